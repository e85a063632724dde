/// The outcome of laying out documents: an immutable value that renderers, rules and tests read instead of views.
///
/// All lengths are points and every y axis grows downwards. Two runs over the same input give equal reports.
public struct LayoutReport: Hashable, Sendable {
  /// The version of the written form; it grows when a reader of the old form would misread the new one.
  public static let schemaVersion = 1

  public var documents: [DocumentReport]

  public init(documents: [DocumentReport] = []) {
    self.documents = documents
  }
}

/// What one storyboard or xib gave: its problems and its scenes, one for each device and orientation asked for.
public struct DocumentReport: Hashable, Sendable, Codable, StandsOnItsOwnLine {
  /// The path as the user gave it.
  public var file: String
  public var diagnostics: [ReportDiagnostic]
  public var scenes: [SceneReport]

  public init(file: String, diagnostics: [ReportDiagnostic] = [], scenes: [SceneReport] = []) {
    self.file = file
    self.diagnostics = diagnostics
    self.scenes = scenes
  }
}

/// A message about a document, at a place in its text where one is known.
public struct ReportDiagnostic: Hashable, Sendable, Codable, StandsOnItsOwnLine {
  public enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
    case note
    case warning
    case error
  }

  public var severity: Severity
  public var message: String
  /// The line in the document, the first being 1.
  public var line: Int?
  /// The column in the line, the first being 1.
  public var column: Int?
  /// The document's id of the object that the message is about.
  public var objectID: String?

  public init(
    severity: Severity, message: String, line: Int? = nil, column: Int? = nil, objectID: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.line = line
    self.column = column
    self.objectID = objectID
  }
}
