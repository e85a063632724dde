/// How tabs look in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// Font and color count; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Points by which the title moves; zero by default.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of the image, and of a title without one; nil is that of the bar.
  open var iconColor: UIColor?
  /// Stored without effect.
  open var badgePositionAdjustment = UIOffset.zero {
    didSet { LayoutLog.noteWithoutEffect("UITabBarItemStateAppearance.badgePositionAdjustment") }
  }
  /// Nil is red.
  open var badgeBackgroundColor: UIColor?
  /// Font and color count; empty by default.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored without effect.
  open var badgeTitlePositionAdjustment = UIOffset.zero {
    didSet { LayoutLog.noteWithoutEffect("UITabBarItemStateAppearance.badgeTitlePositionAdjustment") }
  }

  override init() { super.init() }

  var titleColor: UIColor? { titleTextAttributes[.foregroundColor] as? UIColor }

  fileprivate func reset() {
    (titleTextAttributes, badgeTextAttributes, iconColor, badgeBackgroundColor) = ([:], [:], nil, nil)
    titlePositionAdjustment = .zero
  }
}

/// How tabs of one arrangement look. Pictures show the normal and the selected state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// Which arrangement it is for.
  public enum Style: Int, Sendable {
    /// The title below the image.
    case stacked = 0
    /// The title beside the image, where the width is regular.
    case inline = 1
    /// The title beside the image, in a low bar.
    case compactInline = 2
  }

  /// While nothing else holds.
  public let normal = UITabBarItemStateAppearance()
  /// Of the tab that is shown.
  public let selected = UITabBarItemStateAppearance()
  /// While the item is disabled.
  public let disabled = UITabBarItemStateAppearance()
  /// While the item has the focus; pictures do not show it.
  public let focused = UITabBarItemStateAppearance()

  /// Without settings of its own.
  public init(style: Style) { super.init() }

  /// The appearance of tabs with the title below the image.
  public override convenience init() { self.init(style: .stacked) }

  /// Without settings of its own. It reads nothing from the coder.
  public required init?(coder: NSCoder) { super.init() }

  /// Takes all settings back.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] { state.reset() }
  }
}

/// How a tab bar looks: ground and tabs.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// Tabs with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// Tabs with the title beside the image, where the width is regular.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// Tabs with the title beside the image, in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// Stored without effect.
  open var selectionIndicatorTintColor: UIColor? {
    didSet { LayoutLog.noteWithoutEffect("UITabBarAppearance.selectionIndicatorTintColor") }
  }
  /// Stored without effect.
  open var selectionIndicatorImage: UIImage? {
    didSet { LayoutLog.noteWithoutEffect("UITabBarAppearance.selectionIndicatorImage") }
  }
  /// As ``UITabBar/itemPositioning``, for tabs with the title below the image; automatic by default.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// As ``UITabBar/itemWidth``; 0 by default.
  open var stackedItemWidth: CGFloat = 0
  /// As ``UITabBar/itemSpacing``; 0 by default.
  open var stackedItemSpacing: CGFloat = 0

  /// The defaults for an idiom.
  public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// The ground of any appearance, and everything of a tab bar's.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    stackedItemPositioning = other.stackedItemPositioning
    (stackedItemWidth, stackedItemSpacing) = (other.stackedItemWidth, other.stackedItemSpacing)
  }

  /// The defaults. It reads nothing from the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITabBarAppearance {
  /// The settings for tabs in the style.
  func tabs(_ style: TabBarButton.Style) -> UITabBarItemAppearance {
    switch style {
    case .stacked, .floating: stackedLayoutAppearance
    case .inline, .text: inlineLayoutAppearance
    case .compactInline, .lowFloating: compactInlineLayoutAppearance
    }
  }
}
