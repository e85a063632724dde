/// The configuration of a button, from iOS 15 on.
public struct ButtonConfigurationElement: Sendable {
  /// The XML element; attributes without a property here are read from it.
  public let element: Element
  /// `plain`, `gray`, `tinted`, `filled`.
  public let style: String
  /// Shown instead of the title of the button's state; nil for none.
  public let title: String?
  /// Shown below the title; nil for none.
  public let subtitle: String?
  /// Shown instead of ``title``; nil for none.
  public let attributedTitle: AttributedStringElement?
  /// Shown instead of the image of the button's state; nil for none.
  public let image: ImageReference?
  /// Nil for the font of the style and size.
  public let titleFont: FontElement?
  /// `fixed`, `dynamic`, `small`, `medium`, `large`, `capsule`.
  public let cornerStyle: String?
  /// `mini`, `small`, `medium`, `large`.
  public let buttonSize: String?
  /// `leading`, `trailing`, `top`, `bottom`.
  public let imagePlacement: String
  /// In points; nil for the style's own.
  public let imagePadding: Double?
  /// In points between title and subtitle; nil for the style's own. Layout does not use it.
  public let titlePadding: Double?
  /// `leading`, `center`, `trailing`; nil for the style's own. Layout does not use it.
  public let titleAlignment: String?
  /// In points around image and texts; nil for the insets of the style.
  public let contentInsets: DirectionalInsets?
  /// The colour of the title; nil for that of the style.
  public let baseForegroundColor: ColorValue?
  /// The colour of the background; nil for that of the style.
  public let baseBackgroundColor: ColorValue?
  /// Size and weight of the image, if that is a symbol; nil for those of the title.
  public let symbolConfiguration: SymbolConfigurationElement?
  /// Whether a spinner stands in the image's place. Layout does not use it.
  public let showsActivityIndicator: Bool

  /// Reads `<buttonConfiguration>`; the name of the element is not looked at.
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
