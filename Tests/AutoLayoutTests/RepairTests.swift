import ConstraintSolver
import Testing

@testable import AutoLayout

@Suite("Repairs of conflicts")
struct RepairTests {
  private static let nearlyRequired = Priority(rawValue: 999)!

  /// A box 80 from the left and 81 from the right of a root of 320: that leaves 159, and it is to be 214 wide.
  private struct TooWide {
    var stage = Stage(width: 320, height: 100)
    let box: ItemID
    let leading: ConstraintHandle
    let trailing: ConstraintHandle
    let width: ConstraintHandle
    let reports: [ConflictReport]

    init() {
      box = stage.box()
      leading = stage.add(box, .leading, .equal, stage.root, .leading, plus: 80)
      trailing = stage.add(stage.root, .trailing, .equal, box, .trailing, plus: 81)
      width = stage.add(box, .width, plus: 214)
      reports = stage.engine.solve()
    }
  }

  @Test func theConflictStandsWithItsIrreducibleSet() throws {
    let case1 = TooWide()
    let rootWidth = try #require(case1.stage.engine.rootSpan(case1.stage.root, .horizontal, .size))
    // The root's x is in two of the constraints and cancels.
    let expected = ConflictReport(
      constraints: [rootWidth, case1.leading, case1.trailing, case1.width], broken: case1.width)
    #expect(case1.reports == [expected])
    #expect(case1.stage.engine.standingConflicts == [expected])
  }

  @Test func everyMemberOfTheUserIsChangedAndTheLeastMovementComesFirst() throws {
    let case1 = TooWide()
    let repairs = case1.stage.engine.repairs(of: case1.reports[0])
    #expect(
      repairs.map(\.change) == [
        // The box stays at x = 80 with 159 points, as it is now without its width.
        .setPriority(case1.width, Self.nearlyRequired), .setConstant(case1.width, 159), .remove(case1.width),
        // It grows to the right by 214 − 159 = 55; 320 − 80 − 214 = 26 remain.
        .setPriority(case1.trailing, Self.nearlyRequired), .setConstant(case1.trailing, 26), .remove(case1.trailing),
        // It grows to the left: 320 − 81 − 214 = 25, so x falls by 55 and the width grows by 55.
        .setPriority(case1.leading, Self.nearlyRequired), .setConstant(case1.leading, 25), .remove(case1.leading),
      ])
    #expect(repairs.map { ($0.movement * 1e6).rounded() / 1e6 } == [0, 0, 0, 55, 55, 55, 110, 110, 110])
  }

  @Test func eachRepairIsOne() {
    let case1 = TooWide()
    for repair in case1.stage.engine.repairs(of: case1.reports[0]) {
      var engine = case1.stage.engine
      switch repair.change {
      case .setPriority(let handle, let priority): engine.setPriority(priority, of: handle)
      case .setConstant(let handle, let constant): engine.setConstant(constant, of: handle)
      case .remove(let handle): engine.removeConstraint(handle)
      case .stopTranslatingMask: Issue.record("no mask is translated here")
      }
      #expect(engine.solve().isEmpty)
      #expect(engine.brokenConstraints.isEmpty)
    }
  }

  @Test func aTranslatedMaskMayStopAndTheRootMayNot() {
    // The card follows the root's 320 points of width, and is to be 100 wide.
    var stage = Stage(width: 320, height: 100)
    let card = stage.box()
    _ = stage.engine.addSpan(SpanRule(card, .horizontal, .min, origin: stage.root, offset: 0))
    _ = stage.engine.addSpan(SpanRule(card, .horizontal, .size, container: stage.root, factor: 1, offset: 0))
    let width = stage.add(card, .width, plus: 100)
    let reports = stage.engine.solve()
    // The user's constraint is broken, not the system's.
    #expect(reports.map(\.broken) == [width])
    let repairs = stage.engine.repairs(of: reports[0])
    #expect(
      repairs.map(\.change) == [
        .setPriority(width, Self.nearlyRequired), .setConstant(width, 320), .remove(width), .stopTranslatingMask(card),
      ])
    // Without the mask the card keeps its place and is 220 narrower.
    #expect(repairs.map(\.movement) == [0, 0, 0, 220])
  }

  @Test func theSizeOfAContentGetsALowerPriorityAndNothingElse() {
    // A content of 120 that resists at 1000, in a box that two edges make 100 wide.
    var stage = Stage(width: 100, height: 100)
    let box = stage.box()
    stage.engine.setIntrinsicSize(IntrinsicSize(width: .init(size: 120, resistance: .required)), of: box)
    let left = stage.add(box, .left, .equal, stage.root, .left)
    let right = stage.add(box, .right, .equal, stage.root, .right)
    let resistance = stage.engine.items[box].wishes[.horizontal, .resistance]
    let reports = stage.engine.solve()
    // Edges are broken before contents, and the right one is an edge.
    #expect(reports.map(\.broken) == [right])
    let changes = stage.engine.repairs(of: reports[0]).map(\.change)
    #expect(resistance.map { changes.contains(.setPriority($0, Self.nearlyRequired)) } == true)
    for change in changes {
      if case .setConstant(let handle, _) = change { #expect([left, right].contains(handle)) }
      if case .remove(let handle) = change { #expect([left, right].contains(handle)) }
    }
  }

  @Test func aChangeThatOnlyMovesTheConflictIsNoRepair() throws {
    // The box is 100 wide between its edges, is to be 120, and may be no wider than its neighbor, which is 115. Without an edge
    // it would have to be 120 and at most 115 wide: still a conflict.
    var stage = Stage(width: 100, height: 100)
    let (box, neighbor) = (stage.box(), stage.box())
    stage.add(neighbor, .width, plus: 115)
    stage.add(box, .width, .lessThanOrEqual, neighbor, .width)
    let left = stage.add(box, .left, .equal, stage.root, .left)
    let right = stage.add(box, .right, .equal, stage.root, .right)
    let width = stage.add(box, .width, plus: 120)
    _ = stage.engine.solve()
    #expect(stage.engine.brokenConstraints == [width])
    let rootWidth = try #require(stage.engine.rootSpan(stage.root, .horizontal, .size))
    let conflict = ConflictReport(constraints: [rootWidth, left, right, width], broken: width)
    #expect(
      stage.engine.repairs(of: conflict).map(\.change) == [
        .setPriority(width, Self.nearlyRequired), .setConstant(width, 100), .remove(width),
      ])
  }
}

extension LayoutEngine {
  /// The rule about a part of an item's own frame along an axis.
  func rootSpan(_ item: ItemID, _ axis: Axis, _ part: SpanRule.Part) -> ConstraintHandle? {
    spans(of: item).first { handle in
      guard case .span(let rule) = definition(of: handle) else { return false }
      return rule.axis == axis && rule.part == part
    }
  }
}
