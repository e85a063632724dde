import Platform

/// A stack of controllers with a bar above the view of the topmost one, which is shown.
///
/// The bar begins where the upper inset of the safe area ends, and a little above below a sensor housing in the screen (iOS 16 to 18). Up to
/// iOS 18 it is 44 points high, 50 on tablets, and 32 where the height is compact; since iOS 26 it is 54 high everywhere and begins at least
/// 10 points from the top, 16 in sheets and 24 where the height is compact. A large title adds 52, except where the height is compact, and a
/// search 52 (60 since iOS 26). The top controller's view
/// fills the container's, with the bar in its safe area; if it does not extend under the bar, it begins below. The bar shows the
/// navigation items of the stack. A toolbar, which is hidden unless the program shows it, does the same at the bottom with the
/// ``UIViewController/toolbarItems`` of the top controller.
///
/// A navigation controller on the stack of another, where a collapsed split view controller puts one, has no bar of its own.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Lies at the safe area's upper end; its height follows from the traits, the large title and the prompt.
  public let navigationBar = UINavigationBar()
  /// Lies above the lower inset of the safe area, 44 points high, 50 on tablets and 32 where width and height are compact. Since iOS 26 it
  /// floats, 48 points high on upright phones and else 44, and is there only while it has items. Made at the first request.
  open var toolbar: UIToolbar! { loadedToolbar }
  /// True by default. A visible toolbar is a part of the safe area of the top controller.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { hideToolbar(newValue) }
  }
  /// Sets ``isToolbarHidden`` at once; `animated` makes no difference.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// The toolbar once it is made; see `UINavigationController+Toolbar.swift`.
  var storedToolbar: UIToolbar?
  var hidesToolbar = true
  /// The search bar at the lower edge, while it is there; see `UINavigationController+Search.swift`.
  weak var shownBottomSearch: UISearchBar?
  /// Not kept alive. Told of each controller that comes to the top.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// A stack of one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    navigationBar.owner = self
    setViewControllers([rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    navigationBar.owner = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    navigationBar.owner = self
  }

  /// The stack. It is not `children`, which contains leaving controllers until they have been told.
  private var stack: [UIViewController] = []

  /// The stack, root first. Setting it is ``setViewControllers(_:animated:)`` without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The one that is shown, the last of the stack; nil for an empty one.
  open var topViewController: UIViewController? { stack.last }
  /// What this controller presents, else the top of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// If true, the bar takes nothing from the safe area.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set {
      navigationBar.isHidden = newValue
      barDidChange()
    }
  }
  /// Sets ``isNavigationBarHidden`` at once; `animated` makes no difference.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Stored without effect, as the others of its kind: bars stay.
  open var hidesBarsOnTap = false { didSet { noteBarHiding(hidesBarsOnTap, "hidesBarsOnTap") } }
  /// Stored without effect.
  open var hidesBarsOnSwipe = false { didSet { noteBarHiding(hidesBarsOnSwipe, "hidesBarsOnSwipe") } }
  /// Stored without effect.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet { noteBarHiding(hidesBarsWhenVerticallyCompact, "hidesBarsWhenVerticallyCompact") }
  }
  /// Stored without effect.
  open var hidesBarsWhenKeyboardAppears = false {
    didSet { noteBarHiding(hidesBarsWhenKeyboardAppears, "hidesBarsWhenKeyboardAppears") }
  }

  private func noteBarHiding(_ isOn: Bool, _ name: String) {
    if isOn { LayoutLog.noteWithoutEffect("UINavigationController.\(name)") }
  }

  /// White below a black bar. A bar that is hidden leaves the choice to the top controller.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }
  /// The top controller while the bar is hidden, else nil.
  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
  /// The top controller.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  open override func loadView() {
    super.loadView()
    view.addSubview(navigationBar)
    if !hidesToolbar { view.addSubview(loadedToolbar) }
    showTop(instead: nil, false)
  }

  // MARK: The stack

  /// Shows a controller on top of the stack, at once; `animated` is only passed to its callbacks.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Removes the topmost controller and returns it; returns nil if there is only one, which stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let top = topViewController
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Removes and returns all controllers but the first one.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(stack.dropFirst())
    setViewControllers(Array(stack.prefix(1)), animated: animated)
    return popped
  }

  /// Removes and returns the controllers above one of the stack; nil if it is not in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else { return nil }
    let popped = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return popped
  }

  /// Replaces the stack. Controllers that leave and join are told so, and views change at once if the top is another
  /// one; `animated` is only passed to the callbacks of appearance.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let (old, oldTop) = (stack, topViewController)
    let leaving = old.filter { !viewControllers.contains($0) }
    let joining = viewControllers.filter { !old.contains($0) }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in joining { addChild(controller) }
    stack = viewControllers
    itemsDidChange()
    if topViewController !== oldTop, isViewLoaded { showTop(instead: oldTop, animated) }
    for controller in leaving { controller.removeFromParent() }
    for controller in joining { controller.didMove(toParent: self) }
  }

  private func showTop(instead oldTop: UIViewController?, _ animated: Bool) {
    guard let top = topViewController else { return }
    if appearanceState.hasAppeared { oldTop?.willDisappear(animated) }
    let topView: UIView = top.view
    delegate?.navigationController(self, willShow: top, animated: animated)
    if appearanceState.hasAppeared { top.willAppear(animated) }
    topView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    topView.frame = childFrame
    view.insertSubview(topView, at: 0)
    oldTop?.viewIfLoaded?.removeFromSuperview()
    barDidChange()
    defer { delegate?.navigationController(self, didShow: top, animated: animated) }
    guard appearanceState.hasAppeared else { return }
    oldTop?.didDisappear(animated)
    top.isAppearing(animated)
    view.layoutIfNeeded()
    top.didAppear(animated)
  }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }
  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    guard let own = childContaining(source) else { return viewControllers.reversed() }
    return Array(viewControllers.prefix { $0 !== own }.reversed())
  }

  /// Pushes the secondary controller, also if it is a navigation controller; does nothing if the stack has it already.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    guard !stack.contains(secondaryViewController) else { return }
    pushViewController(secondaryViewController, animated: false)
  }

  /// Pops and returns the topmost controller; nil if there is only one.
  open override func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  {
    popViewController(animated: false)
  }

  // MARK: The bar

  override var inheritedTabBarItem: UITabBarItem? { stack.first?.tabBarItem }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    itemsDidChange()
    barDidChange()
  }

  func barDidChange() {
    viewIfLoaded?.setNeedsLayout()
    viewIfLoaded?.layoutHost?.insetsDidChange()
  }

  /// The bar's height in points; 0 if it is hidden.
  private var barHeight: CGFloat {
    if isNavigationBarHidden || parent is UINavigationController { return 0 }
    if navigationBar.isCoveredBySearch { return navigationBar.searchHeight }
    var height = CGFloat(plainBarHeight) + navigationBar.searchHeight
    if hasLargeTitle { height += navigationBar.largeTitleHeight }
    if navigationBar.topItem?.prompt != nil { height += CGFloat(BarHeights.prompt) }
    return height
  }

  /// Without a large title and a prompt. Bars in sheets are higher from iOS 13 to 18.
  private var plainBarHeight: Double {
    let (traits, profile) = (traitCollection, view.layoutProfile)
    if BarHeights.raisesBarsOfSheets[profile], traits.verticalSizeClass != .compact, isInSheet {
      return BarHeights.navigationBarOfSheet
    }
    return traits.bars(on: profile).navigationBar
  }

  /// From the top of the view to the bar, in points.
  private var barTop: CGFloat {
    CGFloat(
      NavigationBarPlace.top(
        safeAreaTop: Double(view.safeAreaInsets.top), vertical: traitCollection.verticalSizeClass.ofDevice,
        isInSheet: isInSheet, on: view.layoutProfile))
  }

  /// What the bar takes from the safe area of the top controller, in points; 0 if it is hidden.
  private var barInset: CGFloat {
    let height = barHeight
    return height > 0 ? barTop + height - view.safeAreaInsets.top : 0
  }

  /// A wish of the top controller is one of a sheet or a popover around the stack.
  open override func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    presentationState.stored?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Whether the title of the top controller is a large one.
  var hasLargeTitle: Bool {
    guard navigationBar.prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
    let modes = stack.map { $0.navigationItem.largeTitleDisplayMode }
    return modes.last { $0 != .automatic } != .never
  }

  private func extends(under bar: UIRectEdge, isTranslucent: Bool) -> Bool {
    guard let top = topViewController, top.edgesForExtendedLayout.contains(bar) else { return false }
    return isTranslucent || top.extendedLayoutIncludesOpaqueBars
  }

  private var childExtendsUnderBar: Bool { extends(under: .top, isTranslucent: navigationBar.isTranslucent) }
  private var childExtendsUnderToolbar: Bool {
    extends(under: .bottom, isTranslucent: storedToolbar?.isTranslucent ?? true)
  }

  private var childFrame: CGRect {
    var covered = UIEdgeInsets.zero
    if !childExtendsUnderBar, barHeight > 0 { covered.top = barTop + barHeight }
    let lower = lowerBarInset
    if lower > 0, !childExtendsUnderToolbar { covered.bottom = view.safeAreaInsets.bottom + lower }
    return view.bounds.inset(by: covered)
  }

  override func barInsets(over child: UIViewController) -> UIEdgeInsets {
    UIEdgeInsets(
      top: childExtendsUnderBar ? barInset : 0, left: 0, bottom: childExtendsUnderToolbar ? lowerBarInset : 0, right: 0)
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    navigationBar.frame = CGRect(x: 0, y: barTop, width: view.bounds.width, height: barHeight)
    placeToolbar()
    placeBottomSearch()
    topViewController?.viewIfLoaded?.frame = childFrame
  }
}

/// Is told of the controllers that a navigation controller shows.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before the view of the top controller comes into the tree.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Called when the top controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}
