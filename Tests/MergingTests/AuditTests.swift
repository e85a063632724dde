import Merging
import Testing

/// What a merge lost is told, and nothing that somebody meant to remove.
struct AuditTests {
  private let a = Sample.label("aaa-aa-aaa", "A")
  private let b = Sample.label("bbb-bb-bbb", "B")

  private func losses(_ base: String, _ ours: String, _ theirs: String, _ result: String) throws -> [DocumentAudit.Loss]
  {
    try DocumentAudit(
      base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8), result: Array(result.utf8)
    ).losses
  }

  @Test func whatOneSideAddedAndTheResultLacksIsTold() throws {
    func document(_ subviews: [String], _ connections: [String] = []) -> String {
      Sample.storyboard(subviews: subviews, connections: connections)
        .replacing("userLabel=\"Start\"", with: "customClass=\"StartController\"")
    }
    let base = document([a])
    let ours = document(
      [a, Sample.stack("sss-ss-sss", [b])], [Sample.outlet("o1o-bb-bbb", "title", to: "bbb-bb-bbb")])
    let theirs = document([Sample.label("aaa-aa-aaa", "New")])
    let found = try losses(base, ours, theirs, theirs)
    try #require(found.map(\.id) == ["sss-ss-sss", "o1o-bb-bbb"])
    #expect(found[0].parts == 1 && found[0].scene == "StartController" && found[0].side == .ours)
    #expect(found[1].name == "the outlet “title” of the view controller “StartController”")
    #expect(try losses(base, theirs, ours, theirs).map(\.side) == [.theirs, .theirs])
    #expect(try losses(base, ours, theirs, try merged(base, ours, theirs).text).isEmpty)
  }

  @Test func aResultThatCannotBeReadIsToldFromVersionsThatCannot() {
    let good = Array(Sample.storyboard(subviews: [a]).utf8)
    func isOfResult(_ ours: [UInt8], _ result: [UInt8]) -> Bool? {
      do throws(DocumentAudit.Failure) {
        _ = try DocumentAudit(base: good, ours: ours, theirs: good, result: result)
        return nil
      } catch {
        return error.isOfResult
      }
    }
    #expect(isOfResult(good, Array("<<<<<<< ours\n".utf8)) == true)
    #expect(isOfResult(Array("<<<<<<< ours\n".utf8), good) == false)
    #expect(isOfResult(good, good + [0x0A]) == nil)
  }

  @Test func outletsOfAClassNameIt() throws {
    func document(_ connections: [String]) -> String {
      Sample.storyboard(subviews: [a], connections: connections).replacing(
        "userLabel=\"Start\"", with: "customClass=\"StartController\"")
    }
    let found = try losses(
      document([]), document([Sample.outlet("o1o-aa-aaa", "title", to: "aaa-aa-aaa")]),
      document([]).replacing("393", with: "394"), document([]))
    #expect(found.map(\.outlet?.className) == ["StartController"] && found.map(\.outlet?.property) == ["title"])
  }

  @Test func whatWentWithItsParentIsNotTold() throws {
    let base = Sample.storyboard(subviews: [Sample.stack("sss-ss-sss", [a]), b])
    let ours = Sample.storyboard(subviews: [Sample.stack("sss-ss-sss", [a, Sample.label("ccc-cc-ccc", "C")]), b])
    let theirs = Sample.storyboard(subviews: [b])
    #expect(try losses(base, ours, theirs, theirs).isEmpty)
  }

  @Test func whatIsThereUnderAnotherIDIsNotTold() throws {
    let base = Sample.storyboard(subviews: [a])
    let ours = Sample.storyboard(subviews: [a, b], constraints: [Sample.constraint("c1c-aa-aaa", "aaa-aa-aaa")])
    let theirs = Sample.storyboard(tools: "22000", subviews: [a])
    let result = Sample.storyboard(
      tools: "22000", subviews: [a, Sample.label("xxx-xx-xxx", "B")],
      constraints: [Sample.constraint("c2c-aa-aaa", "aaa-aa-aaa", constant: "9")])
    #expect(try losses(base, ours, theirs, result).isEmpty)
  }

  @Test func connectionsOfWhatWasDeletedAreNotTold() throws {
    let base = Sample.storyboard(subviews: [a, b])
    let ours = Sample.storyboard(
      subviews: [a, b], connections: [Sample.outlet("o1o-aa-aaa", "title", to: "aaa-aa-aaa")])
    let theirs = Sample.storyboard(subviews: [b])
    #expect(try losses(base, ours, theirs, theirs).isEmpty)
  }
}
