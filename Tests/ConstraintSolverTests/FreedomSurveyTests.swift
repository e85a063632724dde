import ConstraintSolver
import Testing

/// What a survey says of all variables is what each of them says alone.
@Suite("Freedom survey")
struct FreedomSurveyTests {
  /// Views in a row with contents, ties, bounds and holes, different for each seed.
  private func solver(_ seed: UInt64) throws -> (Solver, [Variable]) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    var solver = Solver()
    let variables = (0..<12).map { solver.addVariable(lowerBound: $0.isMultiple(of: 2) ? -.infinity : 0) }
    for _ in 0..<next(16) {
      let (a, b) = (variables[next(12)], variables[next(12)])
      guard a != b else { continue }
      let constant = Double(next(4)) * 10
      let relation: Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][next(3)]
      let priority: Priority = [.required, .defaultHigh, .defaultLow, .defaultLow][next(4)]
      switch next(3) {
      case 0: _ = try solver.addConstraint(LinearExpression(a) - constant, relation, priority: priority)
      case 1:
        _ = try solver.addConstraint(LinearExpression(a) - LinearExpression(b) - constant, relation, priority: priority)
      default: _ = try solver.addConstraint(a + b - constant, relation, priority: priority)
      }
    }
    return (solver, variables)
  }

  @Test(arguments: 0..<400)
  func agreesWithEachVariable(_ seed: Int) throws {
    var (solver, variables) = try solver(UInt64(seed))
    guard (try? solver.solve()) != nil else { return }
    let survey = try #require(solver.freedomSurvey())
    for v in variables {
      guard let answer = survey.isUndetermined(v) else { continue }
      #expect(answer == solver.isUndetermined(v), "seed \(seed)")
    }
    for (a, b) in zip(variables, variables.dropFirst(3)) {
      guard let answer = survey.isUndetermined(LinearExpression(a) - LinearExpression(b)) else { continue }
      var copy = solver
      let difference = copy.addVariable(value: copy.value(of: a) - copy.value(of: b))
      _ = try copy.addConstraint(
        LinearExpression(difference) - LinearExpression(a) + LinearExpression(b), .equal)
      #expect(answer == copy.isUndetermined(difference), "seed \(seed)")
    }
  }

  /// A content that hugs and resists at its size blocks the way in both directions; that is known without an optimization.
  @Test func contentsAreDetermined() throws {
    var solver = Solver()
    let places = (0..<50).map { _ in solver.addVariable() }
    let sizes = (0..<50).map { _ in solver.addVariable(lowerBound: 0) }
    for i in 0..<50 {
      _ = try solver.addConstraint(LinearExpression(sizes[i]) - 20, .lessThanOrEqual, priority: .defaultLow)
      _ = try solver.addConstraint(LinearExpression(sizes[i]) - 20, .greaterThanOrEqual, priority: .defaultHigh)
      if i > 0 { _ = try solver.addConstraint(places[i] - places[i - 1] - LinearExpression(sizes[i - 1]), .equal) }
    }
    try solver.solve()
    let survey = try #require(solver.freedomSurvey())
    // Nothing places the first, and with it all others.
    #expect(places.allSatisfy { survey.isUndetermined($0) == true })
    #expect(sizes.allSatisfy { survey.isUndetermined($0) == false })
    #expect(
      zip(places, places.dropFirst()).allSatisfy {
        survey.isUndetermined(LinearExpression($0) - LinearExpression($1)) == false
      })
  }

  /// Variables without constraints cost nothing: one at a time, this many would take hours.
  @Test func manyFreeVariables() throws {
    var solver = Solver()
    let variables = (0..<50_000).map { _ in solver.addVariable() }
    try solver.solve()
    let survey = try #require(solver.freedomSurvey())
    #expect(variables.allSatisfy { survey.isUndetermined($0) == true })
  }
}
