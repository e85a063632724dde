import Platform

/// A bar 44 points high, from iOS 14 on 49 where it stands on a phone's home indicator.
///
/// It shows its items in the order of reading, between the margins of a root view as wide as the bar. Neighbours are 8 points apart;
/// flexible spaces share what is left over, and fixed ones are as wide as they say.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  private var shown: [UIView] = []
  weak var owner: UINavigationController?
  /// What is shown, nil for nothing. The toolbar of a navigation controller has the items of the top controller.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      setNeedsLayout()
    }
  }
  /// True by default. In a navigation controller, views reach under a translucent toolbar.
  open var isTranslucent = true { didSet { owner?.barDidChange() } }
  /// The ground of the bar in pictures; nil, the default, is the system's material.
  open var barTintColor: UIColor?
  /// `.default` by default.
  open var barStyle = UIBarStyle.default

  /// Sets ``items`` at once; `animated` makes no difference.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

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
  /// The height of the frame, and the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAroundContent(in: size) }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }

  /// A bar without items costs no view, and nothing in a layout.
  private func layOutItems() {
    guard let items = items?.filter({ !$0.isHidden }), bounds.width > 0, bounds.height > 0 else { return show([]) }
    let margin = traitCollection.systemMargin(ofWidth: bounds.width, on: layoutProfile)
    let (left, right) = (safeAreaInsets.left + margin, safeAreaInsets.right + margin)
    let row = CGRect(
      x: left, y: 0, width: max(0, bounds.width - left - right), height: max(0, bounds.height - safeAreaInsets.bottom))
    let arrangement = BarRow(items.compactMap(\.rowPart), in: row.width)
    var views: [UIView] = []
    for (item, span) in zip(items.lazy.filter(\.showsView), arrangement.spans) {
      guard let view = item.view else { continue }
      view.place(span, in: row)
      views.append(view)
    }
    show(views)
  }

  private func show(_ views: [UIView]) {
    replaceItemViews(shown, with: views)
    shown = views
  }
}
