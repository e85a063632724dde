import Platform

/// A bar 49 points high; a tab bar controller gives its own the height that fits its traits.
///
/// Since iOS 26 the tabs stand on a platter in the middle, which fills the bar from four tabs on: image and title above each other on an upright
/// phone, beside each other on its side, and on a tablet the title alone. Before:
/// Tabs have their image above the title, from iOS 11 on beside it where the width is regular or the height compact. They fill the bar in
/// equal parts or, where the width is regular, stand in the middle.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// How tabs are spread over the bar.
  public enum ItemPositioning: Int, Sendable {
    /// Centered where the width is regular, else filling.
    case automatic = 0
    /// Equal parts of the bar.
    case fill = 1
    /// In the middle of the bar.
    case centered = 2
  }

  /// In a tab bar controller, the tab bar items of its controllers.
  open var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      setNeedsLayout()
    }
  }
  /// In a tab bar controller, the item of the selected controller; nil is none.
  open var selectedItem: UITabBarItem? { didSet { if selectedItem !== oldValue { setNeedsLayout() } } }
  /// Not kept alive. Told of taps.
  open weak var delegate: (any UITabBarDelegate)?
  /// Automatic by default.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// Points, of a tab in the middle of the bar; 0, the default, means 76, or more if a tab has its title beside its image.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Points between tabs in the middle of the bar; 0, the default, means 34.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// True by default. Stored without effect: views reach under a tab bar either way.
  open var isTranslucent = true {
    didSet { if !isTranslucent { LayoutLog.noteWithoutEffect("UITabBar.isTranslucent") } }
  }
  /// The ground of the bar in pictures; nil, the default, is the system's material.
  open var barTintColor: UIColor?
  /// `.default` by default.
  open var barStyle = UIBarStyle.default
  /// The color of tabs that are not selected; nil, the default, is gray.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The look where no other is said; made when it is first asked for. See ``UIBarAppearance``.
  open var standardAppearance: UITabBarAppearance {
    get {
      if let known = appearances.standard { return known }
      let new = UITabBarAppearance()
      appearances.standard = new
      return new
    }
    set { appearances.standard = newValue.copy() }
  }
  /// While the content is at its edge; nil is the standard look, since iOS 15 without its ground.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue?.copy() }
  }
  var appearances = BarAppearances<UITabBarAppearance>() { didSet { setNeedsLayout() } }
  package var images = BarImages()
  /// An empty image leaves out the ground in pictures; others are stored without effect.
  open var backgroundImage: UIImage? {
    get { images.backgrounds[.default] }
    set { images.keep(newValue, for: .default, "UITabBar.backgroundImage") }
  }
  /// An empty image leaves out the line in pictures, if the background image is empty as well; others are stored without effect.
  open var shadowImage: UIImage? {
    get { images.shadow }
    set { images.keep(shadow: newValue, "UITabBar.shadowImage") }
  }
  /// Stored without effect.
  open var selectionIndicatorImage: UIImage? {
    didSet { LayoutLog.noteWithoutEffect("UITabBar.selectionIndicatorImage") }
  }
  /// Lets the user choose the items. No effect here, which the log says once.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    LayoutLog.noteWithoutEffect("UITabBar.beginCustomizingItems(_:)")
  }
  /// Ends it; false, because it never begins.
  open func endCustomizing(animated: Bool) -> Bool { false }
  /// False: no bar is customized.
  open var isCustomizing: Bool { false }
  private var shown: [UIView] = []
  /// Of a floating bar, made for the first tab.
  private var platter: BarPlatter?
  weak var owner: UITabBarController?

  /// Sets ``items`` at once; `animated` makes no difference.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: layoutProfile.controls.tabBarHeight)
  }
  override var classContentPriorities: ContentPriorities { .fixed(.vertical) }
  /// The width of `size`; 49 points and as much as the bar reaches under the safe area, such as over the home indicator. Since iOS 26 the
  /// height that a controller gives its bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let profile = layoutProfile
    if profile.barDesign == .floating {
      return CGSize(width: size.width, height: CGFloat(traitCollection.bars(on: profile).tabBar))
    }
    let fitting = sizeAroundContent(in: size)
    return CGSize(width: fitting.width, height: fitting.height + safeAreaInsets.bottom)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }

  /// A bar without items, and items without title and image, cost no view and nothing in a layout.
  private func layOutItems() {
    guard let items, bounds.width > 0, bounds.height > 0,
      items.contains(where: { !($0.title ?? "").isEmpty || $0.image != nil })
    else { return show([]) }
    let style = style
    let buttons = items.map { item in
      let button = item.view ?? TabBarButton()
      item.view = button
      button.update(
        for: item, style: style, isSelected: item === selectedItem, inactiveTint: unselectedItemTintColor,
        look: (item.appearances.standard ?? look)?.tabs(style))
      return button
    }
    if style.isFloating { return show([layOutPlatter(buttons, style)]) }
    let top = CGFloat(BarMetrics.tabTop)
    let row = CGRect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - safeAreaInsets.bottom - top))
    for (button, span) in zip(buttons, arrangement(of: buttons, style).spans) { button.place(span, in: row) }
    show(buttons)
  }

  /// The platter begins at the top of the bar, in the middle of what the safe area leaves.
  private func layOutPlatter(_ buttons: [TabBarButton], _ style: TabBarButton.Style) -> UIView {
    let platter = platter ?? BarPlatter()
    self.platter = platter
    let (safe, screen) = (safeAreaInsets, layoutScreen)
    let room = max(0, bounds.width - safe.left - safe.right)
    if style.isLow {
      platter.hold(buttons, widths: buttons.map { $0.lowWidth(on: screen) })
    } else {
      let (width, overlap) = TabBarArrangement.floating(buttons.count, in: room)
      platter.hold(buttons, widths: buttons.map { _ in width }, overlap: overlap)
    }
    let height = CGFloat(style.isLow ? FloatingBarMetrics.lowTabPlatterHeight : FloatingBarMetrics.tabPlatterHeight)
    let (width, unit) = (min(platter.width, room), style.isLow ? 1 / screen.scale : 1)
    let x = (((room - width) / 2 / unit).rounded(.up)) * unit
    let isFloating = layoutProfile.barDesign == .floating
    platter.frame = CGRect(
      x: safe.left + x, y: isFloating ? 0 : (bounds.height - height) / 2, width: width, height: height)
    platter.placeContents()
    return platter
  }

  private var style: TabBarButton.Style {
    let traits = traitCollection
    if layoutProfile.barDesign == .floating {
      if traits.verticalSizeClass == .compact { return .lowFloating }
      return traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular ? .text : .floating
    }
    guard BarMetrics.putsTabTitlesBesideImages[layoutProfile] else { return .stacked }
    if traits.bars(on: layoutProfile).tabBarEdge == .top, traits.horizontalSizeClass == .regular { return .text }
    if traits.horizontalSizeClass == .regular { return .inline }
    return traits.verticalSizeClass == .compact ? .compactInline : .stacked
  }

  private func arrangement(of buttons: [TabBarButton], _ style: TabBarButton.Style) -> TabBarArrangement {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = isRightToLeft ? safeAreaInsets.right : safeAreaInsets.left
    let width = max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right)
    guard isCentred else { return TabBarArrangement(filling: width, from: start, count: buttons.count) }
    let widest = style == .stacked ? 0 : buttons.map(\.inlineWidth).max() ?? 0
    return TabBarArrangement(
      centeredIn: width, from: start, count: buttons.count,
      itemWidth: itemWidth > 0 ? itemWidth : max(CGFloat(BarMetrics.centeredTabWidth), widest),
      spacing: itemSpacing > 0 ? itemSpacing : CGFloat(BarMetrics.centeredTabSpacing))
  }

  private var isCentred: Bool {
    switch itemPositioning {
    case .automatic: traitCollection.horizontalSizeClass == .regular
    case .fill: false
    case .centered: true
    }
  }

  private func show(_ views: [UIView]) {
    replaceItemViews(shown, with: views)
    shown = views
  }

  func userDidTap(_ button: TabBarButton) {
    guard let item = items?.first(where: { $0.view === button }) else { return }
    if let owner { return owner.userDidTap(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }
}

/// Is told which tab of a bar without a controller the user taps.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// Called once the item is the selected one.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// The user is about to choose the items of the bar.
  /// Never called here: the simulated user cannot customize bars.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// The user chooses the items of the bar.
  /// Never called here: the simulated user cannot customize bars.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// The user has chosen the items, which are about to be shown.
  /// Never called here: the simulated user cannot customize bars.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// The user has chosen the items.
  /// Never called here: the simulated user cannot customize bars.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
