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

  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  public let buttonType: ButtonType
  /// A primary button's configured title is semibold (4 of 5 buttons within half a point).
  open var role: Role = .normal { didSet { invalidateIntrinsicContentSize() } }
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: AttributedText] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var titleShadowColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  /// Nil until set; then the type's default no longer counts.
  open var titleFont: UIFont? { didSet { if titleFont != oldValue { invalidateIntrinsicContentSize() } } }
  /// Points around the content; any that is not zero replaces the default padding.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var changesSelectionAsPrimaryAction = false
  /// The views that show title and image, made when they are asked for; see `UIButton+Parts.swift`.
  var parts = Parts()
  /// Replaces title, image and insets of the classic button; iOS 15.
  open var configuration: Configuration? { didSet { invalidateIntrinsicContentSize() } }

  public init(type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
  }

  public convenience init(type: ButtonType, primaryAction: UIAction?) {
    self.init(type: type)
    adopt(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// The action's title and image are the button's, unless it has its own.
  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    addAction(action, for: .touchUpInside)
    if configuration == nil {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      setImage(action.image, for: .normal)
    } else {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    }
  }

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    buttonType = (coder as? NibCoder)?.buttonType ?? .custom
    super.init(coder: coder)
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    invalidateIntrinsicContentSize()
  }

  /// Text with fonts of its own; wins over the plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setStyledTitle(title.map { AttributedText($0, defaultFont: effectiveFont) }, for: state)
  }

  func setStyledTitle(_ title: AttributedText?, for state: State) {
    attributedTitles[state] = title
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
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { titleShadowColors[state] = color }
  open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors[state] ?? titleShadowColors[.normal] }
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func attributedTitle(for state: State) -> NSAttributedString? { styledTitle(for: state)?.attributedString }
  private func styledTitle(for state: State) -> AttributedText? { attributedTitles[state] ?? attributedTitles[.normal] }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }

  open var currentTitle: String? {
    if let configuration { return configuration.styledTitle?.string ?? configuration.title }
    return styledTitle(for: state)?.string ?? title(for: state)
  }
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// Title and image of another state may have another size.
  override func stateDidChange() {
    if configuration == nil { invalidateIntrinsicContentSize() }
  }

  /// Title with its fonts; nil if there is nothing to show.
  var shownTitle: AttributedText? {
    let attributed = configuration == nil ? styledTitle(for: state) : configuration?.styledTitle
    let text = attributed ?? currentTitle.map { AttributedText($0, font: effectiveFont.font) }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The font in use: system buttons have 15 points, custom ones 18, configured ones 17 (14 before iOS 16's canvas).
  package var effectiveFont: UIFont {
    if let configuration {
      if let font = configuration.titleFont ?? titleFont { return font }
      let size: CGFloat = UIKitEnvironment.current.release >= 16 ? 17 : 14
      return .systemFont(ofSize: size, weight: role == .primary ? .semibold : .regular)
    }
    return titleFont ?? .systemFont(ofSize: buttonType == .custom ? 18 : 15)
  }

  open override var intrinsicContentSize: CGSize {
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
      if currentTitle == nil, configuration == nil { return ControlMetrics.infoButtonSize }
    case .close:
      if currentTitle == nil, configuration == nil { return ControlMetrics.closeButtonSize }
    default: break
    }
    return configuration.map(configuredSize) ?? classicSize
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// Where title and image are, within the insets of the content.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { partRects(in: contentRect).title }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { partRects(in: contentRect).image }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The title of a configured button wraps, a classic one's does not.
  override var sharesRowWidth: Bool { configuration != nil }

  // MARK: Baselines: the line of text is centred

  override var firstBaseline: Baseline { centredBaseline }
  override var lastBaseline: Baseline { centredBaseline }

  private var centredBaseline: Baseline {
    let font = effectiveFont
    let insets = configuration == nil ? contentEdgeInsets : .zero
    let shift = Double(insets.top - insets.bottom) / 2
    return Baseline(heightFactor: 0.5, offset: font.font.ascender - font.font.lineHeight / 2 + shift)
  }

  override func lineFont(at baseline: NSLayoutConstraint.Attribute) -> TextLayout.Font? { effectiveFont.font }
  override var logTitle: String? { currentTitle }
}
