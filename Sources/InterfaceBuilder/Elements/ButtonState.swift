/// How a button looks in one of its states.
public struct ButtonState: Sendable {
  public let element: Element
  /// `normal`, `highlighted`, `disabled`, `selected`, `focused`.
  public let key: String
  public let title: String?
  public let attributedTitle: AttributedStringElement?
  public let image: ImageReference?
  public let backgroundImage: ImageReference?
  public let titleColor: ColorValue?
  public let titleShadowColor: ColorValue?
  public let symbolConfiguration: SymbolConfigurationElement?

  public init(_ element: Element) {
    self.element = element
    key = element["key"] ?? "normal"
    title = element.string("title")
    attributedTitle = AttributedStringElement(in: element, key: "attributedTitle")
    image = ImageReference(in: element, key: "image")
    backgroundImage = ImageReference(in: element, key: "backgroundImage")
    titleColor = element.color("titleColor")
    titleShadowColor = element.color("titleShadowColor")
    symbolConfiguration = SymbolConfigurationElement(in: element)
  }
}
