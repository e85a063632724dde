/// A form in which findings are written.
public enum Reporter: String, CaseIterable, Sendable {
  /// The form of compilers, which terminals, editors and Xcode turn into links.
  case xcode
  /// Annotations of a pull request on GitHub.
  case githubActionsLogging = "github-actions-logging"
  /// GitLab's Code Quality report.
  case gitlab
  /// Static Analysis Results Interchange Format 2.1.0, for code scanners.
  case sarif
  case junit
  case checkstyle
  /// Everything; what `trellis merge` reads.
  case json
  case markdown
  /// One page that needs nothing else.
  case html

  /// Ends without a line break.
  ///
  /// - Parameter drawings: pictures of a finding's scene, for forms that show them.
  public func text(of report: LintReport, drawings: (Finding) -> [FindingDrawing] = { _ in [] }) -> String {
    switch self {
    case .xcode: XcodeReporter.text(of: report)
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
public struct FindingDrawing: Sendable {
  public var caption: String
  /// A whole `<svg>` element.
  public var svg: String
  /// Whether the finding is there in this configuration.
  public var isFailing: Bool

  public init(caption: String, svg: String, isFailing: Bool) {
    self.caption = caption
    self.svg = svg
    self.isFailing = isFailing
  }
}
