import Geometry
import InterfaceBuilder
import Testing

@testable import Editing

/// Suggested constraints: as many as are necessary, and those that people would choose.
@MainActor @Suite struct SuggestionTests {
  private func suggested(_ views: [(kind: ElementKind, id: String, frame: Rect)]) throws -> (Draft, [String]) {
    let draft = try Samples.draft()
    let performer = Performer(draft)
    try draft.apply(.remove(["gray", "blue", "label"]))
    for view in views {
      var new = NewView(view.kind, id: view.id)
      new.frame = view.frame
      new.label = view.id
      try draft.apply(.addView(new, into: "root", at: nil))
    }
    try performer.perform(.resolve([], .addMissing))
    let words = ConstraintName(name: { draft.id(of: $0) }, draft: draft)
    return (draft, draft.constraints.map(words.equation).sorted())
  }

  @Test func aBandFollowsBothEdges() throws {
    let (_, found) = try suggested([(.view, "a", Rect(x: 20, y: 100, width: 335, height: 50))])
    #expect(
      found == [
        "a.leading = safe.leading + 20", "a.top = safe.top + 100", "height = 50", "safe.trailing = a.trailing + 20",
      ])
  }

  @Test func aBoxInTheMiddleIsCentred() throws {
    let (_, found) = try suggested([(.view, "a", Rect(x: 137.5, y: 283.5, width: 100, height: 100))])
    #expect(found == ["a.centerX = centerX", "a.centerY = centerY", "height = 100", "width = 100"])
  }

  @Test func whatIsBelowFollowsWhatIsAbove() throws {
    let (_, found) = try suggested([
      (.view, "a", Rect(x: 20, y: 100, width: 335, height: 50)),
      (.view, "b", Rect(x: 20, y: 158, width: 335, height: 50)),
    ])
    #expect(found.contains("b.top = a.bottom + 8"))
    #expect(found.count == 8)
  }

  @Test func whatIsSettledIsLeftAlone() throws {
    let draft = try Samples.draft()
    let performer = Performer(draft)
    try performer.perform(.resolve([], .addMissing))
    let once = draft.bytes
    try performer.perform(.resolve([], .addMissing))
    #expect(draft.bytes == once)
    // Blue has all that it needs in the sample.
    let words = ConstraintName(name: { draft.id(of: $0) }, draft: draft)
    #expect(draft.constraints.map(words.equation).filter { $0.contains("blue.") && !$0.contains("gray") }.count == 3)
  }

  @Test func theResultIsLaidOutAsDrawn() throws {
    let frames = [
      Rect(x: 20, y: 100, width: 100, height: 40), Rect(x: 130, y: 100, width: 225, height: 40),
      Rect(x: 20, y: 150, width: 335, height: 300), Rect(x: 137.5, y: 600, width: 100, height: 44),
    ]
    let (draft, found) = try suggested(frames.enumerated().map { (.view, "v\($0)", $1) })
    let layout = try LaidOutDraft(draft, .init())
    for (index, frame) in frames.enumerated() { #expect(layout.frames["v\(index)"] == frame) }
    #expect(layout.open.isEmpty && layout.conflicts == 0)
    #expect(found.count == 16)
  }

  @Test func equationsThatSayNothingNewAreNotTaken() {
    var known = Independence()
    let rows: [[Int: Double]] = [[1: 1], [1: 1, 2: 1], [2: 3], [:]]
    let taken = rows.map { known.take($0) }
    #expect(taken == [true, true, false, false])
    #expect(known.rank == 2)
  }
}
