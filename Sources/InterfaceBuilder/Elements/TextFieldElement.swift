/// What a document says about a text field.
public struct TextFieldElement: Sendable {
  public let element: Element
  public let text: String?
  public let attributedText: AttributedStringElement?
  public let placeholder: String?
  public let font: FontElement?
  public let textColor: ColorValue?
  public let textAlignment: String
  /// `none`, `line`, `bezel`, `roundedRect`.
  public let borderStyle: String
  public let minimumFontSize: Double
  public let adjustsFontSizeToFitWidth: Bool
  public let adjustsFontForContentSizeCategory: Bool
  public let clearButtonMode: String
  public let isSecure: Bool

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
