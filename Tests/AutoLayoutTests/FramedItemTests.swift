import ConstraintSolver
import Testing

@testable import AutoLayout

/// Items that a rule about their frame places, without variables, until something names them.
struct FramedItemTests {
  private var stage = Stage(width: 400, height: 600)
  private let framed: ItemID

  init() {
    framed = stage.engine.addItem(
      framed: Self.rule(in: stage.root, x: 10, widthShare: 0.5, width: -20), ItemTraits())
    _ = stage.engine.solve()
  }

  /// At (x, 30), 40 high and so wide as the share of the container's width and the number say.
  private static func rule(in container: ItemID, x: Double, widthShare: Double, width: Double) -> FrameRule {
    FrameRule(
      origin: container, container: container,
      horizontal: .init(minFactor: 0, minOffset: x, sizeFactor: widthShare, sizeOffset: width),
      vertical: .init(minFactor: 0, minOffset: 30, sizeFactor: 0, sizeOffset: 40))
  }

  @Test func itsFrameFollowsItsContainers() {
    #expect(stage.engine.frame(of: framed) == Rect(x: 10, y: 30, width: 180, height: 40))
    #expect(!stage.engine.needsSolving)
  }

  @Test mutating func whatLiesInItFollowsIt() {
    let inner = stage.engine.addItem(framed: Self.rule(in: framed, x: 5, widthShare: 1, width: 0), ItemTraits())
    #expect(stage.engine.frame(of: inner) == Rect(x: 15, y: 60, width: 180, height: 40))
    stage.engine.setFrame(Self.rule(in: stage.root, x: 100, widthShare: 0, width: 60), of: framed)
    #expect(stage.engine.frame(of: inner) == Rect(x: 105, y: 60, width: 60, height: 40))
    #expect(!stage.engine.needsSolving)
  }

  @Test mutating func aNegativeSizeCountsAsNone() {
    stage.engine.setFrame(Self.rule(in: stage.root, x: 0, widthShare: 0, width: -7), of: framed)
    #expect(stage.engine.frame(of: framed).width == 0)
  }

  @Test mutating func withVariablesItIsWhereItWasUntilTheNextSolve() {
    stage.engine.giveVariables(to: framed)
    #expect(stage.engine.frame(of: framed) == Rect(x: 10, y: 30, width: 180, height: 40))
    _ = stage.engine.addConstraint(Constraint(framed, .width, .equal, constant: 77))
    _ = stage.engine.addConstraint(Constraint(framed, .height, .equal, constant: 5))
    _ = stage.engine.solve()
    // Nothing says where, so it lies at its container's origin.
    #expect(stage.engine.frame(of: framed) == Rect(x: 0, y: 0, width: 77, height: 5))
  }

  // MARK: Changes

  private mutating func changes() -> Set<ItemID>? {
    var found: Set<ItemID> = []
    return stage.engine.takeChanges { found.insert($0) } ? found : nil
  }

  @Test mutating func onlyWhatASolveMovedIsNamed() {
    let still = stage.engine.addItem(in: stage.root)
    let moving = stage.engine.addItem(in: stage.root)
    let follower = stage.engine.addItem(in: moving)
    for item in [still, moving] {
      stage.add(item, .top, .equal, stage.root, .top)
      _ = stage.engine.addConstraint(Constraint(item, .width, .equal, constant: 10))
      _ = stage.engine.addConstraint(Constraint(item, .height, .equal, constant: 10))
    }
    stage.add(still, .left, .equal, stage.root, .left, plus: 1)
    let place = stage.engine.addConstraint(Constraint(moving, .left, .equal, stage.root, .left, constant: 5))
    _ = stage.engine.solve()
    _ = changes()
    stage.engine.setConstant(9, of: place)
    _ = stage.engine.solve()
    #expect(changes() == [moving, follower])
    // Once told, they are not told again.
    #expect(changes() == [])
  }

  /// A box that is only to lie at most 23 below the top rests there. What moves elsewhere does not name it; a new bound does.
  @Test mutating func whatRestsIsNamedWhereItMoves() {
    let resting = stage.engine.addItem(in: stage.root)
    let moving = stage.engine.addItem(in: stage.root)
    for item in [resting, moving] {
      stage.add(item, .left, .equal, stage.root, .left)
      _ = stage.engine.addConstraint(Constraint(item, .width, .equal, constant: 10))
      _ = stage.engine.addConstraint(Constraint(item, .height, .equal, constant: 10))
    }
    let bound = stage.engine.addConstraint(
      Constraint(resting, .top, .lessThanOrEqual, stage.root, .top, constant: 23))
    let place = stage.engine.addConstraint(Constraint(moving, .top, .equal, stage.root, .top, constant: 5))
    _ = stage.engine.solve()
    #expect(stage.engine.frame(of: resting).y == 23)
    _ = changes()
    stage.engine.setConstant(9, of: place)
    _ = stage.engine.solve()
    #expect(changes()?.contains(moving) == true)
    stage.engine.setConstant(40, of: bound)
    _ = stage.engine.solve()
    #expect(stage.engine.frame(of: resting).y == 40)
    #expect(changes()?.contains(resting) == true)
    // Rests no longer: an equation places it.
    stage.add(resting, .top, .equal, stage.root, .top)
    _ = stage.engine.solve()
    #expect(stage.engine.frame(of: resting).y == 0)
    #expect(changes()?.contains(resting) == true)
  }
}
