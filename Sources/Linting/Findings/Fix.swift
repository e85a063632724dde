import InterfaceBuilder

/// A change of the document's text that removes a violation and leaves every other byte as it is.
package struct Fix: Hashable, Sendable, Codable {
  /// A change of one element.
  package enum Edit: Hashable, Sendable, Codable {
    /// A new value of an attribute, which is added if it is absent.
    case setAttribute(String, String)
    /// The attribute with the white space before it; nothing if it is absent.
    case removeAttribute(String)
    /// The whole element, with its line if nothing else is on it.
    case removeElement
  }

  /// A text in the place of a part of the document.
  package struct Replacement: Hashable, Sendable, Codable {
    /// The line on which the part begins, from 1.
    package var startLine: Int
    /// The column at which it begins, from 1 in UTF-16 code units.
    package var startColumn: Int
    /// The line on which the part ends.
    package var endLine: Int
    /// The column behind its last character.
    package var endColumn: Int
    /// The text that takes its place; empty where the part is removed.
    package var text: String
  }

  /// The line on which the element's start tag begins, from 1.
  package var line: Int
  /// The column at which the element's start tag begins, from 1 in UTF-8 code units.
  package var column: Int
  /// What changes, in this order.
  package var edits: [Edit]
  /// The change as a text in the place of another; nil where only the document is read, not its text.
  package var replacement: Replacement?
  /// What the fix does, such as `change left to leading`.
  package var summary: String

  /// - Parameter position: the beginning of the element's start tag.
  package init(_ summary: String, at position: SourcePosition, _ edits: [Edit]) {
    self.summary = summary
    line = position.line
    column = position.column
    self.edits = edits
  }
}
