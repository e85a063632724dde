/// The outcome of laying out documents: an immutable value that renderers, rules and tests read instead of views.
///
/// All lengths are points and every y axis grows downwards. Two runs over the same input give equal reports.
public struct LayoutReport: Hashable, Sendable {
  /// The version of the written form; it grows when a reader of the old form would misread the new one.
  public static let schemaVersion = 1

  /// In the order in which they were given.
  public var documents: [DocumentReport]

  /// A report of documents, of none unless given.
  public init(documents: [DocumentReport] = []) {
    self.documents = documents
  }
}

/// What one storyboard or xib gave: its problems and its scenes, one for each device and orientation asked for.
public struct DocumentReport: Hashable, Sendable, Codable, StandsOnItsOwnLine {
  /// The path as the user gave it.
  public var file: String
  /// What was found when the document was read and loaded, in that order.
  public var diagnostics: [ReportDiagnostic]
  /// In the document's order; a scene that was laid out more than once is there each time.
  public var scenes: [SceneReport]

  /// A document without problems and scenes, unless said otherwise.
  public init(file: String, diagnostics: [ReportDiagnostic] = [], scenes: [SceneReport] = []) {
    self.file = file
    self.diagnostics = diagnostics
    self.scenes = scenes
  }
}

/// A message about a document, at a place in its text where one is known.
public struct ReportDiagnostic: Hashable, Sendable, Codable, StandsOnItsOwnLine {
  /// How much a message matters.
  public enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
    /// Something worth knowing; nothing is wrong.
    case note
    /// Something that is probably a mistake.
    case warning
    /// Something that could not be read or done.
    case error
  }

  /// How much the message matters.
  public var severity: Severity
  /// A sentence, or a part of one, without a place in it.
  public var message: String
  /// The line in the document, the first being 1.
  public var line: Int?
  /// The column in the line, the first being 1.
  public var column: Int?
  /// The document's id of the object that the message is about.
  public var objectID: String?

  /// A message about the whole document, unless a place or an object is given.
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
