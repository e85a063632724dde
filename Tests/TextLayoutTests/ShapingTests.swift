#if Shaping
  import Foundation
  import Testing

  @testable import TextLayout

  /// Fonts of Debian's packages fonts-dejavu-core and fonts-liberation; nothing is checked where they are not installed.
  private enum SystemFonts {
    static let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    static let liberation = "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf"

    static func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
  }

  @Suite(.enabled(if: SystemFonts.has(SystemFonts.dejaVu), "skipped: fonts-dejavu-core is not installed"))
  struct ShapingTests {
    private func face(_ path: String) throws -> FontFace {
      var registry = FontRegistry()
      try registry.register(contentsOf: path)
      return try #require(registry.faces.first)
    }

    private func dejaVu(_ size: Double = 2048) throws -> Font { try face(SystemFonts.dejaVu).font(size: size) }

    /// source: the tables head and hhea of the file, read here by the offsets of the OpenType specification.
    @Test func metricsAreThoseOfTheFile() throws {
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: SystemFonts.dejaVu)))
      let em = try #require(word(bytes, "head", 18))
      let font = try dejaVu(Double(em))
      #expect(font.ascender == Double(try #require(word(bytes, "hhea", 4))))
      #expect(font.descender == Double(try #require(word(bytes, "hhea", 6))))
      #expect(font.leading == Double(try #require(word(bytes, "hhea", 8))))
    }

    /// source: the table OS/2 of the file, which names heights of letters from version 2 on.
    @Test(.enabled(if: SystemFonts.has(SystemFonts.liberation), "skipped: fonts-liberation is not installed"))
    func heightsOfLettersAreThoseOfTheFile() throws {
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: SystemFonts.liberation)))
      let font = try face(SystemFonts.liberation).font(size: Double(try #require(word(bytes, "head", 18))))
      #expect(try #require(word(bytes, "OS/2", 0)) >= 2)
      #expect(font.capHeight == Double(try #require(word(bytes, "OS/2", 88))))
      #expect(font.xHeight == Double(try #require(word(bytes, "OS/2", 86))))
    }

    @Test func names() throws {
      let face = try face(SystemFonts.dejaVu)
      #expect(face.postScriptName == "DejaVuSans" && face.familyName == "DejaVu Sans")
      #expect(face.weight == .regular && !face.isItalic)
    }

    /// Letters that lean against each other stand closer than alone.
    @Test func kerning() throws {
      let font = try dejaVu()
      #expect(width("AV", font) < width("A", font) + width("V", font))
      #expect(width("HH", font) == 2 * width("H", font))
    }

    /// Marks stand over their letter and take no room.
    @Test func marks() throws {
      let font = try dejaVu()
      #expect(width("e\u{301}\u{323}", font) == width("e", font))
    }

    /// Arabic letters join: lam and alef are one ligature, a letter inside of a word is narrower than alone.
    @Test func arabic() throws {
      let font = try dejaVu()
      let apart = ["س", "ل", "ا", "م"].map { width($0, font) }.reduce(0, +)
      #expect(width("سلام", font) < apart)
      let ligature = width("\u{FEFB}", font)
      #expect(width("لا", font) == ligature)
    }

    /// Hebrew letters do not join: a word is as wide as its letters, and points are marks.
    @Test func hebrew() throws {
      let font = try dejaVu()
      let letters = ["ש", "ל", "ו", "ם"].map { width($0, font) }.reduce(0, +)
      #expect(width("שלום", font) == letters)
      #expect(width("שָׁלוֹם", font) == letters)
    }

    /// Words of both directions in one line are shaped each in its own.
    @Test func mixedDirections() throws {
      let font = try dejaVu()
      #expect(
        abs(width("Tel תל", font) - width("Tel", font) - width(" ", font) - width("תל", font)) < 1e-6)
    }

    /// DejaVu Sans has no Han: those characters are as wide as in the system font.
    @Test func fallback() throws {
      #expect(try width("漢字", dejaVu(20)) == width("漢字", .system(20)))
    }

    /// A sum of clusters is a sum: breaking lines loses nothing but the spaces at the breaks.
    @Test func linesAddUp() throws {
      let font = try dejaVu(16)
      let words = ["Waver", "السلام", "To", "עולם"]
      let laidOut = layOut(
        AttributedText(words.joined(separator: " "), font: font), width: 1, maximumLines: 0,
        lineBreakMode: .byWordWrapping, in: phone)
      #expect(laidOut.lines.count > words.count)
      let wide = layOut(
        AttributedText(words.joined(separator: "\n"), font: font), width: nil, maximumLines: 0,
        lineBreakMode: .byWordWrapping, in: phone)
      #expect(wide.lines.map(\.text) == words)
      for (line, word) in zip(wide.lines, words) { #expect(abs(line.width - width(word, font)) < 1e-9) }
    }

    /// Liberation Sans has the advances of Arial: 1479 of 2048 for "C", 1366 for "A", 569 for "I".
    /// source: the widths published for Helvetica, 722, 667 and 278 of 1000, which Arial and Liberation Sans share.
    @Test(.enabled(if: SystemFonts.has(SystemFonts.liberation), "skipped: fonts-liberation is not installed"))
    func advances() throws {
      let font = try face(SystemFonts.liberation).font(size: 1000)
      for (letter, expected) in [("C", 722.0), ("A", 667), ("I", 278), ("m", 833), ("i", 222)] {
        #expect(abs(width(letter, font) - expected) < 0.6, "\(letter)")
      }
    }

    @Test func whatIsNoFont() throws {
      var registry = FontRegistry()
      #expect(throws: FontError.noFont("a.ttf")) { try registry.register([1, 2, 3], name: "a.ttf") }
      #expect(throws: FontError.unreadable("/nonexistent.ttf")) {
        try registry.register(contentsOf: "/nonexistent.ttf")
      }
      var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: SystemFonts.dejaVu)))
      bytes.removeLast(bytes.count - 2000)
      #expect(throws: FontError.noFont("cut.ttf")) { try registry.register(bytes, name: "cut.ttf") }
    }

    /// A signed word of a table.
    private func word(_ bytes: [UInt8], _ table: String, _ offset: Int) -> Int16? {
      func number(_ at: Int, _ count: Int) -> Int { bytes[at..<at + count].reduce(0) { $0 << 8 | Int($1) } }
      for record in 0..<number(4, 2) where Array(bytes[(12 + 16 * record)...].prefix(4)) == Array(table.utf8) {
        return Int16(truncatingIfNeeded: number(number(12 + 16 * record + 8, 4) + offset, 2))
      }
      return nil
    }
  }
#endif
