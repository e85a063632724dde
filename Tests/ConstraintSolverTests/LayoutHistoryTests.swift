@testable import ConstraintSolver
import Testing

/// Long histories of systems that look like layouts: chains of definitions, content sizes, ties, and edits of constants
/// that mostly change no active set. After every solve the level sums are those of a solver without history.
@Suite("Layout histories")
struct LayoutHistoryTests {
  @Test("edits of layouts", arguments: 1...200)
  func layouts(seed: Int) throws {
    var random = LCG(seed: UInt32(seed) &* 7919)
    var model = Model()
    // What else only large systems meet.
    if seed % 2 == 0 {
      model.solver.limits.denseSolves = 0
      model.solver.limits.denseVariables = 0
      model.solver.limits.linkedColumns = 0
      model.solver.limits.fewCandidates = 0
      model.solver.limits.stepsBeforePropagation = -random.next(10)
    }
    for _ in 0..<(6 + random.next(24)) { model.addVariable(lowerBound: random.next(4) == 0 ? 0 : nil) }
    build(&model, &random)
    settle(&model)
    for round in 0..<60 {
      edit(&model, &random)
      if random.next(3) == 0 { edit(&model, &random) }
      settle(&model)
      compare(model, "seed \(seed) round \(round)")
    }
    #expect(model.solver.statistics.giveUps == 0)
    #expect(model.solver.diagnostics.isEmpty)
  }

  @Test("a hundred thousand edits do not drift")
  func drift() throws {
    var random = LCG(seed: 99)
    var model = Model()
    for _ in 0..<24 { model.addVariable(lowerBound: random.next(4) == 0 ? 0 : nil) }
    build(&model, &random)
    settle(&model)
    for round in 0..<100_000 {
      let ids = model.ids
      let id = ids[random.next(ids.count)]
      let c = model.constraints[id]!
      switch random.next(4) {
      case 0:
        model.remove(id)
        if random.next(2) == 0 { settle(&model) }
        model.add(c.expression, c.relation, c.priority)
      default:
        model.setConstant(Double(random.next(400) - 200) * (random.next(50) == 0 ? 1e4 : 1), of: id)
      }
      settle(&model)
      if round % 500 == 0 { compare(model, "round \(round)") }
    }
  }

  @Test("multipliers from 1e-4 to 1e4 at coordinates of ten million", arguments: 1...200)
  func magnitudes(seed: Int) throws {
    var random = LCG(seed: UInt32(seed) &* 31337)
    var model = Model()
    for _ in 0..<12 { model.addVariable() }
    let v = model.variables
    var point = [1e7]
    model.add(v[0] - 1e7, .equal)
    for i in 1..<12 {
      let from = random.next(i)
      // A multiplier that keeps the coordinate between a tenth and ten million.
      let m = [1e-4, 1e-2, 0.3, 1, 1, 3, 100, 1e4][random.next(8)]
      let multiplier = abs(point[from]) * m > 1e7 || abs(point[from]) * m < 0.1 ? 1 : m
      point.append(multiplier * point[from] + Double(random.next(50)))
      model.add(v[i] - multiplier * v[from] - (point[i] - multiplier * point[from]), .equal)
    }
    for round in 0..<30 {
      #expect(model.conflict() == nil)
      for i in 0..<12 { #expect(abs(model.solver.value(of: v[i]) - point[i]) < 1e-9 * 1e7, "round \(round)") }
      let id = model.ids[random.next(model.ids.count)]
      let c = model.constraints[id]!
      model.remove(id)
      if random.next(2) == 0 { #expect(model.conflict() == nil) }
      model.add(c.expression, c.relation)
    }
  }

  private func settle(_ model: inout Model) {
    while let conflict = model.conflict() {
      guard let last = conflict.constraints.last else { return }
      model.remove(last)
    }
  }

  private func compare(_ model: Model, _ place: String) {
    #expect(model.solver.brokenInvariant() == nil, "\(place)")
    var fresh = model.fresh()
    #expect(fresh.conflict() == nil)
    let (warm, cold) = (model.sums(), fresh.sums())
    #expect(warm.required < 1e-6, "\(place)")
    for (a, b) in zip(warm.soft, cold.soft) { #expect(abs(a - b) < 1e-6 * max(1, b), "\(place)") }
  }

  private func build(_ model: inout Model, _ random: inout LCG) {
    let v = model.variables
    for i in v.indices {
      if i > 0 && random.next(3) > 0 {
        // A definition from variables before.
        var e = v[i] - [1, 1, 1, 0.5, 2][random.next(5)] * v[random.next(i)]
        if random.next(3) == 0 { e -= LinearExpression(v[random.next(i)]) }
        let relation: Relation = random.next(4) == 0 ? .greaterThanOrEqual : .equal
        model.add(e - Double(random.next(20)), relation, random.next(5) == 0 ? Priority(999) : .required)
      }
      if random.next(2) == 0 {
        let size = Double(random.next(100))
        model.add(v[i] - size, .lessThanOrEqual, Priority([250, 251, 749][random.next(3)]))
        model.add(v[i] - size, .greaterThanOrEqual, Priority([750, 751][random.next(2)]))
      }
    }
  }

  private func edit(_ model: inout Model, _ random: inout LCG) {
    let ids = model.ids
    let v = model.variables
    if ids.isEmpty { return build(&model, &random) }
    let id = ids[random.next(ids.count)]
    let c = model.constraints[id]!
    switch random.next(12) {
    case 0..<6:
      model.setConstant(c.expression.constant + Double(random.next(40) - 20), of: id)
    case 6, 7:
      model.remove(id)
      model.add(c.expression + Double(random.next(3) - 1), c.relation, c.priority)
    case 8:
      model.remove(id)
    case 9:
      model.setPriority(Priority([1000, 999, 750, 251, 250, 50][random.next(6)]), of: id)
    case 10:
      model.remove(id)
      model.add(c.expression, Relation(rawValue: Int8(random.next(3) - 1))!, c.priority)
    default:
      let e = v[random.next(v.count)] - v[random.next(v.count)] + Double(random.next(40) - 20)
      model.add(e, Relation(rawValue: Int8(random.next(3) - 1))!, Priority([1000, 750, 250][random.next(3)]))
    }
  }
}
