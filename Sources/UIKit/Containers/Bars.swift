// Bars between contents and the edges of the screen. Sizes: ControlMetrics.swift.

@preconcurrency @MainActor
open class UINavigationBar: UIView {
  weak var owner: UINavigationController?
  /// Makes the bar of a navigation controller higher while its top controller has a large title.
  open var prefersLargeTitles = false { didSet { owner?.barDidChange() } }
  open var isTranslucent = true { didSet { owner?.barDidChange() } }
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var items: [UINavigationItem]?
  open var topItem: UINavigationItem? { items?.last }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.navigationBarHeight)
  }
  override var classContentPriorities: ContentPriorities { .fixed(.vertical) }
}

@preconcurrency @MainActor
open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.tabBarHeight)
  }
  override var classContentPriorities: ContentPriorities { .fixed(.vertical) }
}

@preconcurrency @MainActor
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open var isTranslucent = true
  open var barTintColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: ControlMetrics.toolbarHeight(onHomeIndicator: standsOnHomeIndicator))
  }

  override func superviewSafeAreaDidChange() { invalidateIntrinsicContentSize() }

  /// Whether the bar ends where nothing but the home indicator of a phone, 34 points, lies below.
  private var standsOnHomeIndicator: Bool {
    guard let superview, superview.safeAreaInsets.bottom == 34 else { return false }
    let guide = superview.safeAreaLayoutGuide
    return superview.constraints.contains { constraint in
      let items = [constraint.firstItem, constraint.secondItem]
      return constraint.firstAttribute == .bottom && constraint.secondAttribute == .bottom
        && items.contains { $0 === self } && items.contains { $0 === guide }
    }
  }

  override var classContentPriorities: ContentPriorities { .fixed(.vertical) }
}
