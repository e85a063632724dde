import ConstraintSolver
import Testing

@testable import AutoLayout

@Suite("Settlements of ambiguities")
struct SettlementTests {
  /// Two labels of 100 share the 300 points of the root and hug their contents equally: the first may be 100 to 200 wide.
  private struct TiedLabels {
    var stage = Stage(width: 300, height: 50)
    let a: ItemID
    let b: ItemID

    init(hugging: Float) {
      (a, b) = (stage.box(), stage.box())
      let wish = IntrinsicSize.Wish(size: 100, hugging: Priority(rawValue: hugging)!)
      for item in [a, b] {
        stage.engine.setIntrinsicSize(IntrinsicSize(width: wish), of: item)
        stage.add(item, .top, .equal, stage.root, .top)
        stage.add(item, .height, plus: 20)
      }
      stage.add(a, .left, .equal, stage.root, .left)
      stage.add(b, .left, .equal, a, .right)
      stage.add(b, .right, .equal, stage.root, .right)
      _ = stage.engine.solve()
    }
  }

  @Test func whatMovesIsNamedWithItsRate() throws {
    let labels = TiedLabels(hugging: 250)
    let engine = labels.stage.engine
    #expect(engine.freedom(of: labels.a, Quantity.width) == 100...200)
    // The width of a grows by 1, or shrinks if it is 200 already; b begins as much farther right and is as much narrower.
    let sign = try #require(engine.value(of: labels.a, .width)) < 200 ? 1.0 : -1
    #expect(
      engine.motion(of: labels.a, .width) == [
        Motion(item: labels.a, quantity: .width, rate: sign), Motion(item: labels.b, quantity: .minX, rate: sign),
        Motion(item: labels.b, quantity: .width, rate: -sign),
      ])
  }

  @Test func whatIsDeterminedDoesNotMoveAndNeedsNothing() {
    let labels = TiedLabels(hugging: 250)
    let engine = labels.stage.engine
    #expect(engine.motion(of: labels.a, .minX) == nil)
    #expect(engine.settlements(of: labels.a, .minX, in: labels.stage.root).isEmpty)
    #expect(engine.motion(of: labels.a, .height) == nil)
  }

  @Test func tiedContentsAreSettledByOneLessForEither() throws {
    let labels = TiedLabels(hugging: 250)
    let engine = labels.stage.engine
    let settlements = engine.settlements(of: labels.a, .width, in: labels.stage.root)
    // The resistances are tied at 750, too, but both labels have their 100 points: one more or less for either settles nothing.
    try #require(settlements.count == 3)
    let hugging = Priority(rawValue: 249)!
    // If a hugs less it gets the other 200; if b does, a is 100 wide.
    for (settlement, (item, value)) in zip(settlements, [(labels.a, 200.0), (labels.b, 100)]) {
      guard case .priority(let handle, hugging, value: value) = settlement else {
        Issue.record("\(settlement) instead of a priority")
        continue
      }
      #expect(handle == engine.items[item].wishes[.horizontal, .hugging])
    }
    guard case .constraint(let constraint) = settlements[2] else {
      Issue.record("\(settlements[2]) instead of a constraint")
      return
    }
    #expect(constraint.first == labels.a && constraint.firstAttribute == .width && constraint.second == nil)
    #expect(constraint.constant == engine.value(of: labels.a, .width))
  }

  /// No priority is lower than 1.
  @Test func aTieAtTheLowestPriorityIsSettledByOneMore() throws {
    let labels = TiedLabels(hugging: 1)
    let settlements = labels.stage.engine.settlements(of: labels.a, .width, in: labels.stage.root)
    try #require(settlements.count == 3)
    guard case .priority(_, Priority(rawValue: 2), value: 100) = settlements[0] else {
      Issue.record("\(settlements[0]) instead of a priority")
      return
    }
  }

  /// A box of 20 that nothing places, in a container from 30 to 130.
  private func loose(isRightToLeft: Bool) -> (stage: Stage, container: ItemID, box: ItemID) {
    var stage = Stage(width: 300, height: 50)
    let container = stage.box()
    var traits = ItemTraits()
    traits.isRightToLeft = isRightToLeft
    let box = stage.engine.addItem(traits)
    stage.add(container, .left, .equal, stage.root, .left, plus: 30)
    stage.add(container, .width, plus: 100)
    stage.add(box, .width, plus: 20)
    _ = stage.engine.solve()
    return (stage, container, box)
  }

  // The box lies where its variable began, at 0: its left edge is 30 before the container's. Read from right to left, its leading edge
  // is at 20 and the container's at 130, and the constant counts to the left.
  @Test(arguments: [(false, -30.0), (true, 110)])
  func aPlaceIsPinnedWhereItIs(isRightToLeft: Bool, constant: Double) throws {
    var (stage, container, box) = loose(isRightToLeft: isRightToLeft)
    #expect(stage.engine.motion(of: box, .minX) == [Motion(item: box, quantity: .minX, rate: 1)])
    let settlements = stage.engine.settlements(of: box, .minX, in: container)
    guard case .constraint(let constraint)? = settlements.first else {
      Issue.record("\(settlements) instead of a constraint")
      return
    }
    #expect(settlements.count == 1)
    #expect(constraint.firstAttribute == .leading && constraint.second == container)
    #expect(constraint.constant == constant)
    _ = stage.engine.addConstraint(constraint)
    #expect(stage.engine.solve().isEmpty)
    #expect(stage.engine.frame(of: box).x == 0)
    #expect(!stage.engine.ambiguity(of: box).contains(.horizontalPosition))
  }

  @Test func derivedItemsHaveNothingToSettle() {
    var (stage, container, _) = loose(isRightToLeft: false)
    let guide = stage.engine.addItem(derived: DerivedRect(base: container, insets: Insets(left: 5)))
    #expect(stage.engine.motion(of: guide, .minX) == nil)
    #expect(stage.engine.settlements(of: guide, .minX, in: stage.root).isEmpty)
  }
}
