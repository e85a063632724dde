/// Text with attributes, as runs.
public struct AttributedStringElement: Sendable {
  /// A stretch of text with the same attributes.
  public struct Run: Sendable {
    /// Decoded; empty if the fragment has no content.
    public let text: String
    /// Nil if the fragment names no font; it is then measured in the font of its view.
    public let font: FontElement?
    /// Nil if the fragment names no colour.
    public let color: ColorValue?
    /// Nil if the fragment has no paragraph style. Labels take the style of their first run.
    public let paragraph: ParagraphStyleElement?
    /// `<attributes>`, where every further attribute is.
    public let attributes: Element?
  }

  /// In document order; none for an empty string.
  public let runs: [Run]

  /// The text of all runs.
  public var text: String { runs.map(\.text).joined() }

  /// Reads `<attributedString>` with its `<fragment>` children.
  public init(_ element: Element) {
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
