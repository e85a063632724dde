/// Something the reader noticed and went on from.
///
/// Reading never stops at a questionable value: it takes the value Interface Builder would take, and says so here.
public struct Diagnostic: Sendable, Hashable {
  public enum Severity: String, Sendable, CaseIterable {
    case note
    case warning
    case error
  }

  public var severity: Severity
  public var message: String
  /// Where the element in question starts.
  public var position: SourcePosition?
  /// The Interface Builder id of the element in question.
  public var objectID: String?

  public init(_ severity: Severity, _ message: String, at position: SourcePosition? = nil, objectID: String? = nil) {
    self.severity = severity
    self.message = message
    self.position = position
    self.objectID = objectID
  }
}
