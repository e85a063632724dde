/// What a document says about a text field.
package struct TextFieldElement: TypedElement {
  /// Always `textField`.
  package static let kind = ElementKind.textField

  /// The border around the text; the raw values are the document's.
  package enum BorderStyle: String, Sendable {
    /// No border.
    case none
    /// A thin line.
    case line
    /// A sunken frame, as before iOS 7.
    case bezel
    /// A line with round corners.
    case roundedRect
  }

  /// When the button that clears the text is shown; the raw values are the document's. Layout does not use it.
  package enum ClearButtonMode: String, Sendable {
    /// At no time.
    case never
    /// While the field is edited and has text.
    case whileEditing
    /// While the field is not edited and has text.
    case unlessEditing
    /// While the field has text.
    case always
  }

  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// Nil if there is none.
  package let text: String?
  /// Shown instead of ``text``; nil if there is none.
  package let attributedText: AttributedStringElement?
  /// Shown while there is no text; nil if there is none.
  package let placeholder: String?
  /// Nil for 17 points of the system font.
  package let font: FontElement?
  /// Nil for the default color of labels.
  package let textColor: ColorValue?
  /// Natural if the document does not say.
  package let textAlignment: ParagraphStyleElement.Alignment
  /// None if the document does not say.
  package let borderStyle: BorderStyle
  /// In points; 0 if the document does not say.
  package let minimumFontSize: Double
  /// Whether text that is too wide is shown smaller; true if the document does not say.
  package let adjustsFontSizeToFitWidth: Bool
  /// Whether the font follows the user's text size; false if the document does not say.
  package let adjustsFontForContentSizeCategory: Bool
  /// Never if the document does not say.
  package let clearButtonMode: ClearButtonMode
  /// Whether the text is shown as dots; false if the document does not say.
  package let isSecure: Bool

  /// Reads `<textField>`; nil for any other element.
  package init?(_ element: Element) {
    guard element.kind == Self.kind else { return nil }
    self.element = element
    text = element.string("text")
    attributedText = AttributedStringElement(in: element, key: "attributedText")
    placeholder = element.string("placeholder")
    font = element.font()
    textColor = element.color("textColor")
    textAlignment = element.word("textAlignment") ?? .natural
    borderStyle = element.word("borderStyle") ?? .none
    minimumFontSize = element.double("minimumFontSize") ?? 0
    adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? true
    adjustsFontForContentSizeCategory = element.bool("adjustsFontForContentSizeCategory") ?? false
    clearButtonMode = element.word("clearButtonMode") ?? .never
    isSecure = element.child("textInputTraits")?.bool("secureTextEntry") ?? false
  }
}
