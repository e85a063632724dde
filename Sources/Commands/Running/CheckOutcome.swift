import Linting

/// What a check found.
package struct CheckOutcome: Sendable {
  /// Without the findings of the baseline.
  package var report: LintReport
  /// Why the report is incomplete: a path leads to nothing, or a document cannot be read or ended its worker process. The log has
  /// the reasons.
  package var problem: RunFailure.Kind?
  /// What was left out on purpose, such as `12 documents are excluded`, if that is why nothing was laid out; nil otherwise. Whoever
  /// wants to be sure that something was checked takes it for a failure.
  package var nothingCheckedBecause: String?
  /// Whether there is a finding of the severity at which the configuration lets a run fail.
  package var isFailing: Bool
}
