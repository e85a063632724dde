/// A form in which findings are written.
package enum Reporter: String, CaseIterable, Sendable {
  /// The form of compilers, which terminals, editors and Xcode turn into links.
  case xcode
  /// Annotations of a pull request on GitHub.
  case githubActionsLogging = "github-actions-logging"
  /// GitLab's Code Quality report.
  case gitlab
  /// Static Analysis Results Interchange Format 2.1.0, for code scanners.
  case sarif
  /// The XML of JUnit, which build servers show as tests.
  case junit
  /// The XML of Checkstyle, which build servers show as annotations.
  case checkstyle
  /// All data of the report, for programs and for `trellis merge-reports`.
  case json
  /// A table for a comment or a job summary.
  case markdown
  /// One page with pictures that needs no other file.
  case html

  /// The report in this form, without a line break at the end.
  ///
  /// - Parameters:
  ///   - withSummary: whether the form of compilers ends with a summary; the others are whole documents, and stay as they are.
  ///   - drawings: pictures of a finding's scene, for forms that show them.
  package func text(
    of report: LintReport, withSummary: Bool = true, drawings: (Finding) -> [FindingDrawing] = { _ in [] }
  ) -> String {
    switch self {
    case .xcode: XcodeReporter.text(of: report, withSummary: withSummary)
    case .githubActionsLogging: GitHubReporter.text(of: report)
    case .gitlab: GitLabReporter.text(of: report)
    case .sarif: SARIFReporter.text(of: report)
    case .junit: JUnitReporter.text(of: report)
    case .checkstyle: CheckstyleReporter.text(of: report)
    case .json: JSONReporter.text(of: report)
    case .markdown: MarkdownReporter.text(of: report)
    case .html: HTMLReporter.text(of: report, drawings: drawings)
    }
  }
}

/// A scene as drawn in one configuration.
package struct FindingDrawing: Sendable {
  /// The name of the configuration.
  package var caption: String
  /// A whole `<svg>` element.
  package var svg: String
  /// Whether the configuration has the finding.
  package var isFailing: Bool

  /// - Parameter svg: a whole `<svg>` element.
  package init(caption: String, svg: String, isFailing: Bool) {
    self.caption = caption
    self.svg = svg
    self.isFailing = isFailing
  }
}
