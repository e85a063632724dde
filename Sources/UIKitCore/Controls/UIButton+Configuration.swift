import Platform
import TextLayout

extension UIButton {
  /// What a button of iOS 15 and later shows, and how.
  public struct Configuration: Sendable {
    /// What the button is filled with.
    public enum Style: String, Sendable {
      /// With nothing.
      case plain
      /// With a background, which takes no room: the size is that of a plain button.
      case gray, tinted, filled
    }
    /// How round the ground is in pictures.
    public enum CornerStyle: Int, Sendable {
      /// The radius of the background, or one that suits the size.
      case fixed = -1
      /// The same; from iOS 26 on half of the height, and at most 17 points.
      case dynamic = 0
      /// Of the system: 6, 6 and 8.75 points, from iOS 26 on an eighth, 0.175 and a quarter of the height; or half of it.
      case small, medium, large, capsule

      var metrics: ButtonMetrics.Corner {
        switch self {
        case .fixed: .fixed
        case .dynamic: .dynamic
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .capsule: .capsule
        }
      }
    }
    /// How large the font and the insets are; see ``setDefaultContentInsets()``.
    public enum Size: Int, Sendable {
      /// 17 points of text.
      case medium = 0
      /// 15 points of text.
      case small = 1, mini = 2
      /// 17 points of text in more room.
      case large = 3

      private var metrics: ButtonMetrics.Size {
        switch self {
        case .mini: .mini
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
      }
      /// Points; nil is the usual size.
      var titleSize: Double? { ButtonMetrics.titleSize(of: metrics) }
      var insets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(ButtonMetrics.insets(of: metrics)) }
    }
    /// How the lines of title and subtitle are aligned.
    public enum TitleAlignment: Int, Sendable {
      /// In the middle here.
      case automatic = 0
      /// At one side or in the middle.
      case leading, center, trailing
    }
    /// The look on a Mac.
    public enum MacIdiomStyle: Int, Sendable {
      /// Chosen by the system.
      case automatic = 0
      /// With a border, or without.
      case bordered, borderless, borderlessTinted
    }
    /// What shows that the button has a menu.
    public enum Indicator: Int, Sendable {
      /// What suits the button.
      case automatic = 0
      /// Nothing.
      case none
      /// Two arrows.
      case popup
    }

