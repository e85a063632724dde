import ConstraintSolver
import Testing

@testable import AutoLayout

@Suite("Conflicts that stand")
struct StandingConflictTests {
  /// Boxes of ten points one below the other, a point apart, of which a root of 100 points holds nine. Each box that is too many is in
  /// a conflict with all others, so that victims of one conflict are members of others.
  private struct Chain {
    var stage = Stage(width: 100, height: 100)
    var heights: [ConstraintHandle] = []

    init(_ count: Int) {
      var above: ItemID?
      for _ in 0..<count {
        let box = stage.box()
        if let above {
          stage.add(box, .top, .equal, above, .bottom, plus: 1)
        } else {
          stage.add(box, .top, .equal, stage.root, .top)
        }
        heights.append(stage.add(box, .height, plus: 10))
        above = box
      }
      stage.add(stage.root, .bottom, .greaterThanOrEqual, above!, .bottom)
      _ = stage.engine.solve()
    }

    var work: Int { stage.engine.solver.statistics.iterations + stage.engine.solver.statistics.pivots }
  }

  /// 40 boxes have 39 points between them, which leaves 61 for six of them.
  @Test func whatIsBrokenStaysSoWhileNothingOfItChanges() {
    var chain = Chain(40)
    let broken = chain.stage.engine.brokenConstraints
    #expect(broken.count == 34)
    let before = chain.work
    let other = chain.stage.box()
    chain.stage.add(other, .leading, .equal, chain.stage.root, .leading, plus: 5)
    chain.stage.add(other, .width, plus: 20)
    #expect(chain.stage.engine.solve().isEmpty)
    #expect(chain.stage.engine.brokenConstraints == broken)
    // A few steps for the new box, and none for any of the conflicts.
    #expect(chain.work - before < 10)
  }

  /// With a box less high by eight points there is room for one more of ten, or none is lost.
  @Test func aMemberThatChangesLetsAllBeTriedAgain() throws {
    var chain = Chain(40)
    let broken = Set(chain.stage.engine.brokenConstraints)
    for height in chain.heights where !broken.contains(height) { chain.stage.engine.setConstant(0, of: height) }
    _ = chain.stage.engine.solve()
    // 61 points hold six boxes of ten again, and the six that need none.
    #expect(chain.stage.engine.brokenConstraints.count == 28)
  }
}
