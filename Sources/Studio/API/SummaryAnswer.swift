import Linting

/// What a list of documents tells of one that was checked.
struct DocumentSummary: Codable {
  /// The version that was checked.
  var version: Int
  /// How many scenes it has; a xib has one without a name.
  var scenes: Int
  /// How many of its issues are errors.
  var errors: Int
  /// How many issues it has, errors among them.
  var issues: Int
}

extension DocumentSummary {
  /// Nil if the present version was not checked.
  @MainActor
  init?(known session: DocumentSession) {
    // The findings of a version in the document's own language.
    guard let (key, findings) = session.findings, key == "\(session.version) " else { return nil }
    self.init(
      version: session.version, scenes: session.document.scenes.count,
      errors: findings.count { $0.severity == .error }, issues: findings.count)
  }
}

@MainActor
extension Studio {
  /// Checks a document, if that was not done since it changed, and tells what a list shows of it.
  func summary(_ file: String?) throws(StudioError) -> DocumentSummary {
    let session = try session(file)
    _ = try issues(file, language: nil)
    guard let summary = DocumentSummary(known: session) else { throw StudioError(409, "The document has changed.") }
    return summary
  }
}
