/// How buttons of a bar look in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// Font and color count; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored without effect.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { LayoutLog.noteWithoutEffect("UIBarButtonItemStateAppearance.titlePositionAdjustment") }
  }
  /// Stored without effect.
  open var backgroundImage: UIImage? {
    didSet { LayoutLog.noteWithoutEffect("UIBarButtonItemStateAppearance.backgroundImage") }
  }
  /// Stored without effect.
  open var backgroundImagePositionAdjustment = UIOffset.zero {
    didSet {
      if backgroundImagePositionAdjustment != .zero {
        LayoutLog.noteWithoutEffect("UIBarButtonItemStateAppearance.backgroundImagePositionAdjustment")
      }
    }
  }

  override init() { super.init() }
}

/// How buttons of a bar look. Pictures show the normal and the disabled state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// While nothing else holds.
  public let normal = UIBarButtonItemStateAppearance()
  /// While a finger is on the button; pictures do not show it.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// While the item is disabled.
  public let disabled = UIBarButtonItemStateAppearance()
  /// While the item has the focus; pictures do not show it.
  public let focused = UIBarButtonItemStateAppearance()

  /// Without settings of its own.
  public init(style: UIBarButtonItem.Style) { super.init() }

  /// The appearance of plain buttons.
  public override convenience init() { self.init(style: .plain) }

  /// Without settings of its own. It reads nothing from the coder.
  public required init?(coder: NSCoder) { super.init() }

  /// Takes all settings back.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }

  /// What counts for an item that is enabled or not.
  func attributes(isEnabled: Bool) -> [NSAttributedString.Key: Any] {
    isEnabled
      ? normal.titleTextAttributes
      : normal.titleTextAttributes.merging(disabled.titleTextAttributes) { _, disabled in disabled }
  }
}
