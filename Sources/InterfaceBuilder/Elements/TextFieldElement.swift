/// What a document says about a text field.
public struct TextFieldElement: Sendable {
  /// The XML element; attributes without a property here are read from it.
  public let element: Element
  /// Nil if there is none.
  public let text: String?
  /// Shown instead of ``text``; nil if there is none.
  public let attributedText: AttributedStringElement?
  /// Shown while there is no text; nil if there is none.
  public let placeholder: String?
  /// Nil for 17 points of the system font.
  public let font: FontElement?
  /// Nil for the default colour of labels.
  public let textColor: ColorValue?
  /// `natural`, `left`, `center`, `right`, `justified`.
  public let textAlignment: String
  /// `none`, `line`, `bezel`, `roundedRect`.
  public let borderStyle: String
  /// In points; 0 if the document does not say.
  public let minimumFontSize: Double
  /// Whether text that is too wide is shown smaller; true if the document does not say.
  public let adjustsFontSizeToFitWidth: Bool
  /// Whether the font follows the user's text size; false if the document does not say.
  public let adjustsFontForContentSizeCategory: Bool
  /// `never`, `whileEditing`, `unlessEditing`, `always`.
  public let clearButtonMode: String
  /// Whether the text is shown as dots; false if the document does not say.
  public let isSecure: Bool

  /// Reads `<textField>`; nil for any other element.
  public init?(_ element: Element) {
    guard element.name == "textField" else { return nil }
    self.element = element
    text = element.string("text")
    attributedText = AttributedStringElement(in: element, key: "attributedText")
    placeholder = element.string("placeholder")
    font = element.font()
    textColor = element.color("textColor")
    textAlignment = element["textAlignment"] ?? "natural"
    borderStyle = element["borderStyle"] ?? "none"
    minimumFontSize = element.double("minimumFontSize") ?? 0
    adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? true
    adjustsFontForContentSizeCategory = element.bool("adjustsFontForContentSizeCategory") ?? false
    clearButtonMode = element["clearButtonMode"] ?? "never"
    isSecure = element.child("textInputTraits")?.bool("secureTextEntry") ?? false
  }
}
