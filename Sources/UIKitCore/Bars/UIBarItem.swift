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
  /// Points by which the image of a low bar moves; zero by default. Stored without effect: the image of a low bar is ``image``.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
    didSet {
      if landscapeImagePhoneInsets != .zero { LayoutLog.noteWithoutEffect("UIBarItem.landscapeImagePhoneInsets") }
    }
  }
  /// 0 by default; for the program.
  open var tag = 0
  /// Of the view that shows the item; nil by default.
  open var accessibilityIdentifier: String? { didSet { contentDidChange() } }
  /// Of the view that shows the item; nil, the default, is the purpose of an item of the system's.
  open var accessibilityLabel: String? { didSet { contentDidChange() } }
  /// What else is said of the view that shows the item.
  var accessibility = AccessibilityState() { didSet { contentDidChange() } }
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// The bar that shows the item, which is laid out again when the item changes.
  weak var bar: UIView?

  /// The font of the normal state counts for every state; the colors of tabs that are selected and of those that are not.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
    contentDidChange()
  }

  /// What was set for exactly this state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// The font that the program gave the title.
  var titleFont: UIFont? { attribute(.font, for: .normal) as? UIFont }

  /// The color that the program gave the title.
  var titleColor: UIColor? {
    let disabled = isEnabled ? nil : attribute(.foregroundColor, for: .disabled) as? UIColor
    return disabled ?? attribute(.foregroundColor, for: .normal) as? UIColor
  }

  /// The attribute that the program gave the title, or the proxy of the class.
  private func attribute(_ key: NSAttributedString.Key, for state: UIControl.State) -> Any? {
    titleAttributes[state]?[key] ?? Self.knownAppearance?.titleAttributes[state]?[key]
  }

  // MARK: Proxies

  private static var appearances: [ObjectIdentifier: UIBarItem] = [:]

  /// The object that stands for all items of the class, if somebody has asked for it; else that of the superclass.
  class var knownAppearance: UIBarItem? {
    if appearances.isEmpty { return nil }
    return appearances[ObjectIdentifier(self)] ?? appearances[ObjectIdentifier(UIBarItem.self)]
  }

  /// An item of no bar, which stands for others.
  class func makeProxy() -> UIBarItem { UIBarItem() }

  class func proxy(isForAll: Bool) -> UIBarItem {
    let known = isForAll ? appearances[ObjectIdentifier(self)] : nil
    let proxy = known ?? makeProxy()
    if isForAll {
      appearances[ObjectIdentifier(self)] = proxy
    } else {
      LayoutLog.noteWithoutEffect("\(self).appearance(whenContainedInInstancesOf:)")
    }
    return proxy
  }

  /// Called after what the item shows has changed.
  func contentDidChange() {
    bar?.setNeedsLayout()
    KeyValueObserving.didChange(self)
  }
}

extension UIBarItem: UIAppearance {
  /// The item that stands for all of the class: items without title attributes of their own have its.
  public static func appearance() -> Self { unsafeDowncast(proxy(isForAll: true), to: Self.self) }
  /// The same for items of some bars. No effect here, which the log says once: what it is told counts for no item.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    unsafeDowncast(proxy(isForAll: containerTypes.isEmpty), to: Self.self)
  }
  /// The same for items with some traits. No effect here, which the log says once: what it is told counts for no item.
  public static func appearance(for trait: UITraitCollection) -> Self {
    unsafeDowncast(proxy(isForAll: trait == UITraitCollection()), to: Self.self)
  }
  /// The same for items with some traits in some bars. No effect here, which the log says once.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    unsafeDowncast(proxy(isForAll: containerTypes.isEmpty && trait == UITraitCollection()), to: Self.self)
  }
}
