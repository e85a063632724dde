/// Values that come from outside, such as a window that is being resized.
extension Solver {
  /// Asks for *v* = `value` at a priority; the next suggestion for the same variable replaces this one.
  ///
  /// The same as a constraint whose constant changes, without having to keep its name.
  ///
  /// - Throws: If the value is not finite or the variable does not exist; then nothing changes.
  /// - Complexity: O(1). A solve after a new value for the same priority costs what moves.
  public mutating func suggest(_ value: Double, for v: Variable, priority: Priority = .defaultHigh) throws(SolverError)
  {
    guard value.isFinite else { throw .nonFinite }
    if let id = suggestions[v], isKnown(id) {
      setPriority(priority, of: id)
      try setConstant(-value, of: id)
    } else {
      suggestions[v] = try addConstraint(
        LinearExpression(terms: [Term(v, 1)], constant: -value), .equal, priority: priority)
    }
  }

  /// Withdraws what was suggested for a variable; it stays where it is unless something else moves it.
  public mutating func withdrawSuggestion(for v: Variable) {
    if let id = suggestions.removeValue(forKey: v) { removeConstraint(id) }
  }

  /// The constraint that stands for the suggestion of a variable.
  public func suggestion(for v: Variable) -> ConstraintID? { suggestions[v] }

  /// A suggestion that is removed by its name is none any more; the name may be given to another constraint.
  mutating func forgetSuggestion(_ id: ConstraintID) {
    if suggestions.isEmpty { return }
    guard let (variable, _) = onlyTerm(of: Symbol(row: id.index)) else { return }
    if suggestions[Variable(index: variable)] == id { suggestions[Variable(index: variable)] = nil }
  }
}
