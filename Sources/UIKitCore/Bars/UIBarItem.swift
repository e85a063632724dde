/// A button or tab of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Nil by default.
  open var title: String? { didSet { if title != oldValue { contentDidChange() } } }
  /// Nil by default. It is shown in its own size.
  open var image: UIImage? { didSet { if image !== oldValue { contentDidChange() } } }
  /// Stored without effect: the image of a low bar is ``image``.
  open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone != nil { LayoutLog.noteWithoutEffect("UIBarItem.landscapeImagePhone") } }
  }
  /// Points by which the image moves: half of the difference of opposite insets.
  open var imageInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// True by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { contentDidChange() } } }
  /// 0 by default; for the program.
  open var tag = 0
  /// Of the view that shows the item; nil by default.
  open var accessibilityIdentifier: String? { didSet { contentDidChange() } }
  /// Of the view that shows the item; nil, the default, is the purpose of an item of the system's.
  open var accessibilityLabel: String? { didSet { contentDidChange() } }
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// The bar that shows the item, which is laid out again when the item changes.
  weak var bar: UIView?

  /// The font of the normal state counts for every state; the colours of tabs that are selected and of those that are not.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
    contentDidChange()
  }

  /// What was set for exactly this state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// The font that the program gave the title.
  var titleFont: UIFont? { titleAttributes[.normal]?[.font] as? UIFont }

  /// The colour that the program gave the title.
  var titleColor: UIColor? {
    let disabled = isEnabled ? nil : titleAttributes[.disabled]?[.foregroundColor] as? UIColor
    return disabled ?? titleAttributes[.normal]?[.foregroundColor] as? UIColor
  }

  /// Called after what the item shows has changed.
  func contentDidChange() { bar?.setNeedsLayout() }
}
