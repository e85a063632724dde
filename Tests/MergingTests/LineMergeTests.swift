import InterfaceBuilder
import Testing

@testable import Merging

/// Changes of two sides, joined.
struct LineMergeTests {
  private func merged(_ base: String, _ mine: String, _ theirs: String) -> String? {
    LineMerge.merge(base: Array(base.utf8), mine: Array(mine.utf8), theirs: Array(theirs.utf8)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private let base = "1\n2\n3\n4\n5\n6\n7\n8\n"

  @Test func changesFarFromEachOtherAreJoined() {
    #expect(merged(base, "1\nb\n3\n4\n5\n6\n7\n8\n", "1\n2\n3\n4\n5\n6\nG\n8\n") == "1\nb\n3\n4\n5\n6\nG\n8\n")
    #expect(merged(base, "0\n1\n2\n3\n4\n5\n6\n7\n8\n", "1\n2\n3\n4\n5\n6\n7\n") == "0\n1\n2\n3\n4\n5\n6\n7\n")
    #expect(merged(base, "2\n3\n4\n5\n6\n7\n8\n", base + "9\n") == "2\n3\n4\n5\n6\n7\n8\n9\n")
  }

  @Test func changesOfOneLineAreAConflict() {
    #expect(merged(base, "1\nb\n3\n4\n5\n6\n7\n8\n", "1\nB\n3\n4\n5\n6\n7\n8\n") == nil)
    #expect(merged(base, "1\n2\n4\n5\n6\n7\n8\n", "1\n2\nC\n4\n5\n6\n7\n8\n") == nil)
  }

  /// One line may belong to the next, as attributes of an element do.
  @Test func neighboringChangesAreAConflict() {
    #expect(merged(base, "1\nb\n3\n4\n5\n6\n7\n8\n", "1\n2\nC\n4\n5\n6\n7\n8\n") == nil)
    #expect(merged(base, base + "mine\n", base + "theirs\n") == nil)
  }

  @Test func theSameChangeCountsOnce() {
    #expect(merged(base, "1\nb\n3\n4\n5\n6\n7\n8\n", "1\nb\n3\n4\n5\n6\n7\nH\n") == "1\nb\n3\n4\n5\n6\n7\nH\n")
    #expect(merged(base, "x", "x") == "x")
  }

  @Test func whoChangedNothingTakesTheOther() {
    #expect(merged(base, base, "x") == "x")
    #expect(merged(base, "x", base) == "x")
    #expect(merged("", "", "") == "")
  }

  @Test func textsWithoutALastLineFeedStaySo() {
    #expect(merged("1\n2\n3\n4", "0\n2\n3\n4", "1\n2\n3\nd") == "0\n2\n3\nd")
  }

  @Test func patchesLeadFromOneTextToTheOther() {
    for (old, new) in [("abc", "abXc"), ("aaa", "aa"), ("", "x"), ("x", ""), ("ab", "ba"), ("same", "same")] {
      let patch = Patch(changing: Array(old.utf8), to: Array(new.utf8))
      #expect(patch.applied(to: Array(old.utf8)) == Array(new.utf8))
      #expect(patch.inverse.applied(to: Array(new.utf8)) == Array(old.utf8))
    }
  }
}
