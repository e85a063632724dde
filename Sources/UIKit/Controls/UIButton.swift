import AutoLayout
import TextLayout

/// A title, an image or both that can be tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7
  }

  public let buttonType: ButtonType
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  /// Nil until set; then the type's default no longer counts.
  open var titleFont: UIFont? { didSet { invalidateIntrinsicContentSize() } }
  /// Points around the content; any that is not zero replaces the default padding.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Replaces title, image and insets of the classic button; iOS 15.
  open var configuration: Configuration? { didSet { invalidateIntrinsicContentSize() } }

  public struct Configuration: Sendable {
    public enum Style: String, Sendable { case plain, gray, tinted, filled }
    public enum ImagePlacement: String, Sendable { case leading, trailing, top, bottom }

    public var style: Style = .plain
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var titleFont: UIFont?
    public var imagePlacement: ImagePlacement = .leading
    /// Points between image and title.
    public var imagePadding: CGFloat = 0
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?

    public init() {}

    public static func plain() -> Configuration { Configuration() }
    public static func filled() -> Configuration {
      var configuration = Configuration()
      configuration.style = .filled
      return configuration
    }
  }

  public init(type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    invalidateIntrinsicContentSize()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    invalidateIntrinsicContentSize()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    invalidateIntrinsicContentSize()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }

  open var currentTitle: String? { configuration?.title ?? title(for: .normal) }
  open var currentImage: UIImage? { configuration?.image ?? image(for: .normal) }

  /// The font in use: system buttons have 15 points, custom ones 18, configured ones 17 (14 before iOS 16's canvas).
  package var effectiveFont: UIFont {
    if let configuration {
      if let font = configuration.titleFont ?? titleFont { return font }
      return .systemFont(ofSize: UIKitEnvironment.current.release >= 16 ? 17 : 14)
    }
    return titleFont ?? .systemFont(ofSize: buttonType == .custom ? 18 : 15)
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
      if currentTitle == nil, configuration == nil { return ControlMetrics.infoButtonSize }
    default: break
    }
    return configuration.map(configuredSize) ?? classicSize
  }

  /// Title and image side by side in whole points, padded by 6 above and below unless insets are set; at least 30 wide.
  private var classicSize: CGSize {
    let image = currentImage?.size
    let title = currentTitle.flatMap { $0.isEmpty ? nil : $0 }
    let hasInsets = contentEdgeInsets != .zero
    if title == nil, let image, !hasInsets { return fittingBackground(image) }
    if title == nil, image == nil, let background = backgroundImage(for: .normal), !hasInsets { return background.size }
    let font = effectiveFont
    let titleWidth =
      title.map { advance(of: AttributedText($0, font: font.font), in: UIKitEnvironment.current.text) } ?? 0
    var height = max(title == nil && image != nil ? 0 : font.lineHeight.rounded(.up), image?.height ?? 0)
    var width = CGFloat(titleWidth - 1e-6).rounded(.up) + (image?.width ?? 0)
    if hasInsets {
      width += contentEdgeInsets.left + contentEdgeInsets.right
      height += contentEdgeInsets.top + contentEdgeInsets.bottom
    } else {
      height = max(font.lineHeight.rounded(.up) + 12, image?.height ?? 0)
      width = max(30, width)
    }
    return fittingBackground(CGSize(width: width, height: height))
  }

  /// A background image is a lower limit for the size.
  private func fittingBackground(_ size: CGSize) -> CGSize {
    guard let background = backgroundImage(for: .normal)?.size else { return size }
    return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
  }

  private func configuredSize(_ configuration: Configuration) -> CGSize {
    let environment = UIKitEnvironment.current.text
    let font = effectiveFont
    var text = CGSize.zero
    if let title = configuration.title, !title.isEmpty {
      text = CGSize(
        width: advance(of: AttributedText(title, font: font.font), in: environment), height: Double(font.lineHeight))
    } else if configuration.image == nil {
      text.height = font.lineHeight
    }
    if let subtitle = configuration.subtitle, !subtitle.isEmpty {
      let small = TextLayout.Font.system(font.font.pointSize * 15 / 17)
      text.width = max(text.width, advance(of: AttributedText(subtitle, font: small), in: environment))
      text.height += CGFloat(small.lineHeight) + 1
    }
    let image = configuration.image?.size ?? .zero
    let gap = configuration.image != nil && text.width > 0 ? configuration.imagePadding : 0
    var size: CGSize
    switch configuration.imagePlacement {
    case .leading, .trailing:
      size = CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
    case .top, .bottom:
      size = CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
    }
    let insets = configuration.contentInsets
    size.width += insets.leading + insets.trailing
    size.height += insets.top + insets.bottom
    return CGSize(
      width: ceilToPixel(Double(size.width), environment.scale),
      height: ceilToPixel(Double(size.height), environment.scale))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Baselines: the line of text is centred

  override var firstBaseline: Baseline { centredBaseline }
  override var lastBaseline: Baseline { centredBaseline }

  private var centredBaseline: Baseline {
    let font = effectiveFont
    let insets = configuration == nil ? contentEdgeInsets : .zero
    let shift = Double(insets.top - insets.bottom) / 2
    return Baseline(heightFactor: 0.5, offset: font.font.ascender - font.font.lineHeight / 2 + shift)
  }

  override var logTitle: String? { currentTitle }
}
