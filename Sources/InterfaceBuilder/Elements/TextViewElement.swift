/// What a document says about a text view.
public struct TextViewElement: Sendable {
  public let element: Element
  public let text: String?
  public let attributedText: AttributedStringElement?
  public let font: FontElement?
  public let textColor: ColorValue?
  public let textAlignment: String
  public let isEditable: Bool
  public let isSelectable: Bool
  /// Without scrolling a text view is as high as its text.
  public let isScrollEnabled: Bool
  public let adjustsFontForContentSizeCategory: Bool

  public init?(_ element: Element) {
    guard element.name == "textView" else { return nil }
    self.element = element
    text = element.string("text")
    attributedText = AttributedStringElement(in: element, key: "attributedText")
    font = element.font()
    textColor = element.color("textColor")
    textAlignment = element["textAlignment"] ?? "natural"
    isEditable = element.bool("editable") ?? true
    isSelectable = element.bool("selectable") ?? true
    isScrollEnabled = element.bool("scrollEnabled") ?? true
    adjustsFontForContentSizeCategory = element.bool("adjustsFontForContentSizeCategory") ?? false
  }
}
