import ConstraintSolver
import Testing

@testable import AutoLayout

@Suite("Constraints that would have it otherwise")
struct DissentTests {
  /// A box 10 from the left of a root of 300 points.
  private struct Case {
    var stage = Stage(width: 300, height: 100)
    let box: ItemID
    let leading: ConstraintHandle
    let rootWidth: ConstraintHandle

    init() throws {
      box = stage.box()
      leading = stage.add(box, .leading, .equal, stage.root, .leading, plus: 10)
      rootWidth = try #require(stage.engine.rootSpan(stage.root, .horizontal, .size))
    }
  }

  @Test func requiredConstraintsRuleAnOptionalOneOut() throws {
    var layout = try Case()
    let width = layout.stage.add(layout.box, .width, plus: 100)
    let trailing = layout.stage.add(layout.box, .trailing, .equal, layout.stage.root, .trailing, plus: -10, at: 750)
    _ = layout.stage.engine.solve()
    let dissents = layout.stage.engine.dissent(about: layout.box, .trailing)
    try #require(dissents.count == 1)
    #expect(dissents[0].handle == trailing)
    // The box ends at 10 + 100 = 110, which is 190 before the root's end. Leading edge and width forbid the 290 it wants.
    #expect(dissents[0].actual == -190)
    #expect(dissents[0].valueIfObeyed == nil)
    #expect(dissents[0].losesTo == [layout.rootWidth, layout.leading, width])
  }

  @Test func aStrongerOptionalConstraintWouldBecomeWorse() throws {
    var layout = try Case()
    let width = layout.stage.add(layout.box, .width, plus: 100, at: 750)
    let trailing = layout.stage.add(layout.box, .trailing, .equal, layout.stage.root, .trailing, plus: -10, at: 500)
    let weaker = layout.stage.add(layout.box, .width, plus: 90, at: 400)
    _ = layout.stage.engine.solve()
    let dissents = layout.stage.engine.dissent(about: layout.box, .trailing)
    #expect(dissents.map(\.handle) == [trailing, weaker])
    // At 290 the box would be 280 wide, 180 more than it is to be. That the weaker wish for 90 would be off by more does not count.
    #expect(dissents.map(\.valueIfObeyed) == [290, 100])
    #expect(dissents.map(\.actual) == [-190, 100])
    // At 90 the box would end at 100: the width would be off by 10, the trailing edge by 190 and no longer by 180.
    #expect(dissents.map(\.losesTo) == [[width], [width, trailing]])
  }

  @Test func aBrokenConstraintLosesToTheOthersOfItsConflict() throws {
    var layout = try Case()
    let trailing = layout.stage.add(layout.box, .trailing, .equal, layout.stage.root, .trailing, plus: -10)
    let width = layout.stage.add(layout.box, .width, plus: 100)
    #expect(layout.stage.engine.solve().map(\.broken) == [width])
    for attribute in [AutoLayout.Attribute.width, .trailing] {
      let dissents = layout.stage.engine.dissent(about: layout.box, attribute)
      try #require(dissents.count == 1)
      #expect(dissents[0].handle == width)
      // From 10 to 290.
      #expect(dissents[0].actual == 280)
      #expect(dissents[0].valueIfObeyed == nil)
      #expect(dissents[0].losesTo == [layout.rootWidth, layout.leading, trailing])
    }
  }

  @Test func whatWouldNotMoveTheAttributeIsLeftOut() throws {
    var layout = try Case()
    let neighbor = layout.stage.box()
    // The neighbor connects the leading edge with the width.
    layout.stage.add(neighbor, .leading, .equal, layout.box, .trailing)
    layout.stage.add(layout.box, .width, plus: 100, at: 750)
    let wider = layout.stage.add(layout.box, .width, plus: 200, at: 500)
    _ = layout.stage.engine.solve()
    #expect(layout.stage.engine.dissent(about: layout.box, .trailing).map(\.handle) == [wider])
    #expect(layout.stage.engine.dissent(about: neighbor, .leading).map(\.valueIfObeyed) == [210])
    // The leading edge is 10 from the root's, however wide the box is; and the width has nothing to do with the top edge.
    #expect(layout.stage.engine.dissent(about: layout.box, .leading).isEmpty)
    #expect(layout.stage.engine.dissent(about: layout.box, .top).isEmpty)
  }

  @Test func thereIsNoAnswerBetweenAChangeAndTheNextSolve() throws {
    var layout = try Case()
    layout.stage.add(layout.box, .width, plus: 100, at: 750)
    let wider = layout.stage.add(layout.box, .width, plus: 200, at: 500)
    _ = layout.stage.engine.solve()
    layout.stage.engine.setConstant(210, of: wider)
    #expect(layout.stage.engine.dissent(about: layout.box, .width).isEmpty)
    _ = layout.stage.engine.solve()
    #expect(layout.stage.engine.dissent(about: layout.box, .width).map(\.valueIfObeyed) == [210])
  }
}
