import Platform

/// A bar 44 points high, from iOS 14 on 49 where it stands on a phone's home indicator; since iOS 26, 48 on an upright phone and 44 elsewhere.
///
/// It shows its items in the order of reading, between the margins of a root view as wide as the bar. Neighbors are 8 points apart;
/// flexible spaces share what is left over, and fixed ones are as wide as they say. Since iOS 26 the items stand on platters, 12 points apart.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// Asked where the bar lies. Not kept alive.
  open weak var delegate: (any UIToolbarDelegate)?
  private var shown: [UIView] = []
  private var platters: [BarPlatter] = []
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

  /// The look where no other is said; made when it is first asked for. See ``UIBarAppearance``.
  open var standardAppearance: UIToolbarAppearance {
    get {
      if let known = appearances.standard { return known }
      let new = UIToolbarAppearance()
      appearances.standard = new
      return new
    }
    set { appearances.standard = newValue.copy() }
  }
  /// In a low bar, as on a phone on its side; nil is the standard look.
  open var compactAppearance: UIToolbarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue?.copy() }
  }
  /// While the content is at its edge; nil is the standard look, since iOS 15 without its ground.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue?.copy() }
  }
  /// The same in a low bar; nil is the look at the edge.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue?.copy() }
  }
  var appearances = BarAppearances<UIToolbarAppearance>() { didSet { setNeedsLayout() } }

  package var images = BarImages()
  /// An empty image leaves out the ground in pictures; others are stored without effect. The position makes no difference.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    images.keep(backgroundImage, for: barMetrics, "UIToolbar.setBackgroundImage(_:forToolbarPosition:barMetrics:)")
  }
  /// What was set for exactly these metrics.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    images.backgrounds[barMetrics]
  }
  /// An empty image leaves out the line in pictures, if the background image is empty as well; others are stored without effect.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    images.keep(shadow: shadowImage, "UIToolbar.setShadowImage(_:forToolbarPosition:)")
  }
  /// What was set.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { images.shadow }

  /// Sets ``items`` at once; `animated` makes no difference.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ownHeight)
  }

  /// The height by itself, in points.
  var ownHeight: CGFloat {
    let profile = layoutProfile
    guard profile.barDesign == .floating else {
      return CGFloat(profile.controls.toolbarHeight(onHomeIndicator: standsOnHomeIndicator))
    }
    let traits = traitCollection
    return CGFloat(
      FloatingBarMetrics.toolbarHeight(
        idiom: traits.userInterfaceIdiom == .pad ? .pad : .phone, vertical: traits.verticalSizeClass.ofDevice))
  }

  override func superviewSafeAreaDidChange() { invalidateIntrinsicContentSize() }

  /// Whether the bar ends where nothing but the home indicator of a phone, 34 points, lies below.
  private var standsOnHomeIndicator: Bool {
    guard let superview, superview.safeAreaInsets.bottom == HomeIndicator.ofUprightPhone else { return false }
    let safeArea = superview.safeAreaLayoutGuide
    let bottomGuide = superview.viewController?.bottomGuideStorage
    return superview.constraints.contains { constraint in
      let sides = [
        (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
      ]
      return sides.contains { $0.0 === self && $0.1 == .bottom }
        && sides.contains {
          $0.0 === safeArea && $0.1 == .bottom || bottomGuide != nil && $0.0 === bottomGuide && $0.1 == .top
        }
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
    if layoutProfile.barDesign == .floating { return show(layOutPlatters(items, in: row)) }
    let arrangement = BarRow(items.compactMap(\.rowPart), in: row.width)
    var views: [UIView] = []
    for (item, span) in zip(items.lazy.filter(\.showsView), arrangement.spans) {
      guard let view = item.view else { continue }
      view.place(span, in: row)
      views.append(view)
    }
    show(views)
  }

  /// Platters stand at the top of the bar. One with a single symbol is a circle, and none is narrower than it is high.
  private func layOutPlatters(_ items: [UIBarButtonItem], in row: CGRect) -> [UIView] {
    let strip = CGRect(x: row.minX, y: 0, width: row.width, height: min(bounds.height, ownHeight))
    var parts: [BarRow.Part] = []
    var used = 0
    for group in BarGroup.groups(of: items) {
      if let space = group.space {
        parts.append(space)
        continue
      }
      if used == platters.count { platters.append(BarPlatter()) }
      group.fill(platters[used], isReversed: false, on: layoutScreen)
      parts.append(.item(max(platters[used].width, strip.height)))
      used += 1
    }
    let arrangement = BarRow(parts, in: row.width, gap: CGFloat(BarMetrics.itemGap[.floating]))
    for (platter, span) in zip(platters, arrangement.spans) {
      platter.place(span, in: strip)
      platter.placeContents()
    }
    return Array(platters.prefix(used))
  }

  private func show(_ views: [UIView]) {
    replaceItemViews(shown, with: views)
    shown = views
  }
}
