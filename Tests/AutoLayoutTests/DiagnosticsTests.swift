@testable import ConstraintSolver
import Testing

@testable import AutoLayout

@Suite("Diagnostics of the engine")
struct DiagnosticsTests {
  /// Two labels of 100 share the 300 points of the root; the first hugs its content more. Solved.
  private func labels() -> (stage: Stage, first: ItemID) {
    var stage = Stage(width: 300, height: 50)
    let (a, b) = (stage.box(), stage.box())
    let hugging = Priority(rawValue: 251)!
    stage.engine.setIntrinsicSize(IntrinsicSize(width: .init(size: 100, hugging: hugging)), of: a)
    stage.engine.setIntrinsicSize(IntrinsicSize(width: .init(size: 100)), of: b)
    stage.add(a, .leading, .equal, stage.root, .leading)
    stage.add(b, .leading, .equal, a, .trailing)
    stage.add(b, .trailing, .equal, stage.root, .trailing)
    _ = stage.engine.solve()
    return (stage, a)
  }

  @Test func aLayoutHasNone() {
    let (stage, first) = labels()
    #expect(stage.engine.frame(of: first).width == 100)
    #expect(stage.engine.diagnostics.isEmpty)
  }

  @Test func conflictsAndAmbiguitiesAreNone() {
    var (stage, first) = labels()
    stage.add(first, .width, plus: 20)
    stage.add(first, .width, plus: 30)
    #expect(stage.engine.solve().count == 1)
    #expect(stage.engine.ambiguity(of: first) == [.verticalPosition, .height])
    #expect(stage.engine.diagnostics.isEmpty)
  }

  @Test func aSolverThatStopsEarlyIsTold() {
    var (stage, first) = labels()
    stage.engine.solver.limits.steps = 0
    let least = stage.add(first, .width, .greaterThanOrEqual, plus: 250)
    #expect(stage.engine.solve().isEmpty)
    #expect(stage.engine.diagnostics == [.solver(.stoppedEarly)])
    // The required constraint does not hold: it lacks 150 of 250 points.
    #expect(stage.engine.violation(of: least) == 150)
    // Nothing changed since, so nothing is solved and nothing is forgotten.
    #expect(stage.engine.solve().isEmpty)
    #expect(stage.engine.diagnostics == [.solver(.stoppedEarly)])
    stage.engine.solver.limits.steps = nil
    stage.engine.setConstant(240, of: least)
    #expect(stage.engine.solve().isEmpty)
    #expect(stage.engine.diagnostics.isEmpty)
    #expect(stage.engine.frame(of: first).width == 240)
  }

  @Test func aConflictThatIsNoProofIsTold() throws {
    // As long as the search for what clashes may take no step, it stops at the first width that is violated, and the
    // wish to be 150 is all that holds it there.
    var stage = Stage(width: 300, height: 50)
    let box = stage.box()
    let wish = stage.add(box, .width, plus: 150, at: 500)
    for (attribute, constant) in [(AutoLayout.Attribute.left, 10.0), (.top, 10), (.height, 20)] {
      stage.add(
        box, attribute, .equal, attribute.isSize ? nil : stage.root, attribute.isSize ? .notAnAttribute : attribute,
        plus: constant)
    }
    _ = stage.engine.solve()
    let least = stage.add(box, .width, .greaterThanOrEqual, plus: 200)
    let most = stage.add(box, .width, .lessThanOrEqual, plus: 100)
    var full = stage.engine
    #expect(full.solve() == [ConflictReport(constraints: [least, most], broken: most)])
    #expect(full.diagnostics.isEmpty)
    stage.engine.solver.limits.steps = 1
    let report = try #require(stage.engine.solve().first)
    #expect(report.constraints == [wish, least])
    #expect(stage.engine.diagnostics.first == .unprovenConflict(report))
  }

  @Test func aConflictWithoutConstraintsIsToldAndLeavesTheFrames() {
    // The guide is 2·10⁹ times as wide as its base, and 10⁷ to the left of nothing: the base would be −0.005 wide,
    // which no width may be. Seen from the constraint the base has the coefficient 5·10⁻¹⁰, which the solver takes for
    // zero.
    var stage = Stage(width: 300, height: 50)
    let base = stage.box()
    let width = stage.add(base, .width, plus: 40, at: 500)
    _ = stage.engine.solve()
    let span = DerivedRect.Span(minFactor: 0, minOffset: 0, sizeFactor: 2e9, sizeOffset: 0)
    let guide = stage.engine.addItem(derived: DerivedRect(base: base, horizontal: span, vertical: .inset(0, 0)))
    let absurd = stage.add(guide, .width, plus: -1e7)
    #expect(stage.engine.solve().isEmpty)
    #expect(stage.engine.diagnostics == [.unresolvedConflict])
    #expect(stage.engine.frame(of: base).width == 40)
    stage.engine.removeConstraint(absurd)
    _ = stage.engine.solve()
    #expect(stage.engine.diagnostics.isEmpty)
    #expect(stage.engine.violation(of: width) == 0)
  }

  @Test func aNumberThatIsNotFiniteIsToldUntilItIs() {
    var stage = Stage(width: 300, height: 50)
    func guide(_ offset: Double) -> DerivedRect {
      DerivedRect(
        base: stage.root, horizontal: .init(minFactor: 0, minOffset: offset, sizeFactor: 1, sizeOffset: 0),
        vertical: .inset(0, 0))
    }
    let item = stage.engine.addItem(derived: guide(10))
    let box = stage.box()
    let left = stage.add(box, .left, .equal, item, .left)
    _ = stage.engine.solve()
    #expect(stage.engine.frame(of: box).x == 10)
    for offset in [Double.nan, .infinity] {
      stage.engine.setDerived(guide(offset), of: item)
      #expect(stage.engine.solve().isEmpty)
      #expect(stage.engine.diagnostics == [.notFinite(left)])
      #expect(stage.engine.isBroken(left))
      #expect(stage.engine.brokenConstraints.isEmpty)
    }
    stage.engine.setDerived(guide(25), of: item)
    #expect(stage.engine.solve().isEmpty)
    #expect(stage.engine.diagnostics.isEmpty)
    #expect(stage.engine.frame(of: box).x == 25)
    stage.engine.setDerived(guide(.nan), of: item)
    stage.engine.removeConstraint(left)
    _ = stage.engine.solve()
    #expect(stage.engine.diagnostics.isEmpty)
  }

  @Test func descriptionsAreSentences() {
    let report = ConflictReport(constraints: [], broken: ConstraintHandle(index: 0))
    let all: [LayoutDiagnostic] = [
      .solver(.stoppedEarly), .solver(.stoppedInCycle), .solver(.inaccurate(error: 0.5)), .unprovenConflict(report),
      .unresolvedConflict, .notFinite(ConstraintHandle(index: 0)),
    ]
    #expect(
      all.map(\.description) == [
        "the solver stopped before it had found the optimum",
        "the solver stopped in a cycle of rounding errors",
        "the solution satisfies its equations only up to 0.5",
        "a conflict was reported without proof that its constraints cannot be satisfied together",
        "required constraints conflict, and Auto Layout cannot break any of them; views keep the frames of the previous layout",
        "Auto Layout ignores a constraint, because a number of the constraint is not finite",
      ])
  }
}
