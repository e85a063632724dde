/// How seriously the findings of a run are taken.
package enum Strictness: Hashable, Sendable {
  /// As rules and configuration say.
  case asConfigured
  /// Warnings count as errors.
  case strict
  /// Errors count as warnings.
  case lenient
}

extension LintReport {
  /// The report with the severities that findings then have.
  package func taken(_ strictness: Strictness) -> LintReport {
    var report = self
    for index in report.findings.indices {
      switch (strictness, report.findings[index].severity) {
      case (.strict, .warning): report.findings[index].severity = .error
      case (.lenient, .error): report.findings[index].severity = .warning
      default: break
      }
    }
    return report
  }
}
