import Testing

@testable import TextLayout

@Suite struct LineBreakerTests {
  private func marked(_ string: String, _ breaker: (ArraySlice<UInt32>) -> [Bool]) -> String {
    let scalars = string.unicodeScalars.map(\.value)
    return zip(string.unicodeScalars, breaker(scalars[...])).map { ($1 ? "|" : "") + String($0) }.joined()
  }

  /// The breaker without ICU agrees with ICU where labels are made of.
  @Test(arguments: [
    "a |b", "The |quick |(brown) |fox.", "well-|known", "-1 |and |-2", "a, |b; |c!", "3.5 |km", "漢|字。|漢",
    "a\u{A0}b |c", "“Hello,” |he |said", "don’t", "「漢|字」|と", "e\u{301}a",
  ])
  func bothBreakers(expected: String) {
    let string = expected.replacing("|", with: "")
    #expect(marked(string, LineBreaker.opportunities) == expected)
    #expect(marked(string, LineBreaker.opportunitiesByClass) == expected)
  }

  @Test func lengths() {
    #expect(LineBreaker.opportunities(in: []).isEmpty)
    #expect(LineBreaker.opportunities(in: [65]) == [false])
    #expect(LineBreaker.opportunities(in: [0x1F600, 0x1F600]) == [false, true])
  }

  @Test func concurrentUse() async {
    let expected = LineBreaker.opportunities(in: "a b c".unicodeScalars.map(\.value)[...])
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<200 {
        group.addTask { LineBreaker.opportunities(in: "a b c".unicodeScalars.map(\.value)[...]) == expected }
      }
      for await same in group { #expect(same) }
    }
  }
}
