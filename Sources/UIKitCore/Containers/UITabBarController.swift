/// A set of controllers, of which one is shown, with a tab bar at the bottom.
///
/// Without the lower inset of the safe area, which it covers as well, the bar is 49 points high, 50 on tablets, and 32
/// where width and height are compact. Since iOS 26 it takes 83 points from the lower edge of an upright phone, with or without a home
/// indicator, and 64 where the height is compact. Since iOS 18 it lies at the top of tablets, where it shares its place with a navigation bar.
/// The shown view fills the container's and has the bar in its safe area.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// At the bottom of the view, with the safe area below it, or at the top of a tablet.
  public let tabBar = UITabBar()
  /// Not kept alive. Asked and told of taps on tabs.
  open weak var delegate: (any UITabBarControllerDelegate)?

  private var controllers: [UIViewController] = []
  /// What ``tabs`` was set to; see `UITabBarController+Tabs.swift`.
  var givenTabs: [UITab] = []
  /// See `UITabBarController+Bar.swift`.
  var isBarHidden = false

  /// When the tab bar gives way to the content that scrolls on a phone, since iOS 26; automatic by default. Stored without effect: the bar
  /// keeps its size (DEVIATIONS.md, 256).
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic {
    didSet {
      if tabBarMinimizeBehavior != .automatic {
        LayoutLog.noteWithoutEffect("UITabBarController.tabBarMinimizeBehavior")
      }
    }
  }
  /// Whether the tabs may be a sidebar on a tablet, since iOS 18; automatic by default. ``Mode/tabSidebar`` has no effect here, which the log
  /// says once: there is no sidebar (DEVIATIONS.md, 257).
  open var mode = Mode.automatic {
    didSet { if mode == .tabSidebar { LayoutLog.noteWithoutEffect("UITabBarController.mode") } }
  }
  /// A view above the tab bar, since iOS 26; nil, the default, is none. It adds to the safe area of the shown controller.
  open var bottomAccessory: UITabAccessory? {
    didSet {
      guard bottomAccessory !== oldValue else { return }
      oldValue?.contentView.removeFromSuperview()
      barDidChange()
    }
  }
  /// Sets ``bottomAccessory`` at once; `animated` makes no difference.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }

  /// What shows the tabs.
  public enum Mode: Int, Sendable {
    /// A sidebar as well if there are groups of tabs on a tablet, else a bar.
    case automatic = 0
    /// A bar.
    case tabBar = 1
    /// A bar, or a sidebar on a tablet.
    case tabSidebar = 2
  }

  /// When a tab bar gives way to the content.
  public enum MinimizeBehavior: Int, Sendable {
    /// As the system has it.
    case automatic = 0
    /// Never.
    case never = 1
    /// While the content scrolls down.
    case onScrollDown = 2
    /// While the content scrolls up.
    case onScrollUp = 3
  }

  /// The controller of the tab "More" on iOS; no effect here, which the log says once: no tab is moved under it.
  open var moreNavigationController: UINavigationController {
    LayoutLog.noteWithoutEffect("UITabBarController.moreNavigationController")
    if let more { return more }
    let made = UINavigationController()
    more = made
    return made
  }
  private var more: UINavigationController?
  /// The controllers that the user may put in order; all by default. No effect here, which the log says once: no user does.
  open var customizableViewControllers: [UIViewController]? {
    get { customizable ?? viewControllers }
    set {
      customizable = newValue
      LayoutLog.noteWithoutEffect("UITabBarController.customizableViewControllers")
    }
  }
  private var customizable: [UIViewController]?

  /// All tabs; setting nil removes them. However many there are, none is moved under "More".
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// 0 by default. An index without a tab shows nothing new: the old view stays.
  open var selectedIndex = 0 {
    didSet {
      if selectedIndex != oldValue, isViewLoaded, !isRestoring { showSelected(instead: oldValue) }
      tabBar.selectedItem = selectedViewController?.tabBarItem
    }
  }

  /// Nil without tabs. Setting a controller that is no tab has no effect.
  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(selectedIndex) ? controllers[selectedIndex] : nil }
    set { if let index = newValue.flatMap(controllers.firstIndex(of:)) { selectedIndex = index } }
  }

  /// Replaces the tabs at once; the selected index stays if there are enough of them, else it becomes that of the last.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    givenTabs = []
    show(viewControllers ?? [])
  }

  /// Replaces the controllers.
  func show(_ new: [UIViewController]) {
    for controller in controllers where !new.contains(controller) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    controllers = new
    tabBarItemsDidChange()
    selectedIndex = min(selectedIndex, max(0, new.count - 1))
    if isViewLoaded { showSelected(instead: nil) }
  }

  /// The selected controller.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  /// The selected controller.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  /// No tab.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Since iOS 18: with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let allowed = super.allowedChildrenForUnwinding(from: source)
    return allowed.filter { $0 === selectedViewController } + allowed.filter { $0 !== selectedViewController }
  }
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if viewControllers?.contains(where: { $0 === subsequentVC }) == true, selectedViewController !== subsequentVC {
      selectedViewController = subsequentVC
    }
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }
  open override func loadView() {
    super.loadView()
    tabBar.owner = self
    view.addSubview(tabBar)
    showSelected(instead: nil)
  }

  private func showSelected(instead oldIndex: Int?) {
    // What is still on its way arrives first.
    runningCoordinator?.context?.completeTransition(true)
    guard let selected = selectedViewController else { return }
    let old = oldIndex.flatMap { controllers.indices.contains($0) ? controllers[$0] : nil }
    if let old, let oldIndex, old !== selected, appearanceState.hasAppeared,
      let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: selected)
    {
      return show(selected, instead: old, oldIndex, animator)
    }
    if appearanceState.hasAppeared { old?.willDisappear(false) }
    let selectedView: UIView = selected.view
    if appearanceState.hasAppeared { selected.willAppear(false) }
    selectedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    selectedView.frame = view.bounds
    view.insertSubview(selectedView, at: 0)
    old?.viewIfLoaded?.removeFromSuperview()
    guard appearanceState.hasAppeared else { return }
    old?.didDisappear(false)
    selected.isAppearing(false)
    view.layoutIfNeeded()
    selected.didAppear(false)
  }

  /// Exchanges the views as an animator of the program has it.
  private func show(
    _ selected: UIViewController, instead old: UIViewController, _ oldIndex: Int,
    _ animator: any UIViewControllerAnimatedTransitioning
  ) {
    let container = UIView(frame: view.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let coordinator = TransitionCoordinator(in: container, isAnimated: true, from: old, to: selected)
    runningCoordinator = coordinator
    let (oldView, newView): (UIView, UIView) = (old.view, selected.view)
    old.willDisappear(true)
    selected.willAppear(true)
    view.insertSubview(container, at: 0)
    let oldFrame = oldView.frame
    container.addSubview(oldView)
    newView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    selected.isAppearing(true)
    let transition = AnimatedTransition(
      from: old, to: selected, in: container, views: (oldView, newView), frames: (oldFrame, view.bounds), coordinator)
    let interaction = delegate?.tabBarController(self, interactionControllerFor: animator)
    transition.run(animator, interaction) { [self] completed in
      let (kept, gone) = completed ? (newView, oldView) : (oldView, newView)
      if !completed { selected.appearanceWasCancelled(true) }
      gone.removeFromSuperview()
      view.insertSubview(kept, at: 0)
      container.removeFromSuperview()
      kept.frame = view.bounds
      if completed {
        old.didDisappear(true)
        view.layoutIfNeeded()
        selected.didAppear(true)
      } else {
        isRestoring = true
        selectedIndex = oldIndex
        isRestoring = false
        old.disappearanceWasCancelled(true)
      }
      coordinator.runCompletions(cancelled: !completed)
      if runningCoordinator === coordinator { runningCoordinator = nil }
    }
  }

  /// Whether the tab from before is selected again because a transition was cancelled.
  private var isRestoring = false

  // MARK: The bar

  /// Called before a tap on a tab selects it: ``selectedIndex`` is still that of the tab before. It does nothing; an override calls super.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  func tabBarItemsDidChange() {
    let hidden = givenTabs.filter(\.isHidden).map(\.viewController)
    let shown = hidden.isEmpty ? controllers : controllers.filter { !hidden.contains($0) }
    let items: [UITabBarItem] = shown.map { $0.tabBarItem }
    if !items.elementsEqual(tabBar.items ?? [], by: ===) { tabBar.items = items }
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }

  /// What a tap on a tab does.
  func userDidTap(_ item: UITabBarItem) {
    guard let controller = controllers.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    let (old, new) = (selectedTab, tab(of: controller))
    if let new, !(delegate?.tabBarController(self, shouldSelectTab: new) ?? true) { return }
    tabBar(tabBar, didSelect: item)
    selectedViewController = controller
    delegate?.tabBarController(self, didSelect: controller)
    if let new { delegate?.tabBarController(self, didSelectTab: new, previousTab: old) }
  }

  override func barInsets(over child: UIViewController) -> UIEdgeInsets { insets(over: child) }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // While an animator moves it, it is where that has it.
    if runningCoordinator?.context == nil { selectedViewController?.viewIfLoaded?.frame = view.bounds }
    placeBar()
  }
}

/// Is asked and told of the user's taps on tabs, not of what the program selects.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// True without an implementation.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Called once the controller is shown, also if it was before.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Since iOS 18, for a controller with ``UITabBarController/tabs``; true without an implementation.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// Since iOS 18, for a controller with ``UITabBarController/tabs``: called once the tab is shown, also if it was before.
  func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// What animates a change of tabs; nil, also without an implementation, for the change at once. Asked for those of the user and of the
  /// program.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What drives the animator, as by a gesture; nil, also without an implementation, if the animator runs at once.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Never called here: tests and tools decide the orientation of the screen.
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  /// Never called here: tests and tools decide the orientation of the screen.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientation
  /// Never called here: the simulated user cannot reorder tabs.
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
  /// Never called here: the simulated user cannot reorder tabs.
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
  /// Never called here: the simulated user cannot reorder tabs.
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
}

extension UITabBarControllerDelegate {
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  { tabBarController.supportedInterfaceOrientations }
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientation
  { tabBarController.preferredInterfaceOrientationForPresentation }
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
}
