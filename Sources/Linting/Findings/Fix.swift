import InterfaceBuilder

/// A change of the document's text that removes a violation and leaves every other byte as it is.
public struct Fix: Hashable, Sendable, Codable {
  public enum Edit: Hashable, Sendable, Codable {
    /// A new value of an attribute, which is added if it is absent.
    case setAttribute(String, String)
    case removeAttribute(String)
    /// The whole element, with its line if nothing else is on it.
    case removeElement
  }

  /// Where the element's start tag begins.
  public var line: Int
  public var column: Int
  public var edits: [Edit]
  /// `change left to leading`: what is done, for who decides.
  public var summary: String

  public init(_ summary: String, at position: SourcePosition, _ edits: [Edit]) {
    self.summary = summary
    line = position.line
    column = position.column
    self.edits = edits
  }
}
