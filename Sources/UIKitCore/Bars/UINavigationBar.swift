import Platform

/// A bar 44 points high, 54 since iOS 26; a navigation controller gives its own the height that fits its traits.
///
/// It shows its last item: the title in the middle, or large below the row of buttons; the items at both edges; and a button that leads
/// to the item before. In a navigation controller, the search bar of the last item stands below. A program that makes a bar of its own sets ``items``; a navigation controller fills its own.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  package internal(set) weak var owner: UINavigationController?
  /// Makes the bar of a navigation controller higher while its top controller has a large title.
  open var prefersLargeTitles = false { didSet { heightDidChange() } }
  /// Whether views reach under the bar in a navigation controller; true by default.
  open var isTranslucent = true { didSet { owner?.barDidChange() } }
  /// The ground of the bar in pictures; nil, the default, is the system's material.
  open var barTintColor: UIColor?
  /// `.default` by default. Titles without a color of their own follow it.
  open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { setNeedsLayout() } } }
  /// The font and the color count; nil is semibold with 17 points, in the color of ``barStyle``.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  /// The font and the color count; nil is bold with 34 points, in the color of ``barStyle``.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  /// The look where no other is said; made when it is first asked for. See ``UIBarAppearance``.
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let known = appearances.standard { return known }
      let new = UINavigationBarAppearance()
      appearances.standard = new
      return new
    }
    set { appearances.standard = newValue.copy() }
  }
  /// In a low bar, as on a phone on its side; nil is the standard look.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue?.copy() }
  }
  /// While the content is at its edge; nil is the standard look, since iOS 15 without its ground.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue?.copy() }
  }
  /// The same in a low bar; nil is the look at the edge.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue?.copy() }
  }
  var appearances = BarAppearances<UINavigationBarAppearance>() { didSet { setNeedsLayout() } }
  package var images = BarImages()
  /// An empty image leaves out the ground in pictures; others are stored without effect.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    images.keep(backgroundImage, for: barMetrics, "UINavigationBar.setBackgroundImage(_:for:)")
  }
  /// The same; the position makes no difference.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  /// What was set for exactly these metrics; the position makes no difference.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: barMetrics)
  }
  /// What was set for exactly these metrics.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { images.backgrounds[barMetrics] }
  /// An empty image leaves out the line in pictures, if the background image is empty as well; others are stored without effect.
  open var shadowImage: UIImage? {
    get { images.shadow }
    set { images.keep(shadow: newValue, "UINavigationBar.shadowImage") }
  }
  /// Stored without effect: pictures draw an arrow.
  open var backIndicatorImage: UIImage? {
    didSet { LayoutLog.noteWithoutEffect("UINavigationBar.backIndicatorImage") }
  }
  /// Stored without effect.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet {
      if backIndicatorTransitionMaskImage != nil {
        LayoutLog.noteWithoutEffect("UINavigationBar.backIndicatorTransitionMaskImage")
      }
    }
  }
  /// Not kept alive.
  open weak var delegate: (any UINavigationBarDelegate)?
  private var stack: [UINavigationItem] = []
  /// The views that show the items, made when they are needed; see `UINavigationBar+Layout.swift`.
  var parts = Parts()

  /// The stack of items, nil if there are none. The bar of a navigation controller has those of its controllers, and raises an
  /// exception if they are set.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }
  /// The last of ``items``, which is shown.
  open var topItem: UINavigationItem? { stack.last }
  /// The one below ``topItem``, to which the back button leads.
  open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

  /// Sets ``items`` at once; `animated` makes no difference.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    if mayChange("setItems:animated:") { fill(items ?? []) }
  }

  /// Shows another item at once; `animated` makes no difference. The delegate is not asked.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    if mayChange("pushNavigationItem:animated:") { fill(stack + [item]) }
  }

  /// Removes and returns the top item at once; nil if there is none. The delegate is not asked.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard mayChange("popNavigationItemAnimated:"), let top = topItem else { return nil }
    fill(stack.dropLast())
    return top
  }

  private func mayChange(_ call: String) -> Bool {
    guard owner != nil else { return true }
    LayoutException.raise(
      "NSInternalInconsistencyException",
      "Cannot call \(call) directly on a UINavigationBar managed by a controller.")
    return false
  }

  /// Replaces the items, also those of a controller's bar.
  func fill(_ items: [UINavigationItem]) {
    for item in stack where item.bar === self { item.bar = nil }
    stack = items
    for item in items { item.bar = self }
    setNeedsLayout()
  }

  /// The button that leads to the item before; nil while none is shown.
  package var backButton: UIView? { subviews.first { $0 is BarBackButton && !$0.isHidden } }

  /// What a tap on the back button does: the controller pops, or the delegate is asked and the item popped.
  func goBack() {
    if let owner { return owner.popFromBar() }
    guard let top = topItem, stack.count > 1, delegate?.navigationBar(self, shouldPop: top) ?? true else { return }
    popItem(animated: true)
    delegate?.navigationBar(self, didPop: top)
  }

  func heightDidChange() {
    setNeedsLayout()
    owner?.barDidChange()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: layoutProfile.controls.navigationBarHeight)
  }
  override var classContentPriorities: ContentPriorities { .fixed(.vertical) }
  /// The height of the frame, and the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAroundContent(in: size) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }

  /// The items stand beside what covers the edges of the screen.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// Decides whether a tap on the back button of a bar without a controller goes back.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: AnyObject {
  /// True without an implementation.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called once the item has left the bar.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
