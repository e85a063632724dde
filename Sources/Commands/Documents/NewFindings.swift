import Linting

extension RuleSet {
  /// What a change of constraints can break: that they contradict each other, or leave something open.
  static let constraintProblems = RuleSet(
    RuleSet.all.filter { ["conflicting_constraints", "ambiguous_layout"].contains($0.identifier) })
}

extension [Finding] {
  /// Those that older findings do not have of the same object, in their order. One that was there may be about another constraint or view
  /// of the same conflict now.
  func new(since old: [Finding]) -> [Finding] {
    let known = Set(
      old.flatMap { finding in
        ([finding.elementID] + finding.others.map(\.elementID)).compactMap { $0 }.map { "\(finding.rule) \($0)" }
      })
    return filter { !known.contains("\($0.rule) \($0.elementID ?? "")") }
  }
}