    /// `.plain` by default; changes no size.
    public var style: Style = .plain
    /// Nil by default. The line breaks where the width is less than the title's.
    public var title: String?
    /// Whether a title of the button's states is not shown.
    var hasTitle: Bool { title != nil || styledTitle != nil }
    /// A title with its own fonts, shown instead of ``title`` if it is not nil.
    public var attributedTitle: AttributedString? {
      get { styledTitle.map { AttributedString($0.string) } }
      set { styledTitle = newValue.map { AttributedText($0) } }
    }
    var styledTitle: AttributedText?
    /// Below the title, in 15/17 of the title's size. An empty one takes no room.
    public var subtitle: String?
    /// Its text is shown as ``subtitle``; fonts of its own are not kept.
    public var attributedSubtitle: AttributedString? {
      get { subtitle.map { AttributedString($0) } }
      set { subtitle = newValue.map { String($0.characters) } }
    }
    /// Nil, the default, means that the button's image for its state is shown.
    public var image: UIImage?
    /// Nil means the button's font, or 17 points of the system font (14 before iOS 16). Not Apple's: iOS has it in the
    /// title's attributes.
    public var titleFont: UIFont?
    /// On which side of the title the image stands; `.leading` by default. Beside the title the widths add up, above or below it the heights.
    /// Of several edges the first of leading, trailing, top and bottom counts.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Whether image and title stand side by side.
    var placesImageBeside: Bool {
      !imagePlacement.isDisjoint(with: [.leading, .trailing]) || imagePlacement.isDisjoint(with: .all)
    }
    /// Whether the image comes before the title: at the leading edge, or above.
    var placesImageFirst: Bool {
      placesImageBeside
        ? imagePlacement.contains(.leading) || !imagePlacement.contains(.trailing) : imagePlacement.contains(.top)
    }
    /// Points between image and title.
    public var imagePadding: CGFloat = 0
    /// Points between title and subtitle; 1 by default.
    public var titlePadding: CGFloat = 1
    /// Points around title, subtitle and image; by default those of ``buttonSize``: 7 above and below and 12 at the ends.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    private var ownInsets: NSDirectionalEdgeInsets?
    /// Makes ``contentInsets`` those of ``buttonSize`` again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }
    /// `.medium` by default. Of the other sizes less is known (DEVIATIONS.md, 221).
    public var buttonSize = Size.medium
    /// `.dynamic` by default; `.capsule` for glass.
    public var cornerStyle = CornerStyle.dynamic
    /// The radius of the corners of a background so high; points. A background's own radius counts where the style leaves it open.
    package func cornerRadius(forHeight height: Double, release: Int) -> Double {
      let own = Double(background.cornerRadius)
      return ButtonMetrics.cornerRadius(
        cornerStyle.metrics, height: height, own: own > 0 ? own : nil, release: release)
    }
    /// Of which glass the background is; nil is none.
    package private(set) var glass: Glass?
    /// The materials of iOS 26.
    package enum Glass: Sendable {
      /// Gray, or filled with the tint color.
      case regular, prominent
      /// The same, more transparent.
      case clear, prominentClear
    }
    /// What lies under the content, in pictures. A color here wins over the style's.
    public var background = UIBackgroundConfiguration.clear()
    /// `.automatic` by default.
    public var titleAlignment = TitleAlignment.automatic
    /// What becomes of a title that does not fit; it breaks into lines by default.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The same for the subtitle.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The title's color in pictures, unless the button has one for its normal state.
    public var baseForegroundColor: UIColor?
    /// The color of the background. It takes no room.
    public var baseBackgroundColor: UIColor?
    /// Draws a symbol in another size.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Changes the attributes of the title; the font counts.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Stored without effect: subtitles have one font.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      didSet {
        if subtitleTextAttributesTransformer != nil {
          LayoutLog.noteWithoutEffect("UIButton.Configuration.subtitleTextAttributesTransformer")
        }
      }
    }
    /// Makes the color in which pictures draw the image of the color of the title; nil, the default, leaves it.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Changes the color of the indicator. Stored without effect.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      didSet {
        if activityIndicatorColorTransformer != nil {
          LayoutLog.noteWithoutEffect("UIButton.Configuration.activityIndicatorColorTransformer")
        }
      }
    }
    /// Makes the color of the arrows of ``indicator`` of that of the title; nil, the default, leaves it.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// False by default. An indicator takes the image's place and is 20 points each way.
    public var showsActivityIndicator = false
    /// True by default. A selected button looks like any other here.
    public var automaticallyUpdateForSelection = true
    /// Stored without effect: there is no Mac.
    public var macIdiomStyle = MacIdiomStyle.automatic {
      didSet { if macIdiomStyle != .automatic { LayoutLog.noteWithoutEffect("UIButton.Configuration.macIdiomStyle") } }
    }
    /// Automatic by default: two arrows behind the title of a button that shows which entry of its menu was chosen. The buttons of documents
    /// keep the size that they have without it.
    public var indicator = Indicator.automatic

    /// An empty plain configuration: without image or title it is a line high.
    public init() {}

    /// A button without background.
    public static func plain() -> Configuration { Configuration() }
    /// A button filled with the tint color.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// A button on gray.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A button on a faint tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// Without background.
    public static func borderless() -> Configuration { Configuration() }
    /// On gray.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// On a faint tint.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// Filled with the tint color.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    /// On glass: a capsule, as large as any other configuration. iOS 26.
    public static func glass() -> Configuration { Configuration(glass: .regular) }
    /// On glass of the tint color: a capsule. iOS 26.
    public static func prominentGlass() -> Configuration { Configuration(glass: .prominent) }
    /// On clear glass: a capsule. iOS 26.
    public static func clearGlass() -> Configuration { Configuration(glass: .clear) }
    /// On clear glass of the tint color: a capsule. iOS 26.
    public static func prominentClearGlass() -> Configuration { Configuration(glass: .prominentClear) }

    private init(style: Style) { self.style = style }
    private init(glass: Glass) {
      (self.glass, cornerStyle) = (glass, .capsule)
      style = glass == .prominent || glass == .prominentClear ? .filled : .gray
    }

    /// The same: a button's state changes nothing of it.
    public func updated(for button: UIButton) -> Configuration { self }

    /// The font of the title that the program has given, after the transformer.
    var transformedTitleFont: UIFont? {
      guard let titleTextAttributesTransformer else { return titleFont }
      var attributes = AttributeContainer()
      attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = titleFont
      return titleTextAttributesTransformer(attributes)[AttributeScopes.UIKitAttributes.FontAttribute.self] ?? titleFont
    }
  }

  /// What changes a button's configuration before it is laid out.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  struct ConfigurationUpdates {
    var handler: ConfigurationUpdateHandler?
    var isAutomatic = true
    var isNeeded = false
    var isUpdating = false
  }

  func updateConfigurationIfNeeded() {
    guard configurationUpdates.isNeeded else { return }
    configurationUpdates.isNeeded = false
    configurationUpdates.isUpdating = true
    updateConfiguration()
    configurationUpdates.isUpdating = false
  }
}

/// A function that makes a color of another one.
public struct UIConfigurationColorTransformer: Sendable {
  /// The function.
  public let transform: @Sendable (UIColor) -> UIColor

  /// Takes the function.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
  /// Calls it.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The gray that is as bright as the color, with its alpha.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      // The weights of the primary colors of sRGB, by which light is perceived (Rec. ITU-R BT.709).
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }
  /// The accent color of the system, blue, whatever the color is. Which one a release uses is not known (DEVIATIONS.md, 461).
  public static let preferredTint = UIConfigurationColorTransformer { _ in .systemBlue }
  /// The color of text, whatever the color is. Which one a release uses is not known (DEVIATIONS.md, 461).
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .label }
}

/// A function that changes the attributes of a text.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// The function.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Takes the function.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// Calls it.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
