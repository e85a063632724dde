/// How a navigation bar looks: ground, titles and buttons.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Font and color of the title count; empty, the default, is semibold with 17 points, in the color of labels.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored without effect.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { LayoutLog.noteWithoutEffect("UINavigationBarAppearance.titlePositionAdjustment") }
  }
  /// Font and color of a large title count; empty, the default, is bold with 34 points, in the color of labels.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The buttons of the style `plain`.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The buttons of the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The button that leads back.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// Nil, the default, is an arrow. Stored without effect.
  open private(set) var backIndicatorImage: UIImage?
  /// Nil by default. Stored without effect.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Both are used together, or neither. No effect here, which the log says once: pictures draw the arrow of the system.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    LayoutLog.noteWithoutEffect("UINavigationBarAppearance.setBackIndicatorImage(_:transitionMaskImage:)")
    (self.backIndicatorImage, backIndicatorTransitionMaskImage) = (backIndicatorImage, transitionMaskImage)
  }

  /// The defaults for an idiom.
  public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// The ground of any appearance, and everything of a navigation bar's.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
    (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance, other.doneButtonAppearance)
    (backIndicatorImage, backIndicatorTransitionMaskImage) = (
      other.backIndicatorImage, other.backIndicatorTransitionMaskImage
    )
    backButtonAppearance = other.backButtonAppearance
  }

  /// The defaults. It reads nothing from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What the title of a button has.
  func attributes(of item: UIBarButtonItem) -> [NSAttributedString.Key: Any] {
    (item.style == .done ? doneButtonAppearance : buttonAppearance).attributes(isEnabled: item.isEnabled)
  }
}
