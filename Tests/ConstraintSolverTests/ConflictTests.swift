@testable import ConstraintSolver
import Testing

@Suite("Conflicts")
struct ConflictTests {
  @Test("two widths")
  func pair() throws {
    var model = Model()
    model.addVariable()
    model.addVariable()
    let (x, y) = (model.variables[0], model.variables[1])
    model.add(y - 5, .equal)
    let one = model.add(x - 100, .equal)
    model.add(x - y, .greaterThanOrEqual)
    let two = model.add(x - 120, .equal)
    #expect(model.conflict() == Conflict(constraints: [one, two], variables: []))
    // The same again: the constraints are all still there.
    #expect(model.conflict() == Conflict(constraints: [one, two], variables: []))
    model.remove(one)
    #expect(model.conflict() == nil)
    #expect(model.solver.value(of: x) == 120)
  }

  @Test("a lower bound takes part")
  func bound() throws {
    var model = Model()
    model.addVariable(lowerBound: 0)
    let w = model.variables[0]
    let id = model.add(w + 4, .lessThanOrEqual)
    #expect(model.conflict() == Conflict(constraints: [id], variables: [w]))
  }

  @Test("a constraint without variables can clash with itself")
  func constant() throws {
    var model = Model()
    let id = model.add(LinearExpression(3), .lessThanOrEqual)
    #expect(model.conflict() == Conflict(constraints: [id], variables: []))
  }

  @Test("a cycle of inequalities")
  func cycle() throws {
    var model = Model()
    for _ in 0..<5 { model.addVariable() }
    let v = model.variables
    let ids = (0..<5).map { model.add(v[$0] - v[($0 + 1) % 5] - 1, .greaterThanOrEqual) }
    #expect(model.conflict() == Conflict(constraints: ids, variables: []))
  }

  @Test("values read do not change on a conflict")
  func keepsValues() throws {
    var model = Model()
    model.addVariable()
    let x = model.variables[0]
    model.add(x - 1, .equal)
    #expect(model.conflict() == nil)
    model.add(x - 2, .equal)
    #expect(model.conflict() != nil)
    #expect(model.solver.value(of: x) == 1)
  }

  @Test("sets are infeasible and irreducible, and removing one member each time ends", arguments: 1...300)
  func irreducible(seed: Int) throws {
    var random = LCG(seed: UInt32(seed))
    var model = Model()
    for _ in 0..<(3 + random.next(6)) { model.addVariable(lowerBound: random.next(3) == 0 ? 0 : nil) }
    for _ in 0..<(2 * model.variables.count + random.next(8)) {
      model.add(randomExpression(&random, model.variables), Relation(rawValue: Int8(random.next(3) - 1))!)
    }
    while let conflict = model.conflict() {
      #expect(model.solver.brokenInvariant() == nil)
      #expect(conflict.isProven)
      check(conflict, model)
      model.remove(conflict.constraints[random.next(conflict.constraints.count)])
    }
    #expect(model.sums().required < 1e-6)
  }

  private func randomExpression(_ random: inout LCG, _ variables: [Variable]) -> LinearExpression {
    var e = LinearExpression(Double(random.next(41) - 20))
    for _ in 0..<(1 + random.next(3)) {
      e += Double(random.next(7) - 3) * variables[random.next(variables.count)]
    }
    return e
  }

  /// Solves the set alone, and the set without each of its members.
  private func check(_ conflict: Conflict, _ model: Model) {
    func isFeasible(without constraint: ConstraintID? = nil, orBound variable: Variable? = nil) -> Bool {
      var part = Model()
      for v in model.variables {
        part.addVariable(lowerBound: conflict.variables.contains(v) && v != variable ? 0 : nil)
      }
      for id in conflict.constraints where id != constraint {
        part.add(model.constraints[id]!.expression, model.constraints[id]!.relation)
      }
      return part.conflict() == nil
    }
    #expect(!isFeasible())
    for id in conflict.constraints { #expect(isFeasible(without: id)) }
    for v in conflict.variables { #expect(isFeasible(orBound: v)) }
  }
}
