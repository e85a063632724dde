/// How a button looks in one of its states.
public struct ButtonState: Sendable {
  /// The XML element; attributes without a property here are read from it.
  public let element: Element
  /// The state; normal if the document does not say.
  public let key: ControlState
  /// Nil if the state has none; a button then shows that of `normal`.
  public let title: String?
  /// Shown instead of ``title``; nil if the state has none.
  public let attributedTitle: AttributedStringElement?
  /// Nil if the state has none; a button then shows that of `normal`.
  public let image: ImageReference?
  /// Nil if the state has none; a button then shows that of `normal`.
  public let backgroundImage: ImageReference?
  /// Nil if the state has none; a button then takes that of `normal`.
  public let titleColor: ColorValue?
  /// Nil if the state has none; a button then takes that of `normal`.
  public let titleShadowColor: ColorValue?
  /// Size and weight of the images, if they are symbols; nil for those of the title.
  public let symbolConfiguration: SymbolConfigurationElement?

  /// Reads `<state>`; nil for a state unknown here. The name of the element is not looked at.
  public init?(_ element: Element) {
    guard let key = ControlState(rawValue: element["key"] ?? ControlState.normal.rawValue) else { return nil }
    self.element = element
    self.key = key
    title = element.string("title")
    attributedTitle = AttributedStringElement(in: element, key: "attributedTitle")
    image = ImageReference(in: element, key: "image")
    backgroundImage = ImageReference(in: element, key: "backgroundImage")
    titleColor = element.color("titleColor")
    titleShadowColor = element.color("titleShadowColor")
    symbolConfiguration = SymbolConfigurationElement(in: element)
  }
}
