/// A button that pastes into its target, without the question that the system has for apps that read the pasteboard. Source: Apple's
/// documentation of `UIPasteControl`.
///
/// It is enabled while its target takes what the pasteboard has, as of the last layout, and is as large as a filled button.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
  /// What a paste control shows.
  public enum DisplayMode: UInt, Sendable {
    /// The icon and the word.
    case iconAndLabel = 0
    /// The icon alone.
    case iconOnly = 1
    /// The word alone.
    case labelOnly = 2
    /// An arrow and the word; iOS 18.
    case arrowAndLabel = 3
  }

  /// How a paste control looks. Changes count until the control is made.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// What it shows; the icon and the word by default.
    open var displayMode = DisplayMode.iconAndLabel
    /// How round it is; `.dynamic` by default.
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// Points, for the corner style `.fixed`; 0 by default, which is the system's.
    open var cornerRadius: CGFloat = 0
    /// Of the icon and the word; nil, the default, is white.
    open var baseForegroundColor: UIColor?
    /// Of the ground; nil, the default, is the tint color.
    open var baseBackgroundColor: UIColor?
    /// On which side of the word the icon stands; `.leading` by default. iOS 18.
    open var imagePlacement = NSDirectionalRectEdge.leading

    /// The icon and the word in white on the tint color.
    public override init() { super.init() }
  }

  /// The object that gets the items; nil by default. Not kept alive.
  open weak var target: (any UIPasteConfigurationSupporting)? { didSet { setNeedsLayout() } }
  /// What the control was made with.
  public let configuration: Configuration
  private let button: UIButton

  /// A control that looks as a configuration says.
  public init(configuration: Configuration) {
    self.configuration = configuration
    button = UIButton(configuration: Self.look(configuration))
    super.init(frame: .zero)
    prepare()
  }

  /// A control with the usual look.
  public override convenience init(frame: CGRect) {
    self.init(configuration: Configuration())
    self.frame = frame
  }

  /// A control of a document, with the usual look.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    button = UIButton(configuration: Self.look(configuration))
    super.init(coder: coder)
    prepare()
  }

  private static func look(_ configuration: Configuration) -> UIButton.Configuration {
    var look = UIButton.Configuration.filled()
    if configuration.displayMode != .iconOnly { look.title = "Paste" }
    switch configuration.displayMode {
    case .iconAndLabel, .iconOnly: look.image = UIImage(systemName: "doc.on.clipboard")
    case .arrowAndLabel: look.image = UIImage(systemName: "arrow.down.doc")
    case .labelOnly: break
    }
    look.imagePadding = look.title == nil || look.image == nil ? 0 : 5
    look.imagePlacement = configuration.imagePlacement
    look.cornerStyle = configuration.cornerStyle
    look.background.cornerRadius = configuration.cornerRadius
    look.baseForegroundColor = configuration.baseForegroundColor
    look.baseBackgroundColor = configuration.baseBackgroundColor
    return look
  }

  private func prepare() {
    button.isUserInteractionEnabled = false
    accessibilityLabel = "Paste"
    addSubview(button)
    addAction(UIAction { [weak self] _ in self?.pasteIntoTarget() }, for: .touchUpInside)
  }

  private func pasteIntoTarget() {
    let items = UIPasteboard.general.itemProviders
    guard let target, !items.isEmpty, target.canPaste(items) else { return }
    target.paste(itemProviders: items)
  }

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
  /// The intrinsic size, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
    let items = UIPasteboard.general.itemProviders
    isEnabled = !items.isEmpty && target?.canPaste(items) == true
    button.isEnabled = isEnabled
  }
}
