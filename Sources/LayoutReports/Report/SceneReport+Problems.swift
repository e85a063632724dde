extension SceneReport {
  /// What is wrong with the layout, as diagnostics with the place in the document: a warning for each cause of conflicts and for
  /// each ambiguity, then what the layout could not do as promised, and why something scrolls sideways.
  public var problems: [ReportDiagnostic] { constraintProblems + notes }

  /// A warning for each cause of conflicts and for each ambiguity.
  package var constraintProblems: [ReportDiagnostic] {
    let repeated = Dictionary(conflicts.compactMap(\.repeats).map { ($0, 1) }, uniquingKeysWith: +)
    let causes = conflicts.enumerated().filter { $1.repeats == nil }
    return causes.map { index, conflict in conflict.problem(repeated: repeated[index] ?? 0) }
      + ambiguities.filter { !$0.isToldByTie }.map {
        ReportDiagnostic(severity: .warning, message: $0.message, line: $0.line, column: $0.column, objectID: $0.viewID)
      }
  }

  /// What the layout could not do as promised, and why something scrolls sideways.
  package var notes: [ReportDiagnostic] { diagnostics + scrollingNotes }
}

extension ConflictReport {
  fileprivate func problem(repeated: Int) -> ReportDiagnostic {
    ReportDiagnostic(
      severity: .warning, message: summary + (repeated == 0 ? "" : ", and \(repeated) more with the same cause"),
      line: line, column: column, objectID: brokenID ?? viewID)
  }

  /// `conflict: a.width == 8 is broken, because of b.width == 9 and 3 more`.
  private var summary: String {
    guard let broken = members.first?.mention else { return "conflict: iOS breaks a constraint" }
    let others = members.dropFirst().map { "\($0.mention)" }
    let shown = others.prefix(Self.shownMembers).joined(separator: "; ")
    let more = others.count - Self.shownMembers
    return "conflict: iOS breaks \(broken)" + (others.isEmpty ? "" : ", which conflicts with \(shown)")
      + (more > 0 ? " and \(more) more" : "")
  }

  private static var shownMembers: Int { 3 }
}
