/// A remark of the reader about a document.
///
/// Reading does not stop at a questionable value. It takes the value that Interface Builder would take, and a
/// diagnostic says so.
package struct Diagnostic: Sendable, Hashable {
  /// How much a diagnostic matters.
  package enum Severity: String, Sendable, CaseIterable {
    /// A fact worth knowing; reading is not affected.
    case note
    /// A probable mistake, for which the reader took another value or left something out.
    case warning
    /// A certain mistake. Reading a document reports none at present.
    case error
  }

  /// How much the diagnostic matters.
  package var severity: Severity
  /// In lower case and without a full stop. It begins with the name of a file where that is not the document.
  package var message: String
  /// Where the element in question starts.
  package var position: SourcePosition?
  /// The Interface Builder id of the element in question.
  package var objectID: String?
  /// The set of an asset catalog in question, by the name that documents use.
  package var assetName: String?

  /// Without a position the whole file is meant.
  package init(
    _ severity: Severity, _ message: String, at position: SourcePosition? = nil, objectID: String? = nil,
    assetName: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.position = position
    self.objectID = objectID
    self.assetName = assetName
  }
}
