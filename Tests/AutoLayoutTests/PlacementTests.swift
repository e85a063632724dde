import ConstraintSolver
import Testing

@testable import AutoLayout

/// Where an item lies that nothing places, and what its place means for constraints that see it.
struct PlacementTests {
  /// A root of 375 × 667 with `outer` at (20, 72) and, in it, `middle` without constraints.
  private var stage = Stage(width: 375, height: 667)
  private let outer: ItemID
  private let middle: ItemID

  init() {
    outer = stage.engine.addItem(in: stage.root)
    stage.add(outer, .left, .equal, stage.root, .left, plus: 20)
    stage.add(outer, .top, .equal, stage.root, .top, plus: 72)
    middle = stage.engine.addItem(in: outer)
  }

  private mutating func box(in container: ItemID, _ traits: ItemTraits = ItemTraits()) -> ItemID {
    stage.engine.addItem(traits, in: container)
  }

  @Test func itLiesAtItsContainersOrigin() {
    var stage = stage
    _ = stage.engine.solve()
    #expect(stage.engine.frame(of: middle) == Rect(x: 20, y: 72, width: 0, height: 0))
  }

  @Test mutating func itsFrameCountsNotItsAlignmentRectangle() {
    var traits = ItemTraits()
    traits.alignmentInsets = Insets(top: 3, left: 5)
    let inset = box(in: outer, traits)
    _ = stage.engine.solve()
    #expect(stage.engine.frame(of: inset) == Rect(x: 20, y: 72, width: 5, height: 3))
  }

  @Test mutating func whatIsInsideKeepsItsConstraintsToOthers() {
    let inner = box(in: middle)
    stage.add(inner, .left, .equal, outer, .left, plus: 10)
    stage.add(inner, .top, .equal, stage.root, .top, plus: 100)
    _ = stage.engine.solve()
    // 20 + 10, and 100 from the root whatever lies between.
    #expect(stage.engine.frame(of: inner) == Rect(x: 30, y: 100, width: 0, height: 0))
    #expect(stage.engine.frame(of: middle) == Rect(x: 20, y: 72, width: 0, height: 0))
  }

  @Test mutating func whatIsPlacedByItsGuideLiesInIt() {
    let margins = stage.engine.addItem(derived: DerivedRect(base: middle, insets: Insets(top: 4, left: 8)))
    let inner = box(in: middle)
    stage.add(inner, .left, .equal, margins, .left)
    stage.add(inner, .top, .equal, margins, .top)
    _ = stage.engine.solve()
    #expect(stage.engine.frame(of: inner) == Rect(x: 28, y: 76, width: 0, height: 0))
    // Nothing gives either a size, but the inner one has its place in the other.
    #expect(stage.engine.ambiguity(of: inner, in: middle) == [.width, .height])
    #expect(stage.engine.ambiguity(of: middle, in: outer) == [.horizontalPosition, .verticalPosition, .width, .height])
  }

  /// What is inside its margins has a size and a place of its own, so it has to move around that.
  /// source: derived: 300 - 18 = 282 is the top of the inner one, and 282 - 8 = 274 that of the one around it
  @Test mutating func whatIsInsideItsGuideMayBePlacedByOthers() {
    let margins = stage.engine.addItem(derived: DerivedRect(base: middle, insets: Insets(top: 8, bottom: 8)))
    let inner = box(in: middle)
    stage.add(inner, .top, .equal, margins, .top)
    stage.add(inner, .bottom, .equal, margins, .bottom)
    stage.add(inner, .bottom, .equal, stage.root, .top, plus: 300)
    _ = stage.engine.addConstraint(Constraint(inner, .height, .equal, constant: 18, priority: Priority(rawValue: 251)!))
    _ = stage.engine.solve()
    #expect(stage.engine.frame(of: inner).height == 18)
    #expect(stage.engine.frame(of: middle).y == 274)
    #expect(stage.engine.ambiguity(of: middle, in: outer).isDisjoint(with: [.verticalPosition, .height]))
  }

  @Test mutating func aConstraintAboutItsPlaceCountsFromThenOn() {
    let margins = stage.engine.addItem(derived: DerivedRect(base: middle, insets: Insets(left: 8)))
    let inner = box(in: middle)
    stage.add(inner, .left, .equal, margins, .left)
    _ = stage.engine.solve()
    let position = stage.add(middle, .left, .equal, stage.root, .left, plus: 50)
    _ = stage.engine.solve()
    #expect(stage.engine.frame(of: middle).x == 50)
    #expect(stage.engine.frame(of: inner).x == 58)
    stage.engine.removeConstraint(position)
    _ = stage.engine.solve()
    #expect(stage.engine.frame(of: middle).x == 20)
    #expect(stage.engine.frame(of: inner).x == 28)
  }

  @Test mutating func aChainFollowsItsEnd() {
    let deeper = box(in: middle)
    let guide = stage.engine.addItem(derived: DerivedRect(base: deeper, insets: Insets(top: 1)))
    let inner = box(in: deeper)
    stage.add(inner, .top, .equal, guide, .top)
    _ = stage.engine.solve()
    #expect(stage.engine.frame(of: inner).y == 73)
    stage.add(middle, .top, .equal, outer, .top, plus: 7)
    _ = stage.engine.solve()
    #expect(stage.engine.frame(of: deeper).y == 79)
    #expect(stage.engine.frame(of: inner).y == 80)
  }

  @Test mutating func aRemovedContainerLeavesItInTheRoot() {
    let loose = box(in: middle)
    _ = stage.engine.solve()
    stage.engine.removeItem(middle)
    _ = stage.engine.solve()
    #expect(stage.engine.frame(of: loose) == .zero)
  }
}
