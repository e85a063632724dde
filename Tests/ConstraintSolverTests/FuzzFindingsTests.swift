@testable import ConstraintSolver
import Testing

/// Histories that once broke a promise. `Fuzz/run` prints a new one in this form.
@Suite("Findings of the fuzzer")
struct FuzzFindingsTests {
  /// One call of the solver. Variables and constraints are numbered as they are created.
  enum Edit {
    case variable(lowerBound: Double?, value: Double)
    case add([(variable: Int, coefficient: Double)], Double, Relation, Float)
    case remove(Int)
    case setConstant(Double, of: Int)
    case setPriority(Float, of: Int)
    case setRelation(Relation, of: Int)
    case solve
  }

  struct Finding: CustomTestStringConvertible {
    var testDescription: String
    var edits: [Edit]

    init(_ name: String, _ edits: [Edit]) {
      testDescription = name
      self.edits = edits
    }
  }

  static let findings: [Finding] = [
    Finding(
      "a constant is not followed into a conflict",
      [
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .add([(0, 1.0)], 16.0, .greaterThanOrEqual, 1000.0),
        .solve,
        .add([(0, 1.0)], 16.0, .equal, 1000.0),
        .solve,
        .setConstant(-100.0, of: 0),
        .solve,
      ])
  ]

  @Test("every promise is kept", arguments: findings)
  func replay(_ finding: Finding) throws {
    var model = Model()
    var ids: [ConstraintID] = []
    for edit in finding.edits {
      switch edit {
      case .variable(let lowerBound, let value): model.addVariable(lowerBound: lowerBound, value: value)
      case .add(let terms, let constant, let relation, let priority):
        let e = LinearExpression(
          terms: terms.map { Term(model.variables[$0.variable], $0.coefficient) }, constant: constant)
        ids.append(model.add(e, relation, Priority(priority)))
      case .remove(let c): model.remove(ids[c])
      case .setConstant(let constant, let c): model.setConstant(constant, of: ids[c])
      case .setPriority(let priority, let c): model.setPriority(Priority(priority), of: ids[c])
      case .setRelation(let relation, let c): model.setRelation(relation, of: ids[c])
      case .solve: checkSolve(&model)
      }
      #expect(model.solver.brokenInvariant() == nil)
    }
    #expect(model.solver.statistics.giveUps == 0)
  }

  /// A solver without history must agree whether there is a conflict, and on the sums of violations.
  private func checkSolve(_ model: inout Model) {
    var fresh = model.fresh()
    let conflict = model.conflict()
    #expect((conflict == nil) == (fresh.conflict() == nil))
    if conflict != nil { return }
    let (old, new) = (model.sums(), fresh.sums())
    #expect(old.required < 1e-6)
    for (a, b) in zip(old.soft, new.soft) { #expect(abs(a - b) < 1e-6 * max(1, abs(b))) }
  }
}
