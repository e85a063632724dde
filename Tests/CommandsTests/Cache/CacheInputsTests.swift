import Foundation
import Geometry
import InterfaceBuilder
import Linting
import Staging
import Testing

@testable import Commands

@MainActor
@Suite struct CacheInputsTests {
  private func inputs(_ values: Any...) -> CacheInputs {
    var inputs = CacheInputs()
    for value in values { inputs.add(content: value) }
    return inputs
  }

  @Test func cacheInputsDifferForDifferentContents() {
    struct Pair {
      var a: String
      var b: String?
    }
    enum Choice {
      case one, two
      case number(Int)
    }
    let values: [Any] = [
      "ab", ["ab"], ["a", "b"], Pair(a: "a", b: "b"), Pair(a: "ab", b: ""), Pair(a: "ab", b: nil), 1, 1.5, true, "1",
      Choice.one, Choice.two, Choice.number(1), Choice.number(2), ["a": 1], ["a": 2], ["b": 1], Set(["a"]), (1, 2),
      (2, 1),
      [Choice.one, .two], [Choice.two, .one],
    ]
    #expect(Set(values.map { inputs($0) }).count == values.count)
    #expect(inputs("a", "b") != inputs("ab") && inputs("a", "bc") != inputs("ab", "c"))
  }

  /// Dictionaries have another order in every process, and in ones that were filled differently.
  @Test func cacheInputsIgnoreTheOrderOfSets() {
    let words = (0..<100).map { "word\($0)" }
    let forwards = Dictionary(uniqueKeysWithValues: words.map { ($0, $0) })
    var backwards: [String: String] = [:]
    backwards.reserveCapacity(5000)
    for word in words.reversed() { backwards[word] = word }
    #expect(inputs(forwards) == inputs(backwards))
    #expect(inputs(Set(words)) == inputs(Set(words.reversed())))
  }

  @Test func cacheInputsContainEveryPartOfAConfiguration() throws {
    let phone = try #require(LayoutConfiguration(device: "retina4_7"))
    var changed = Array(repeating: phone, count: 6)
    changed[0].orientation = .landscape
    changed[1].textSize = .AX1
    changed[2].isRightToLeft = true
    changed[3].isDark = true
    changed[4].pseudolanguage = .double
    changed[5].windowSize = Size(width: 1, height: 2)
    #expect(Set((changed + [phone]).map { inputs($0) }).count == 7)
  }
}
