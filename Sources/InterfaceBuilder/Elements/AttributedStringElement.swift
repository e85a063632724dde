/// Text with attributes, as runs.
package struct AttributedStringElement: Sendable {
  /// A stretch of text with the same attributes.
  package struct Run: Sendable {
    /// Decoded; empty if the fragment has no content.
    package let text: String
    /// Nil if the fragment names no font; it is then measured in the font of its view.
    package let font: FontElement?
    /// Nil if the fragment names no color.
    package let color: ColorValue?
    /// Nil if the fragment has no paragraph style. Labels take the style of their first run.
    package let paragraph: ParagraphStyleElement?
    /// `<attributes>`, where every further attribute is.
    package let attributes: Element?
  }

  /// In document order; none for an empty string.
  package let runs: [Run]

  /// The text of all runs.
  package var text: String { runs.map(\.text).joined() }

  /// Reads `<attributedString>` with its `<fragment>` children.
  package init(_ element: Element) {
    runs = element.children("fragment").map(Run.init)
  }

  /// Reads the attributed string stored under a key; nil if there is none.
  init?(in element: Element, key: String) {
    guard let child = element.child("attributedString", key: key) else { return nil }
    self.init(child)
  }
}

extension AttributedStringElement.Run {
  init(_ fragment: Element) {
    let attributes = fragment.child("attributes")
    text = fragment.string("content") ?? ""
    font = attributes?.child(key: "NSFont").flatMap(FontElement.init)
    color = attributes?.color("NSColor")
    paragraph = attributes?.child("paragraphStyle", key: "NSParagraphStyle").map(ParagraphStyleElement.init)
    self.attributes = attributes
  }
}
