import InterfaceBuilder

/// A change of the document's text that removes a violation and leaves every other byte as it is.
public struct Fix: Hashable, Sendable, Codable {
  /// A change of one element.
  public enum Edit: Hashable, Sendable, Codable {
    /// A new value of an attribute, which is added if it is absent.
    case setAttribute(String, String)
    /// The attribute with the white space before it; nothing if it is absent.
    case removeAttribute(String)
    /// The whole element, with its line if nothing else is on it.
    case removeElement
  }

  /// The line on which the element's start tag begins, from 1.
  public var line: Int
  /// The column at which the element's start tag begins, from 1 in UTF-8 code units.
  public var column: Int
  /// What changes, in this order.
  public var edits: [Edit]
  /// What the fix does, such as `change left to leading`.
  public var summary: String

  /// - Parameter position: the beginning of the element's start tag.
  public init(_ summary: String, at position: SourcePosition, _ edits: [Edit]) {
    self.summary = summary
    line = position.line
    column = position.column
    self.edits = edits
  }
}
