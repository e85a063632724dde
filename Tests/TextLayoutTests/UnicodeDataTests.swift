import Foundation
import Testing

@testable import TextLayout

/// The conformance tests of the Unicode Character Database, as Debian's package unicode-data installs them.
@Suite struct UnicodeDataTests {
  static let folder = ProcessInfo.processInfo.environment["UNICODE_DATA"] ?? "/usr/share/unicode"

  /// The lines of a file without comments; nil if it is not there.
  static func lines(_ name: String) -> [Substring]? {
    guard let text = try? String(contentsOfFile: folder + "/" + name, encoding: .utf8) else { return nil }
    return text.split(separator: "\n").map { $0.prefix { $0 != "#" } }.filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// The toolchain's ICU differs from Unicode 15.0 in these: hyphen-minus before `#`, `§` and the like; a comma with nothing
  /// before it and a digit; a full stop before a number at the start of a word (`a.|2`); quotation marks, space and opening
  /// bracket; quotation marks with spaces inside of brackets; Hebrew letters around a hyphen.
  private static let knownLineBreakExceptions = 31

  /// Two thirds are overrides that end where another embedding or isolate begins: ICU gives the control characters between
  /// them the level of what ends. The others are marks on a closing bracket, which ICU does not let follow the bracket
  /// (rule N0), and brackets nested more than 63 deep. Labels have neither.
  private static let knownDirectionExceptions = 30

  @Test(.enabled(if: lines("auxiliary/LineBreakTest.txt") != nil, "no unicode-data: set UNICODE_DATA"))
  func lineBreaks() throws {
    let cases = try #require(Self.lines("auxiliary/LineBreakTest.txt"))
    var wrong: [Substring] = []
    for line in cases {
      var scalars: [UInt32] = []
      var expected: [Bool] = []
      for word in line.split(whereSeparator: \.isWhitespace) {
        if word == "÷" || word == "×" {
          expected.append(word == "÷")
        } else {
          scalars.append(try #require(UInt32(word, radix: 16)))
        }
      }
      expected[0] = false
      expected.removeLast()
      // A label has no separators within a paragraph: what is on both sides of one is laid out by itself.
      if LineBreaker.opportunities(in: scalars[...]) != expected { wrong.append(line) }
    }
    #expect(cases.count > 7000)
    #expect(wrong.count <= Self.knownLineBreakExceptions)
  }

  @Test(.enabled(if: lines("BidiCharacterTest.txt") != nil, "no unicode-data: set UNICODE_DATA"))
  func charactersInBothDirections() throws {
    let cases = try #require(Self.lines("BidiCharacterTest.txt"))
    var wrong = 0
    for line in cases {
      let fields = line.split(separator: ";")
      let scalars = try fields[0].split(separator: " ").map { try #require(UInt32($0, radix: 16)) }
      let bases: [BaseWritingDirection] = [.leftToRight, .rightToLeft, .natural]
      let text = DirectionalText(scalars, base: bases[try #require(Int(fields[1]))])
      let isRight =
        Int(text.paragraphLevel) == Int(fields[2]) && matches(text.levels, fields[3])
        && visualOrder(text, shown: fields[3])
          == (fields.count > 4 ? fields[4].split(separator: " ").map { Int($0) } : [])
      if isRight { continue }
      wrong += 1
      let hasControl = scalars.contains { (0x202A...0x202E).contains($0) }
      let hasBracket = scalars.contains { [0x28, 0x5B].contains($0) }
      #expect(hasControl || hasBracket, "\(line)")
    }
    #expect(cases.count > 90_000)
    #expect(wrong <= Self.knownDirectionExceptions)
  }

  @Test(.enabled(if: lines("BidiTest.txt") != nil, "no unicode-data: set UNICODE_DATA"))
  func classesInBothDirections() throws {
    let cases = try #require(Self.lines("BidiTest.txt"))
    var levels: Substring = ""
    var count = 0
    var wrong = 0
    for line in cases {
      if line.hasPrefix("@Levels:") { levels = line.dropFirst(8) }
      if line.hasPrefix("@") { continue }
      let fields = line.split(separator: ";")
      let scalars = try fields[0].split(separator: " ").map { try #require(Self.samples[String($0)]) }
      let bits = try #require(Int(fields[1].trimmingCharacters(in: .whitespaces)))
      for (bit, base) in [(1, BaseWritingDirection.natural), (2, .leftToRight), (4, .rightToLeft)] where bits & bit != 0
      {
        count += 1
        if !matches(DirectionalText(scalars, base: base).levels, levels) { wrong += 1 }
      }
    }
    #expect(count > 700_000)
    #expect(wrong == 0)
  }

  /// A character of every class.
  private static let samples: [String: UInt32] = [
    "L": 0x61, "R": 0x5D0, "AL": 0x627, "EN": 0x30, "ES": 0x2B, "ET": 0x23, "AN": 0x660, "CS": 0x2C, "NSM": 0x300,
    "BN": 0xAD, "B": 0x2029, "S": 0x09, "WS": 0x20, "ON": 0x21, "LRE": 0x202A, "RLE": 0x202B, "PDF": 0x202C,
    "LRO": 0x202D, "RLO": 0x202E, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
  ]

  /// `x` stands for a character that is not shown, whose level does not matter.
  ///
  /// Where everything is read in one direction, ICU gives every character the level of the paragraph, 0 instead of 2 say:
  /// that says the same about the order, and so it is accepted.
  private func matches(_ levels: [UInt8], _ expected: Substring) -> Bool {
    let words = expected.split(whereSeparator: \.isWhitespace)
    guard words.count == levels.count else { return false }
    let shown = zip(words, levels).compactMap { word, level in UInt8(word).map { ($0, level) } }
    return shown.allSatisfy { $0 == $1 }
      || Set(levels).count == 1 && shown.allSatisfy { $0 & 1 == $1 & 1 }
  }

  private func visualOrder(_ text: DirectionalText, shown: Substring) -> [Int] {
    let words = shown.split(whereSeparator: \.isWhitespace)
    return text.visualRuns.flatMap { $0.isRightToLeft ? Array($0.range.reversed()) : Array($0.range) }
      .filter { words[$0] != "x" }
  }
}
