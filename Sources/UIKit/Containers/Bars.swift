import Platform

// Bars between contents and the edges of the screen. Sizes: ControlMetrics.swift.

/// A bar 44 points high, 54 since iOS 26; a navigation controller gives its own the height that fits its traits. It
/// shows no items.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  weak var owner: UINavigationController?
  /// Makes the bar of a navigation controller higher while its top controller has a large title.
  open var prefersLargeTitles = false { didSet { owner?.barDidChange() } }
  /// Whether views reach under the bar in a navigation controller; true by default.
  open var isTranslucent = true { didSet { owner?.barDidChange() } }
  /// Stored without effect: pictures do not show it.
  open var barTintColor: UIColor?
  /// Stored without effect: no title is drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// What the program has set: a navigation controller does not fill it.
  open var items: [UINavigationItem]?
  /// The last of ``items``.
  open var topItem: UINavigationItem? { items?.last }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: layoutProfile.controls.navigationBarHeight)
  }
  override var classContentPriorities: ContentPriorities { .fixed(.vertical) }
}

/// A bar 49 points high; a tab bar controller gives its own the height that fits its traits. It shows no items.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// In a tab bar controller, the tab bar items of its controllers.
  open var items: [UITabBarItem]?
  /// Stored without effect: a tab bar controller neither sets nor follows it.
  open var selectedItem: UITabBarItem?
  /// True by default. Stored without effect: views reach under a tab bar either way.
  open var isTranslucent = true
  /// Stored without effect: pictures do not show it.
  open var barTintColor: UIColor?
  /// Stored without effect: pictures do not show it.
  open var unselectedItemTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: layoutProfile.controls.tabBarHeight)
  }
  override var classContentPriorities: ContentPriorities { .fixed(.vertical) }
}

/// A bar 44 points high, from iOS 14 on 49 where it stands on a phone's home indicator. It shows no items.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// Stored without effect; a document's custom views of items are laid out for themselves.
  open var items: [UIBarButtonItem]?
  /// True by default. Stored without effect: views reach where their constraints say.
  open var isTranslucent = true
  /// Stored without effect: pictures do not show it.
  open var barTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    let height = layoutProfile.controls.toolbarHeight(onHomeIndicator: standsOnHomeIndicator)
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  override func superviewSafeAreaDidChange() { invalidateIntrinsicContentSize() }

  /// Whether the bar ends where nothing but the home indicator of a phone, 34 points, lies below.
  private var standsOnHomeIndicator: Bool {
    guard let superview, superview.safeAreaInsets.bottom == HomeIndicator.ofUprightPhone else { return false }
    let guide = superview.safeAreaLayoutGuide
    return superview.constraints.contains { constraint in
      let items = [constraint.firstItem, constraint.secondItem]
      return constraint.firstAttribute == .bottom && constraint.secondAttribute == .bottom
        && items.contains { $0 === self } && items.contains { $0 === guide }
    }
  }

  override var classContentPriorities: ContentPriorities { .fixed(.vertical) }
}
