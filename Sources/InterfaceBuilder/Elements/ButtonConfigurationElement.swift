/// The configuration of a button, from iOS 15 on.
package struct ButtonConfigurationElement: Sendable {
  /// How the button is filled; the raw values are the document's.
  package enum Style: String, Sendable {
    /// No background.
    case plain
    /// A gray background.
    case gray
    /// A background in a shade of the tint color.
    case tinted
    /// A background in the tint color.
    case filled
  }

  /// How the corners of the background are rounded; the raw values are the document's. Layout does not use it.
  package enum CornerStyle: String, Sendable {
    /// By the radius of the background configuration.
    case fixed
    /// By a radius that follows the text size.
    case dynamic
    /// By a small radius of the system.
    case small
    /// By a medium radius of the system.
    case medium
    /// By a large radius of the system.
    case large
    /// By half of the height.
    case capsule
  }

  /// One of the system's sizes of buttons; the raw values are the document's. Layout does not use it.
  package enum ButtonSize: String, Sendable {
    /// The smallest size.
    case mini
    /// The size below the usual one.
    case small
    /// The usual size.
    case medium
    /// The largest size.
    case large
  }

  /// On which side of the title the image stands; the raw values are the document's.
  package enum ImagePlacement: String, Sendable {
    /// Before the title in the direction of reading.
    case leading
    /// After the title in the direction of reading.
    case trailing
    /// Above the title.
    case top
    /// Below the title.
    case bottom
  }

  /// How title and subtitle are aligned with each other; the raw values are the document's. Layout does not use it.
  package enum TitleAlignment: String, Sendable {
    /// By what else the configuration holds.
    case automatic
    /// At the edges where reading begins.
    case leading
    /// At the centers.
    case center
    /// At the edges where reading ends.
    case trailing
  }

  /// The XML element; attributes without a property here are read from it.
  package let element: Element
  /// Plain if the document does not say, or names a style unknown here.
  package let style: Style
  /// Shown instead of the title of the button's state; nil for none.
  package let title: String?
  /// Shown below the title; nil for none.
  package let subtitle: String?
  /// Shown instead of ``title``; nil for none.
  package let attributedTitle: AttributedStringElement?
  /// Shown instead of the image of the button's state; nil for none.
  package let image: ImageReference?
  /// Nil for the font of the style and size.
  package let titleFont: FontElement?
  /// Nil for the style's own.
  package let cornerStyle: CornerStyle?
  /// Nil for the usual size.
  package let buttonSize: ButtonSize?
  /// Leading if the document does not say.
  package let imagePlacement: ImagePlacement
  /// In points; nil for the style's own.
  package let imagePadding: Double?
  /// In points between title and subtitle; nil for the style's own. Layout does not use it.
  package let titlePadding: Double?
  /// Nil for the style's own. Layout does not use it.
  package let titleAlignment: TitleAlignment?
  /// In points around image and texts; nil for the insets of the style.
  package let contentInsets: DirectionalInsets?
  /// The color of the title; nil for that of the style.
  package let baseForegroundColor: ColorValue?
  /// The color of the background; nil for that of the style.
  package let baseBackgroundColor: ColorValue?
  /// The color that the background configuration gives; ``baseBackgroundColor`` wins over it.
  package let backgroundColor: ColorValue?
  /// Size and weight of the image, if that is a symbol; nil for those of the title.
  package let symbolConfiguration: SymbolConfigurationElement?
  /// Whether a spinner stands in the image's place. Layout does not use it.
  package let showsActivityIndicator: Bool

  /// Reads `<buttonConfiguration>`; the name of the element is not looked at.
  package init(_ element: Element) {
    self.element = element
    style = element.word("style") ?? .plain
    title = element.string("title")
    subtitle = element.string("subtitle")
    attributedTitle = AttributedStringElement(in: element, key: "attributedTitle")
    image = ImageReference(in: element, key: "image")
    titleFont = element.font("titleFontDescription")
    cornerStyle = element.word("cornerStyle")
    buttonSize = element.word("buttonSize")
    imagePlacement = element.word("imagePlacement") ?? .leading
    imagePadding = element.double("imagePadding")
    titlePadding = element.double("titlePadding")
    titleAlignment = element.word("titleAlignment")
    contentInsets = element.child("directionalEdgeInsets", key: "contentInsets").map { DirectionalInsets($0) }
    baseForegroundColor = element.color("baseForegroundColor")
    baseBackgroundColor = element.color("baseBackgroundColor")
    backgroundColor = element.child("backgroundConfiguration")?.color("backgroundColor")
    symbolConfiguration = SymbolConfigurationElement(in: element)
    showsActivityIndicator = element.bool("showsActivityIndicator") ?? false
  }
}
