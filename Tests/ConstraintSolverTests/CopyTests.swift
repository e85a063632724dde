@testable import ConstraintSolver
import Testing

@Suite("Copies")
struct CopyTests {
  @Test("what is tried on a copy leaves the original as it was, future solves included", arguments: 1...50)
  func trial(seed: Int) throws {
    var random = LCG(seed: UInt32(seed) &* 271)
    var solver = Solver()
    let v = (0..<8).map { _ in solver.addVariable() }
    var ids: [ConstraintID] = []
    for i in 1..<8 {
      ids.append(try solver.addConstraint(v[i] - v[random.next(i)] - Double(random.next(30)), .equal))
      let wish = v[i] - Double(random.next(200))
      ids.append(try solver.addConstraint(wish, .greaterThanOrEqual, priority: Priority(Float(100 + random.next(3)))))
    }
    try solver.solve()
    var untouched = solver
    let before = solver.description
    var trial = solver
    try trial.setConstant(-500, of: ids[1])
    _ = try trial.addConstraint(v[1] - v[0] - 1000, .equal)
    #expect(throws: Conflict.self) { try trial.solve() }
    #expect(solver.description == before)
    #expect(solver.brokenInvariant() == nil)
    // The same edit afterwards gives the same bits as if nothing had been tried.
    for id in [ids[1], ids[5]] {
      try solver.setConstant(-77, of: id)
      try untouched.setConstant(-77, of: id)
    }
    try solver.solve()
    try untouched.solve()
    #expect(v.map { solver.value(of: $0).bitPattern } == v.map { untouched.value(of: $0).bitPattern })
  }
}
