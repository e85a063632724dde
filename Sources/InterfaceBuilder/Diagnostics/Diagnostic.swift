/// Something the reader noticed and went on from.
///
/// Reading never stops at a questionable value: it takes the value Interface Builder would take, and says so here.
public struct Diagnostic: Sendable, Hashable {
  /// How much a diagnostic matters.
  public enum Severity: String, Sendable, CaseIterable {
    /// Something worth knowing, which changes nothing.
    case note
    /// Something that is probably a mistake; the reader went on with a value of its own choice.
    case warning
    /// Something that is certainly a mistake. Reading a document reports none at present.
    case error
  }

  /// How much the diagnostic matters.
  public var severity: Severity
  /// In lower case and without a full stop. It begins with the name of a file where that is not the document.
  public var message: String
  /// Where the element in question starts.
  public var position: SourcePosition?
  /// The Interface Builder id of the element in question.
  public var objectID: String?

  /// Without a position the whole file is meant.
  public init(_ severity: Severity, _ message: String, at position: SourcePosition? = nil, objectID: String? = nil) {
    self.severity = severity
    self.message = message
    self.position = position
    self.objectID = objectID
  }
}
