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
  open private(set) var navigationBar = UINavigationBar()
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
  var collapse = BarCollapse()
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

  /// An empty stack whose bars are of classes of the program, which are made by their `init(frame:)`; nil is UIKit's own class.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
    if let made = (navigationBarClass as? UINavigationBar.Type)?.makeOwn() as? UINavigationBar {
      navigationBar = made
      made.owner = self
    }
    self.toolbarClass = toolbarClass as? UIToolbar.Type
  }
  /// The class of the toolbar, if it is not UIKit's.
  private(set) var toolbarClass: UIToolbar.Type?

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

  /// Whether a tap beside controls hides the bars, and another shows them; false by default.
  open var hidesBarsOnTap: Bool {
    get { barHiding?.onTap ?? false }
    set { madeBarHiding.onTap = newValue }
  }
  /// Whether a swipe up hides the bars, and one down shows them; false by default.
  open var hidesBarsOnSwipe: Bool {
    get { barHiding?.onSwipe ?? false }
    set { madeBarHiding.onSwipe = newValue }
  }
  /// Whether the bars are hidden while the height is compact; false by default. A tap shows them.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { barHiding?.whenCompact ?? false }
    set {
      madeBarHiding.whenCompact = newValue
      madeBarHiding.onTapOfCompact = newValue
      adaptToTraits()
    }
  }
  /// Whether the bars are hidden when the keyboard comes; false by default. They stay hidden when it goes.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { barHiding?.whenKeyboardAppears ?? false }
    set { madeBarHiding.whenKeyboardAppears = newValue }
  }
  /// What recognizes the tap that hides the bars. Its taps count while ``hidesBarsOnTap`` is true.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { madeBarHiding.tap }
  /// What recognizes the swipe that hides the bars. Its swipes count while ``hidesBarsOnSwipe`` is true.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { madeBarHiding.swipe }
  /// What hides the bars; see `NavigationBarHiding.swift`.
  private(set) var barHiding: NavigationBarHiding?
  private var madeBarHiding: NavigationBarHiding {
    if let barHiding { return barHiding }
    let made = NavigationBarHiding(self)
    barHiding = made
    return made
  }
  override func adaptToTraits() {
    super.adaptToTraits()
    barHiding?.adapt(to: traitCollection)
  }
  /// Seconds in which bars come and go on iOS. Here they do at once.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// What recognizes the drag from the leading edge that pops the topmost controller: when the finger is lifted beyond half of the view, or
  /// flicked. Its delegate lets it while there is something to pop and the back button is the system's. Nil until the view is loaded.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }
  private var popRecognizer: PopGestureRecognizer?

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
    if wantsToolbar { view.addSubview(loadedToolbar) }
    let recognizer = PopGestureRecognizer(self)
    view.addGestureRecognizer(recognizer)
    popRecognizer = recognizer
    barHiding?.attach()
    showTop(instead: nil, false, .none) { _ in }
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
    // What is still on its way arrives first.
    runningCoordinator?.context?.completeTransition(true)
    let (old, oldTop) = (stack, topViewController)
    let leaving = old.filter { !viewControllers.contains($0) }
    let joining = viewControllers.filter { !old.contains($0) }
    for controller in leaving {
      controller.willMove(toParent: nil)
      controller.appearanceState.move = .fromParent
    }
    for controller in joining { addChild(controller) }
    stack = viewControllers
    itemsDidChange()
    let ended: (Bool) -> Void = { [self] completed in
      if completed {
        for controller in leaving { controller.removeFromParent() }
        for controller in joining {
          controller.didMove(toParent: self)
          controller.appearanceState.move = nil
        }
      } else {
        restore(old, leaving: leaving, joining: joining)
      }
    }
    guard topViewController !== oldTop, isViewLoaded else { return ended(true) }
    let operation: Operation = topViewController.map(old.contains) == true ? .pop : .push
    showTop(instead: oldTop, animated, operation, ended)
  }

  /// Takes back a change of the stack that was cancelled.
  private func restore(_ old: [UIViewController], leaving: [UIViewController], joining: [UIViewController]) {
    stack = old
    itemsDidChange()
    barDidChange()
    for controller in joining {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    for controller in leaving {
      controller.appearanceState.move = nil
      controller.didMove(toParent: self)
    }
  }

  /// Whether a controller comes onto the stack, or one below is shown again.
  public enum Operation: Int, Sendable {
    /// Neither.
    case none
    /// The new top was not on the stack.
    case push
    /// The new top was on the stack.
    case pop
  }

  private func showTop(
    instead oldTop: UIViewController?, _ animated: Bool, _ operation: Operation, _ ended: @escaping (Bool) -> Void
  ) {
    guard let top = topViewController else { return ended(true) }
    guard animated, let oldTop, appearanceState.hasAppeared, operation != .none else {
      return showAtOnce(top, instead: oldTop, animated, nil, ended)
    }
    let coordinator = TransitionCoordinator(in: view, isAnimated: true, from: oldTop, to: top)
    runningCoordinator = coordinator
    let over: (Bool) -> Void = { [self] completed in
      ended(completed)
      coordinator.runCompletions(cancelled: !completed)
      if runningCoordinator === coordinator { runningCoordinator = nil }
    }
    let animator = delegate?.navigationController(self, animationControllerFor: operation, from: oldTop, to: top)
    guard let animator else { return showAtOnce(top, instead: oldTop, animated, coordinator, over) }
    show(top, instead: oldTop, animator, coordinator, over)
  }

  /// Exchanges the views as an animator of the program has it.
  private func show(
    _ top: UIViewController, instead oldTop: UIViewController, _ animator: any UIViewControllerAnimatedTransitioning,
    _ coordinator: TransitionCoordinator, _ over: @escaping (Bool) -> Void
  ) {
    let container = UIView(frame: view.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let (oldView, newView): (UIView, UIView) = (oldTop.view, top.view)
    oldTop.willDisappear(true)
    delegate?.navigationController(self, willShow: top, animated: true)
    top.willAppear(true)
    view.insertSubview(container, at: 0)
    let oldFrame = oldView.frame
    container.addSubview(oldView)
    newView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    barDidChange()
    top.isAppearing(true)
    let transition = AnimatedTransition(
      from: oldTop, to: top, in: container, views: (oldView, newView), frames: (oldFrame, childFrame), coordinator)
    let interaction = delegate?.navigationController(self, interactionControllerFor: animator)
    transition.run(animator, interaction) { [self] completed in
      let (kept, gone) = completed ? (newView, oldView) : (oldView, newView)
      if !completed { top.appearanceWasCancelled(true) }
      gone.removeFromSuperview()
      view.insertSubview(kept, at: 0)
      container.removeFromSuperview()
      guard completed else {
        over(false)
        return oldTop.disappearanceWasCancelled(true)
      }
      newView.frame = childFrame
      oldTop.didDisappear(true)
      view.layoutIfNeeded()
      top.didAppear(true)
      delegate?.navigationController(self, didShow: top, animated: true)
      over(true)
    }
  }

  private func showAtOnce(
    _ top: UIViewController, instead oldTop: UIViewController?, _ animated: Bool,
    _ coordinator: TransitionCoordinator?, _ over: (Bool) -> Void
  ) {
    if appearanceState.hasAppeared { oldTop?.willDisappear(animated) }
    let topView: UIView = top.view
    delegate?.navigationController(self, willShow: top, animated: animated)
    if appearanceState.hasAppeared { top.willAppear(animated) }
    topView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    topView.frame = childFrame
    view.insertSubview(topView, at: 0)
    oldTop?.viewIfLoaded?.removeFromSuperview()
    barDidChange()
    defer {
      delegate?.navigationController(self, didShow: top, animated: animated)
      over(true)
    }
    guard appearanceState.hasAppeared else { return }
    oldTop?.didDisappear(animated)
    top.isAppearing(animated)
    coordinator?.runAnimations()
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
    return height - collapse.amount
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
        isInSheet: isInSheet, isInFloatingColumn: view.isInFloatingColumn, on: view.layoutProfile))
  }

  /// What the bar takes from the safe area of the top controller, in points; 0 if it is hidden.
  private var barInset: CGFloat {
    let height = barHeight
    return height > 0 ? barTop + height - view.safeAreaInsets.top : 0
  }

  /// A wish of the top controller is one of a sheet or a popover around the stack.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    presentationState.stored?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Whether the title of the top controller is a large one.
  var hasLargeTitle: Bool {
    guard navigationBar.prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
    let modes = stackItems.map(\.largeTitleDisplayMode)
    let mode = modes.last { $0 != .automatic }
    return mode != .never && mode != .inline
  }

  private func extends(under bar: UIRectEdge, isTranslucent: Bool) -> Bool {
    guard let top = topViewController, top.edgesForExtendedLayout.contains(bar) else { return false }
    return isTranslucent || top.extendedLayoutIncludesOpaqueBars
  }

  var childExtendsUnderBar: Bool { extends(under: .top, isTranslucent: navigationBar.isTranslucent) }
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
    // The content takes these insets over: from now on its offset counts from them.
    collapse.applied = collapse.amount
    return UIEdgeInsets(
      top: childExtendsUnderBar ? barInset : 0, left: 0, bottom: childExtendsUnderToolbar ? lowerBarInset : 0, right: 0)
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    followContent()
    navigationBar.frame = CGRect(x: 0, y: barTop, width: view.bounds.width, height: barHeight)
    placeToolbar()
    placeBottomSearch()
    // While an animator moves it, it is where that has it.
    if runningCoordinator?.context == nil { topViewController?.viewIfLoaded?.frame = childFrame }
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
  /// What animates a push or a pop; nil, also without an implementation, for the animation of the system. Asked for animated ones.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What drives the animator, as by a gesture; nil, also without an implementation, if the animator runs at once.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Never called here: tests and tools decide the orientation of the screen.
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  /// Never called here: tests and tools decide the orientation of the screen.
  func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController)
    -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  { navigationController.supportedInterfaceOrientations }
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { navigationController.preferredInterfaceOrientationForPresentation }
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}
