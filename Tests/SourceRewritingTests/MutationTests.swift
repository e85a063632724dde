import Foundation
import Testing

@testable import SourceRewriting

/// Sources that are no Swift: cut, doubled and mixed up. Whatever they are, they are rewritten, and to the same each time.
@Suite struct MutationTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/Torture")

  static let files: [[UInt8]] = {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
      .compactMap { try? Data(contentsOf: $0) }.map { Array($0) }
  }()

  /// The number of mutations, 300 unless `TRELLIS_MUTATIONS` says more.
  static let count = ProcessInfo.processInfo.environment["TRELLIS_MUTATIONS"].flatMap { Int($0) } ?? 300

  @Test func mutatedSourcesAreRewritten() {
    #expect(Self.files.count >= 30)
    var random = SplitMix(state: 42)
    for round in 0..<Self.count {
      let text = Self.mutated(Self.files[round % Self.files.count], &random)
      let files = [SourceModule.File(path: "A.swift", name: "A.swift", text: text)]
      let output = SourceModule(files).rewritten()
      #expect(output.count == 2 && output[0].text.count > text.count / 2)
      if round % 50 == 0 { #expect(SourceModule(files).rewritten() == output) }
    }
  }

  private static func mutated(_ file: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    var text = file
    for _ in 0...Int.random(in: 0..<4, using: &random) where !text.isEmpty {
      let start = Int.random(in: 0..<text.count, using: &random)
      let end = min(text.count, start + Int.random(in: 0..<40, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: text.removeSubrange(start..<end)
      case 1: text.insert(contentsOf: text[start..<end], at: Int.random(in: 0...text.count, using: &random))
      case 2: text[start] = UInt8.random(in: 0...255, using: &random)
      case 3: text.insert("(){}[]<>\"\\/#@`*\n?!.:,".utf8.randomElement(using: &random)!, at: start)
      case 4: text.removeSubrange(start...)
      default:
        let words = [
          "#if ", "#else\n", "#endif\n", "class ", "extension A ", "@objc ", "#selector(", "override ", "\"\"\"", "/*",
          "func ", "var ",
        ]
        text.insert(contentsOf: Array(words.randomElement(using: &random)!.utf8), at: start)
      }
    }
    return text
  }

  /// Sources that would take long if a part were looked at again for each token before it. `Scripts/experiments/torture` times them.
  @Test(arguments: [
    "class a ", "func a ", "var a: ", "@objc(", "#selector(", "/*", "\"\\(", "class A<", "(/[", "#/\n", "a.b?(",
    "#if a\n", "{", "}", "extension A { override func b() {} } ",
  ])
  func repetitionsAreRewritten(_ text: String) {
    let bytes = Array(String(repeating: text, count: 8_000).utf8)
    let output = SourceModule([.init(path: "A.swift", name: "A.swift", text: bytes)]).rewritten()
    #expect(output.count == 2 && output[0].text.count > bytes.count / 2)
  }
}

/// Random numbers that are the same on every machine.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
