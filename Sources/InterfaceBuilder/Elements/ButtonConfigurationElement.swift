/// The configuration of a button, from iOS 15 on.
public struct ButtonConfigurationElement: Sendable {
  public let element: Element
  /// `plain`, `gray`, `tinted`, `filled`.
  public let style: String
  public let title: String?
  public let subtitle: String?
  public let attributedTitle: AttributedStringElement?
  public let image: ImageReference?
  public let titleFont: FontElement?
  /// `fixed`, `dynamic`, `small`, `medium`, `large`, `capsule`.
  public let cornerStyle: String?
  /// `mini`, `small`, `medium`, `large`.
  public let buttonSize: String?
  /// `leading`, `trailing`, `top`, `bottom`.
  public let imagePlacement: String
  /// In points; nil for the style's own.
  public let imagePadding: Double?
  public let titlePadding: Double?
  public let titleAlignment: String?
  public let contentInsets: DirectionalInsets?
  public let baseForegroundColor: ColorValue?
  public let baseBackgroundColor: ColorValue?
  public let symbolConfiguration: SymbolConfigurationElement?
  public let showsActivityIndicator: Bool

  public init(_ element: Element) {
    self.element = element
    style = element["style"] ?? "plain"
    title = element.string("title")
    subtitle = element.string("subtitle")
    attributedTitle = AttributedStringElement(in: element, key: "attributedTitle")
    image = ImageReference(in: element, key: "image")
    titleFont = element.font("titleFontDescription")
    cornerStyle = element["cornerStyle"]
    buttonSize = element["buttonSize"]
    imagePlacement = element["imagePlacement"] ?? "leading"
    imagePadding = element.double("imagePadding")
    titlePadding = element.double("titlePadding")
    titleAlignment = element["titleAlignment"]
    contentInsets = element.child("directionalEdgeInsets", key: "contentInsets").map { DirectionalInsets($0) }
    baseForegroundColor = element.color("baseForegroundColor")
    baseBackgroundColor = element.color("baseBackgroundColor")
    symbolConfiguration = SymbolConfigurationElement(in: element)
    showsActivityIndicator = element.bool("showsActivityIndicator") ?? false
  }
}
