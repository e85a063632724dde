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
      ]),
    Finding(
      "a conflict of 0.005, found from a start at 41,000",
      [
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: 0.3, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: 0.0, value: 0.0),
        .add([(3, -0.5), (3, 10000.0)], 46.0, .lessThanOrEqual, 1000.0),
        .add([(3, 0.001), (0, 1.0), (1, 1.0)], 41.0, .equal, 750.0),
        .solve,
      ]),
    Finding(
      "a conflict of 0.0001 shows when the coordinates become small",
      [
        .variable(lowerBound: 0.0, value: 10000000.0),
        .variable(lowerBound: 0.0, value: 10000000.0),
        .add([(0, 100.0)], 0.0001, .lessThanOrEqual, 1000.0),
        .solve,
        .add([(0, 100.0), (1, 0.333333), (0, 1.0)], -100.0, .lessThanOrEqual, 750.0),
        .solve,
      ]),
    Finding(
      "rounding errors of a fixed variable look like costs of a higher priority",
      [
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .add([(0, 1.0)], -35.0, .greaterThanOrEqual, 500.0),
        .add([(3, -1.0), (1, 1.0), (4, -1.0), (4, -1.0)], 31.0, .equal, 1000.0),
        .add([(0, 1.0)], -35.0, .greaterThanOrEqual, 500.0),
        .add([(0, 10000.0), (0, 1.0), (0, 1.0)], 10.0, .equal, 1000.0),
        .add([(3, -1.0), (0, 1.0), (4, -1.0), (4, -1.0)], 31.0, .equal, 1000.0),
        .add([(4, 0.001), (0, 1.0)], -7.0, .lessThanOrEqual, 251.0),
        .add([(0, 1.0), (0, 1.0), (0, -0.3333333333333333)], -60.0, .equal, 750.0),
        .setPriority(500.0, of: 3),
        .solve,
        .add([(1, 100.0)], -22.0, .equal, 1000.0),
        .add([(3, 0.001), (0, 1.0)], -100.0, .lessThanOrEqual, 251.0),
        .setConstant(-100.0, of: 4),
        .solve,
      ]),
    Finding(
      "a replacement of a row that nearly depends on others, in a basis that has lost digits",
      [
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .add([(2, -0.5), (1, 2.0), (1, 2.0), (1, 1.0)], 12.0, .greaterThanOrEqual, 1000.0),
        .variable(lowerBound: -5.0, value: 0.0),
        .variable(lowerBound: -5.0, value: 0.0),
        .variable(lowerBound: -5.0, value: 0.0),
        .variable(lowerBound: -5.0, value: 0.0),
        .variable(lowerBound: -5.0, value: 0.0),
        .variable(lowerBound: 0.0, value: 0.0),
        .variable(lowerBound: -5.0, value: 0.0),
        .variable(lowerBound: -5.0, value: 0.0),
        .variable(lowerBound: -5.0, value: 0.0),
        .add([(3, 100.0)], 88.0, .greaterThanOrEqual, 1000.0),
        .add([(7, 0.333333), (4, 2.0), (3, 1.0), (5, -10000.0)], -11.0, .equal, 1000.0),
        .setConstant(26.0, of: 2),
        .add([(3, 0.001), (3, -0.5), (5, -10000.0), (3, 1.0)], -36.0, .equal, 1000.0),
        .add([(3, 1.0), (4, 2.0), (0, 0.001)], -9.0, .equal, 1000.0),
        .setPriority(1000.0, of: 2),
        .add([(4, 0.001), (3, -0.5), (5, -10000.0), (3, 1.0)], -36.0, .equal, 1000.0),
        .add([(2, 0.001), (4, 100.0), (4, 100.0)], 12345.678, .lessThanOrEqual, 1000.0),
        .setPriority(1000.0, of: 5),
        .solve,
      ]),
    Finding(
      "what is beyond its bound by a rounding error, times ten thousand",
      [
        .variable(lowerBound: 0.0, value: -41.0),
        .variable(lowerBound: 0.0, value: 0.0),
        .add([(0, -0.0001), (1, 10000.0), (0, -1.0), (0, 2.0)], 0.0001, .equal, 1000.0),
        .solve,
        .add([(0, -1.0), (1, -0.5), (0, 0.001), (0, 1.0)], -100.0, .equal, 500.0),
        .solve,
      ]),
    Finding(
      "a start at 10¹⁰ leaves no trace in coordinates of 100",
      [
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .add([(2, 2.0), (4, -0.0001)], -13.0, .equal, 1.0),
        .add([(2, 0.001), (2, -1.0), (4, 2.0), (1, -0.0001)], -1.0, .greaterThanOrEqual, 1000.0),
        .add([(1, 100.0), (2, 0.001)], -13.0, .greaterThanOrEqual, 251.0),
        .add([(2, -1.0), (2, 0.001), (2, 0.001)], -100.0, .equal, 1000.0),
        .solve,
      ]),
    Finding(
      "a nearly dependent basis on the way leaves no error in the factors",
      [
        .variable(lowerBound: 0.3, value: -32.0),
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .add([(1, 1.0), (0, 1.0), (2, -0.0001)], 21.0, .lessThanOrEqual, 1000.0),
        .add([(0, 100.0), (0, -10000.0), (0, 0.333333), (1, -0.0001)], 21.0, .equal, 500.0),
        .add([(1, -0.0001), (1, 2.0), (0, 1.0)], -100.0, .equal, 500.0),
        .solve,
      ]),
    Finding(
      "a conflict at 10¹¹ leaves no rounding errors behind",
      [
        .variable(lowerBound: nil, value: 0.0),
        .add([(0, 2.0), (0, 1.0), (0, 10000.0), (0, -1.0)], -47.0, .greaterThanOrEqual, 1000.0),
        .add([(0, 0.333333)], 10000000.0, .equal, 1000.0),
        .solve,
        .remove(1),
      ]),
    Finding(
      "rounding of a slope does not lead past the last breakpoint",
      [
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: 0.3, value: 0.0),
        .add([(2, -10000.0), (2, -10000.0), (1, 1.0)], 38.0, .greaterThanOrEqual, 50.0),
        .add([(2, 0.0001), (0, -0.0001), (0, -1.0)], -99.0, .greaterThanOrEqual, 750.0),
        .solve,
        .add([(1, 1.0), (0, 1.0)], -100.0, .equal, 251.0),
        .solve,
      ]),
    Finding(
      "a constant is followed from ten million to a hundred without rounding errors",
      [
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .add([(3, 0.333333)], 10000000.0, .equal, 250.0),
        .add([(3, -1.0), (0, -1.0)], -53.0, .equal, 1000.0),
        .add([(2, -1.0), (1, -10000.0)], -27.0, .greaterThanOrEqual, 1000.0),
        .add([(1, 0.3333333333333333), (0, -1.0), (2, -1.0)], -62.0, .equal, 333.3),
        .solve,
        .setConstant(-100.0, of: 0),
        .solve,
      ]),
    Finding(
      "a required constraint far from its breakpoint does not stop a step",
      [
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: -5.0, value: 0.0),
        .add([(1, 1.0), (0, 100.0)], -100.0, .greaterThanOrEqual, 1000.0),
        .add([(2, -7.1), (0, 3.0)], -96.0, .equal, 333.3),
        .add([(0, 2.0)], 96.0, .lessThanOrEqual, 1000.0),
        .add([(0, -10000.0), (2, -7.1)], -100.0, .greaterThanOrEqual, 1000.0),
        .solve,
        .setConstant(96.0, of: 2),
        .solve,
      ]),
    Finding(
      "a slope of a thousand is used up in spite of rounding",
      [
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .add([(2, -10000.0), (2, -0.5), (2, 1.0), (0, 1.0)], -15.0, .greaterThanOrEqual, 250.0),
        .add([(2, 0.001), (2, 0.001), (0, 1.0)], -100.0, .greaterThanOrEqual, 999.9),
        .add([(2, 0.001), (2, -0.5), (2, 0.001), (2, 0.001)], 42.0, .greaterThanOrEqual, 1.0),
        .add([(2, 1.0)], -15.0, .greaterThanOrEqual, 1000.0),
        .add([(2, 0.001), (2, 0.001), (0, 1.0)], -92.0, .greaterThanOrEqual, 999.9),
        .add([(0, 0.001), (1, 2.0)], 5.0, .equal, 250.0),
        .add([(2, 0.001), (2, 0.001), (0, 0.001)], -100.0, .greaterThanOrEqual, 999.9),
        .solve,
      ]),
    Finding(
      "a new bound is not forgotten when slopes are computed anew",
      [
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .add([(6, -0.3333333333333333), (6, -0.5), (4, -10000.0)], 46.0, .equal, 500.0),
        .add([(6, 0.001), (6, -0.3333333333333333), (6, -0.5), (4, -10000.0)], 57.0, .equal, 750.0),
        .variable(lowerBound: 10.0, value: 0.0),
        .solve,
        .add([(6, -1.0), (2, -1.0), (4, 100.0), (4, 2.0)], 54.0, .equal, 1000.0),
        .solve,
        .add([(5, -10000.0), (7, 0.001), (0, 1.0), (1, -7.1)], 11.0, .equal, 500.0),
        .solve,
        .variable(lowerBound: 10.0, value: 0.0),
        .add([(6, 100.0), (4, 10000.0), (3, -10000.0), (7, 0.001)], -100.0, .equal, 1000.0),
        .solve,
      ]),
    Finding(
      "a step over ten million times ten thousand leaves no rounding errors",
      [
        .variable(lowerBound: nil, value: 0.0),
        .variable(lowerBound: nil, value: 0.0),
        .add([(1, 0.333333), (0, -1.0)], -70.0, .greaterThanOrEqual, 1000.0),
        .add([(0, 1.0)], -100.0, .greaterThanOrEqual, 1000.0),
        .solve,
        .variable(lowerBound: nil, value: 0.0),
        .remove(1),
        .add([(0, 0.001), (0, 0.001), (0, 0.001)], 0.1, .equal, 1000.0),
        .solve,
        .variable(lowerBound: 0.0, value: 10000000.0),
        .add([(0, 1.0), (3, -10000.0), (1, 2.0)], -55.0, .equal, 1000.0),
        .solve,
        .variable(lowerBound: 0.0, value: 10000000.0),
        .solve,
        .add([(4, -1.0)], -34.0, .greaterThanOrEqual, 500.0),
        .solve,
      ]),
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
      case .solve: checkSolve(&model)
      }
      #expect(model.solver.brokenInvariant() == nil)
    }
    #expect(model.solver.statistics.giveUps == 0)
    #expect(model.solver.diagnostics.isEmpty)
  }

  /// A solver without history must agree whether there is a conflict, and on the sums of violations.
  private func checkSolve(_ model: inout Model) {
    var fresh = model.fresh()
    let conflict = model.conflict()
    #expect((conflict == nil) == (fresh.conflict() == nil))
    if conflict != nil { return }
    let (old, new) = (model.sums(), fresh.sums())
    #expect(old.required < 1.001e-6)
    for (a, b) in zip(old.soft, new.soft) { #expect(abs(a - b) < 1e-6 * max(1, abs(b))) }
  }
}
