@testable import ConstraintSolver
import Testing

@Suite("Edits")
struct EditTests {
  /// Random edits of a random system; after each solve the level sums must be those of a solver without history, and
  /// the data structures must be sound.
  @Test("a long history gives the same optimum as none", arguments: 1...200)
  func history(seed: Int) throws {
    var random = LCG(seed: UInt32(seed) &* 977)
    var model = Model()
    // What else only large systems meet.
    if seed % 2 == 0 {
      model.solver.limits.denseSolves = 0
      model.solver.limits.denseVariables = 0
      model.solver.limits.linkedColumns = 0
      model.solver.limits.fewCandidates = 0
      model.solver.limits.stepsBeforePropagation = -random.next(10)
    }
    for _ in 0..<(4 + random.next(8)) { model.addVariable(lowerBound: random.next(4) == 0 ? 0 : nil) }
    for _ in 0..<20 {
      for _ in 0..<(1 + random.next(6)) { edit(&model, &random) }
      while let conflict = model.conflict() {
        if let last = conflict.constraints.last { model.remove(last) }
      }
      compare(model)
    }
    #expect(model.solver.statistics.giveUps == 0)
    #expect(model.solver.diagnostics.isEmpty)
  }

  @Test("the same calls give the same bits")
  func deterministic() throws {
    func run() -> [UInt64] {
      var random = LCG(seed: 4711)
      var model = Model()
      for _ in 0..<12 { model.addVariable() }
      for _ in 0..<60 {
        edit(&model, &random)
        if let conflict = model.conflict() { model.remove(conflict.constraints[0]) }
      }
      return model.variables.map { model.solver.value(of: $0).bitPattern }
    }
    #expect(run() == run())
  }

  @Test("adding and removing the same again and again does not wear the tableau out")
  func toggling() throws {
    var model = Model()
    for _ in 0..<30 { model.addVariable() }
    let v = model.variables
    model.add(v[0] - 0, .equal)
    for i in 1..<30 { model.add(v[i] - 0.9 * v[i - 1] - 8, .equal) }
    for round in 0..<500 {
      let id = model.ids[round % model.ids.count]
      let constraint = model.constraints[id]!
      model.remove(id)
      #expect(model.conflict() == nil)
      model.add(constraint.expression, constraint.relation)
      #expect(model.conflict() == nil)
    }
    #expect(model.solver.brokenInvariant() == nil)
    #expect(model.sums().required < 1e-7)
  }

  private func compare(_ model: Model) {
    #expect(model.solver.brokenInvariant() == nil)
    var fresh = model.fresh()
    #expect(fresh.conflict() == nil)
    let (warm, cold) = (model.sums(), fresh.sums())
    #expect(warm.required < 1e-6)
    for (a, b) in zip(warm.soft, cold.soft) { #expect(abs(a - b) < 1e-6 * max(1, b)) }
  }

  private func edit(_ model: inout Model, _ random: inout LCG) {
    let ids = model.ids
    switch random.next(10) {
    case 0..<5:
      let r = Relation(rawValue: Int8(random.next(3) - 1))!
      model.add(expression(&random, model.variables), r, priority(&random))
    case 5..<7 where !ids.isEmpty:
      model.remove(ids[random.next(ids.count)])
    case 7..<9 where !ids.isEmpty:
      model.setConstant(Double(random.next(200) - 100), of: ids[random.next(ids.count)])
    case _ where !ids.isEmpty:
      model.setPriority(priority(&random), of: ids[random.next(ids.count)])
    default:
      break
    }
  }

  private func priority(_ random: inout LCG) -> Priority {
    Priority(([1000, 999, 750, 251, 250, 50] as [Float])[random.next(6)])
  }

  private func expression(_ random: inout LCG, _ variables: [Variable]) -> LinearExpression {
    var e = LinearExpression(Double(random.next(200) - 100))
    for _ in 0..<(1 + random.next(4)) {
      let coefficient = [-3, -2, -1, -0.5, 0.5, 1, 1, 1, 2, 1.0 / 3][random.next(10)]
      e += coefficient * variables[random.next(variables.count)]
    }
    return e
  }
}
