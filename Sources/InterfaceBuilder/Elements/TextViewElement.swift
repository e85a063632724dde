/// What a document says about a text view.
package struct TextViewElement: TypedElement {
  /// Always `textView`.
  package static let kind = ElementKind.textView

  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// Nil if there is none.
  package let text: String?
  /// Shown instead of ``text``; nil if there is none.
  package let attributedText: AttributedStringElement?
  /// Nil for 14 points of the system font.
  package let font: FontElement?
  /// Nil for the default color of labels.
  package let textColor: ColorValue?
  /// Natural if the document does not say.
  package let textAlignment: ParagraphStyleElement.Alignment
  /// True if the document does not say.
  package let isEditable: Bool
  /// True if the document does not say.
  package let isSelectable: Bool
  /// Without scrolling a text view is as high as its text.
  package let isScrollEnabled: Bool
  /// Whether the font follows the user's text size; false if the document does not say.
  package let adjustsFontForContentSizeCategory: Bool

  /// Reads `<textView>`; nil for any other element.
  package init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
    self.element = element
    text = element.string("text")
    attributedText = AttributedStringElement(in: element, key: "attributedText")
    font = element.font()
    textColor = element.color("textColor")
    textAlignment = element.word("textAlignment") ?? .natural
    isEditable = element.bool("editable") ?? true
    isSelectable = element.bool("selectable") ?? true
    isScrollEnabled = element.bool("scrollEnabled") ?? true
    adjustsFontForContentSizeCategory = element.bool("adjustsFontForContentSizeCategory") ?? false
  }
}
