import ConsoleLogs
import Foundation
import Testing

/// Damaged logs are read and explained without a crash, and in time. `TRELLIS_LOG_MUTATIONS` asks for more than a few.
@Suite struct LogFuzzTests {
  private static let seeds: [String] = {
    let conflicts = ConsoleLogFiles.fixtures.appendingPathComponent("conflicts")
    let exceptions = ConsoleLogFiles.fixtures.appendingPathComponent("exceptions")
    let own = ConsoleLogFiles.knowledge.appendingPathComponent("own")
    return ConsoleLogFiles.names(in: own, ".txt").compactMap { try? ConsoleLogFiles.text($0, in: own) }
      + [conflicts, exceptions].flatMap { folder in
        ConsoleLogFiles.names(in: folder, ".txt").compactMap { try? ConsoleLogFiles.log(ofFixture: $0, in: folder) }
      }
  }()

  @Test func damagedLogsAreExplained() {
    let count = ProcessInfo.processInfo.environment["TRELLIS_LOG_MUTATIONS"].flatMap { Int($0) } ?? 150
    for number in 0..<count {
      var mutator = LogMutator(seed: UInt64(number))
      let text = mutator.mutated(Self.seeds)
      let explanation = LogExplanation(ConsoleLog(text), screenLengths: [320, 568])
      for conflict in explanation.conflicts { #expect(!conflict.text.isEmpty) }
      #expect(explanation.exceptions.allSatisfy { !$0.summary.isEmpty })
    }
  }

  /// Long texts of the same thing are read in a time that grows as they do.
  @Test(arguments: [
    LongText("\"<", 20_000), LongText("\"<A\n>\" ", 20_000),
    LongText("' ", 100_000, after: "\"<NSLayoutConstraint:0x1 ", before: ">\""),
    LongText("Unable to simultaneously satisfy\n", 10_000),
    LongText("1\n", 1_500, after: "\"<NSLayoutConstraint:0x1 UIView:0xa.width == \n", before: ">\""),
    LongText("reason: 'Can't add self as\n subview ", 3_000), LongText("|   ", 50_000, before: "UIView:0x1"),
    LongText("\"<NSLayoutConstraint:0x1 UIView:0xa.width == 1>\"\n", 2_000),
  ])
  func longTextsAreRead(_ text: LongText) {
    #expect(isExplained(text.text))
  }

  @Test func manyConstraintsAreRead() {
    #expect(isExplained((0..<2_000).map { "\"<NSLayoutConstraint:0x\($0) UIView:0xa.width == \($0)>\"\n" }.joined()))
  }

  private func isExplained(_ text: String) -> Bool {
    let explanation = LogExplanation(ConsoleLog(text), screenLengths: [])
    return !explanation.conflicts.isEmpty || !explanation.problems.isEmpty || !explanation.exceptions.isEmpty
  }
}

/// A text of one piece many times, which the output of tests names in one line.
struct LongText: CustomTestStringConvertible, Sendable {
  private let piece: String
  private let count: Int
  private let start: String
  private let end: String

  init(_ piece: String, _ count: Int, after start: String = "", before end: String = "") {
    (self.piece, self.count, self.start, self.end) = (piece, count, start, end)
  }

  var text: String { start + String(repeating: piece, count: count) + end }

  var testDescription: String { "\(start)\(piece) × \(count)\(end)".debugDescription }
}

/// Damages texts in ways that copying, cutting and printing do, and in ways that nothing does.
private struct LogMutator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(bound, 1)))
  }

  private static let pieces = [
    "\n", "\n\n", "\"", "<", ">", "'", ")", "(", "]", "[", "|", "-", " == ", "@", "0x", "1e308", "1e-308", "nan", "*",
    "/ 0",
    "(active)", "H:", "V:", "Hug:1 CompressionResistance:2", "0.5*", "\u{301}", "🧑‍🧑‍🧒", "UISV-hiding", "Mask", "\t",
    "\u{0}",
    "Will attempt to recover by breaking constraint", "Unable to simultaneously satisfy constraints", "names: ",
  ]

  mutating func mutated(_ seeds: [String]) -> String {
    var text = Array(seeds[next(seeds.count)])
    for _ in 0...next(8) {
      guard !text.isEmpty else { break }
      let at = next(text.count)
      let end = min(text.count, at + 1 + next(40))
      switch next(8) {
      case 0: text.removeSubrange(at..<end)
      case 1: text.insert(contentsOf: Array(Self.pieces[next(Self.pieces.count)]), at: at)
      case 2: text.insert(contentsOf: text[at..<end], at: next(text.count))
      case 3: text[at] = Array(Self.pieces[next(Self.pieces.count)])[0]
      case 4: text = Array(text[..<at])
      case 5: text += Array(seeds[next(seeds.count)])
      case 6:
        // A number becomes another one.
        if let digit = text[at...].firstIndex(where: \.isNumber) { text[digit] = Character("\(next(10))") }
      default:
        let width = 20 + next(100)
        for index in stride(from: width, to: text.count, by: width).reversed() { text.insert("\n", at: index) }
      }
    }
    return String(text)
  }
}
