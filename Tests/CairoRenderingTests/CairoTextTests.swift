#if Raster
  import CairoRendering
  import Geometry
  import LayoutReports
  import Rendering
  import Testing

  /// Letters in PNG and PDF, their outlines, and what is said about fonts.
  @Suite struct CairoTextTests {
    /// Two letters, at places that no font gives.
    @Test func lettersStandWhereTheyWereMeasured() throws {
      let run = TextRun(
        "II", at: Point(x: 2, y: 30), offsets: [0, 60], font: Font(size: 30), color: Color(red: 0, green: 0, blue: 0))
      let pixels = try Pixels(CairoWriter().png(list([.text(run)], Size(width: 100, height: 40)), scale: 1).bytes)
      let columns = (0..<100).filter { x in (0..<40).contains { pixels[x, $0][3] > 128 } }
      #expect(columns.contains { (2..<15).contains($0) } && columns.contains { (62..<75).contains($0) })
      #expect(!columns.contains { (20..<60).contains($0) } && !columns.contains { $0 > 80 })
    }

    /// A text without places is as wide as it was measured, whatever the font.
    @Test(arguments: [40.0, 90]) func textHasTheMeasuredWidth(_ width: Double) throws {
      let run = TextRun(
        "HHHH", at: Point(x: 0, y: 30), width: width, font: Font(size: 20), color: Color(red: 0, green: 0, blue: 0))
      let pixels = try Pixels(CairoWriter().png(list([.text(run)], Size(width: 100, height: 40)), scale: 1).bytes)
      let last = (0..<100).last { x in (0..<40).contains { pixels[x, $0][3] > 128 } } ?? 0
      #expect(Double(last) > width * 0.9 && Double(last) <= width)
    }

    /// Letters of a font that is wider than the system's are as much narrower as the text was measured to be, also where each has its place:
    /// else the last one would reach too far (HS: 2.6 of 25 points).
    @Test func lettersAreAsWideAsTheyWereMeasured() throws {
      func end(_ width: Double?) throws -> Int {
        let run = TextRun(
          "HH", at: .zero, width: width, offsets: [0, 0], font: Font(size: 60), color: Color(red: 0, green: 0, blue: 0))
        var moved = run
        moved.position = Point(x: 0, y: 70)
        let pixels = try Pixels(CairoWriter().png(list([.text(moved)], Size(width: 100, height: 80)), scale: 4).bytes)
        return (0..<400).last { x in (0..<320).contains { pixels[x, $0][3] > 128 } } ?? 0
      }
      let natural = try end(nil)
      // Both letters of 60 points lie on each other; the text was measured a tenth narrower than the font has it.
      let advances = try #require(try naturalWidth("HH", 60))
      #expect(abs(Double(try end(advances * 0.9)) / Double(natural) - 0.9) < 0.01)
      #expect(try end(advances * 2) == natural, "other letters, not pulled ones")
    }

    /// What the font at hand makes of a text; found by the end of a letter behind it.
    private func naturalWidth(_ text: String, _ size: Double) throws -> Double? {
      func end(_ text: String) throws -> Double? {
        let run = TextRun(
          text, at: Point(x: 0, y: 70), font: Font(size: size), color: Color(red: 0, green: 0, blue: 0))
        let pixels = try Pixels(CairoWriter().png(list([.text(run)], Size(width: 200, height: 80)), scale: 4).bytes)
        return (0..<800).last { x in (0..<320).contains { pixels[x, $0][3] > 128 } }.map { Double($0) / 4 }
      }
      guard let one = try end("I"), let all = try end(text + "I") else { return nil }
      return all - one
    }

    @Test(arguments: [
      "", "\u{0}\u{1B}[31m", "مرحبا بالعالم", "日本語", "e\u{301}\u{301}\u{301}", "\u{202E}gnp", "👩‍👩‍👧‍👦", "\u{FFFF}\u{FFFE}",
      String(repeating: "x", count: 20_000), String(repeating: "\u{301}", count: 2000),
    ])
    func anyTextMakesAFile(_ text: String) throws {
      let color = Color(red: 0, green: 0, blue: 0)
      let place = Point(x: 0, y: 8)
      let offsets = text.unicodeScalars.indices.enumerated().map { Double($0.offset) * 5 }
      let commands: [DisplayCommand] = [
        .text(TextRun(text, at: place, width: 10, font: Font(size: 8), color: color)),
        .text(TextRun(text, at: place, anchor: .middle, font: Font(family: text, size: 8), color: color)),
        .text(TextRun(text, at: place, offsets: offsets, font: Font(size: 8), color: color)),
      ]
      #expect(try CairoWriter().png(list(commands)).bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(try CairoWriter().pdf(list(commands), title: text).bytes.starts(with: Array("%PDF-1.5".utf8)))
    }

    // MARK: Outlines

    /// Outlines paint the same pixels as letters, whether these have places or are pulled to a width.
    @Test func outlinesLookLikeLetters() throws {
      let texts: [DisplayCommand] = [
        .text(TextRun("Tr", at: Point(x: 1, y: 8), offsets: [0, 5], font: Font(size: 8), color: Color.red)),
        .text(TextRun("ab", at: Point(x: 11, y: 8), width: 8, font: Font(size: 8, weight: 700), color: Color.blue)),
      ]
      let outlined = try CairoWriter().outlined(list(texts)).list
      #expect(outlined.commands.count == 2)
      for command in outlined.commands {
        guard case .fill(.path(let path, _), _) = command else { return #expect(Bool(false), "\(command)") }
        #expect(path.steps.count > 8)
      }
      let (letters, shapes) = (
        try Pixels(CairoWriter().png(list(texts), scale: 3).bytes),
        try Pixels(CairoWriter().png(outlined, scale: 3).bytes)
      )
      var different = 0
      for x in 0..<letters.width {
        for y in 0..<letters.height where zip(letters[x, y], shapes[x, y]).contains(where: { abs($0 - $1) > 48 }) {
          different += 1
        }
      }
      #expect(different < 20)
    }

    // MARK: Notes

    /// Another font in the place of the app's, with its name, once however often it is asked for.
    @Test func aReplacedFontIsNoted() throws {
      let color = Color(red: 0, green: 0, blue: 0)
      let run = TextRun("Temp", at: Point(x: 0, y: 8), font: Font(family: "No Such Font 7", size: 8), color: color)
      let notes = try CairoWriter().png(list([.text(run), .text(run)])).notes
      #expect(notes.count { $0.contains("No Such Font 7") } == 1, "\(notes)")
      #expect(notes.contains { $0.hasSuffix(", because the font No Such Font 7 is not installed") }, "\(notes)")
      #expect(try CairoWriter().pdf(list([.text(run)])).notes == notes)
    }

    /// A letter that no font can have, because it is for private use.
    @Test func missingLettersAreNoted() throws {
      let color = Color(red: 0, green: 0, blue: 0)
      let text = TextRun("a\u{10F123}", at: Point(x: 0, y: 8), offsets: [0, 5], font: Font(size: 8), color: color)
      let notes = try CairoWriter().png(list([.text(text)])).notes
      #expect(notes.contains { $0.contains("U+10F123") && $0.contains("fonts-noto-color-emoji") }, "\(notes)")
      let plain = TextRun("a", at: Point(x: 0, y: 8), offsets: [0], font: Font(size: 8), color: color)
      #expect(try !CairoWriter().png(list([.text(plain)])).notes.contains { $0.contains("U+") })
    }

    /// A line in another font than the one that was measured is as wide as it was measured.
    @Test func aReplacedFontIsPulledToTheWidth() throws {
      let font = Font(family: "No Such Font 7", size: 8)
      let run = TextRun("HHHH", at: Point(x: 2, y: 9), width: 10, font: font, color: Color.red)
      let pixels = try Pixels(CairoWriter().png(list([.text(run)]), scale: 10).bytes)
      let inked = (0..<pixels.width).filter { x in (0..<pixels.height).contains { pixels[x, $0][3] > 128 } }
      let (first, last) = (try #require(inked.first), try #require(inked.last))
      #expect((20..<35).contains(first) && (105..<120).contains(last))
    }
  }
#endif
