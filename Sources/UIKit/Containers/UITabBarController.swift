/// A set of controllers, of which one is shown, with a tab bar at the bottom.
///
/// Without the lower inset of the safe area, which it covers as well, the bar is 49 points high, 50 on tablets, and 32
/// where width and height are compact. The shown view fills the container's and has the bar in its safe area.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// At the bottom of the view, with the safe area below it.
  public let tabBar = UITabBar()
  /// Not kept alive. Asked and told of taps on tabs.
  open weak var delegate: (any UITabBarControllerDelegate)?

  private var tabs: [UIViewController] = []

  /// All tabs; setting nil removes them. However many there are, none is moved under "More".
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// 0 by default. An index without a tab shows nothing new: the old view stays.
  open var selectedIndex = 0 {
    didSet {
      if selectedIndex != oldValue, isViewLoaded { showSelected(instead: oldValue) }
      tabBar.selectedItem = selectedViewController?.tabBarItem
    }
  }

  /// Nil without tabs. Setting a controller that is no tab has no effect.
  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil }
    set { if let index = newValue.flatMap(tabs.firstIndex(of:)) { selectedIndex = index } }
  }

  /// Replaces the tabs at once; the selected index stays if there are enough of them, else it becomes that of the last.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    for controller in tabs where !new.contains(controller) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabs = new
    tabBarItemsDidChange()
    selectedIndex = min(selectedIndex, max(0, new.count - 1))
    if isViewLoaded { showSelected(instead: nil) }
  }

  /// The selected controller.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  /// The selected controller.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  open override func loadView() {
    super.loadView()
    tabBar.owner = self
    view.addSubview(tabBar)
    showSelected(instead: nil)
  }

  private func showSelected(instead oldIndex: Int?) {
    guard let selected = selectedViewController else { return }
    let old = oldIndex.flatMap { tabs.indices.contains($0) ? tabs[$0] : nil }
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

  // MARK: The bar

  func tabBarItemsDidChange() {
    let items: [UITabBarItem] = tabs.map { $0.tabBarItem }
    if !items.elementsEqual(tabBar.items ?? [], by: ===) { tabBar.items = items }
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }

  /// Called when a controller that hides the bar comes or goes.
  func barDidChange() {
    viewIfLoaded?.setNeedsLayout()
    viewIfLoaded?.layoutHost?.insetsDidChange()
  }

  /// What a tap on a tab does.
  func userDidTap(_ item: UITabBarItem) {
    guard let tab = tabs.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: tab) ?? true
    else { return }
    selectedViewController = tab
    delegate?.tabBarController(self, didSelect: tab)
  }

  override func barInsets(over child: UIViewController) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: tabBar.isHidden || hidesBar ? 0 : barHeight, right: 0)
  }

  private var barHeight: CGFloat { CGFloat(traitCollection.bars(release: view.layoutProfile.release).tabBar) }

  /// Whether a controller that was pushed in the selected tab hides the bar.
  private var hidesBar: Bool { (selectedViewController as? UINavigationController)?.hidesBottomBars ?? false }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds: CGRect = view.bounds
    let height = barHeight + view.safeAreaInsets.bottom
    selectedViewController?.viewIfLoaded?.frame = bounds
    // A bar that a pushed controller hides lies below the view.
    let y = hidesBar ? bounds.height : bounds.height - height
    tabBar.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
  }
}

/// Is asked and told of the user's taps on tabs, not of what the program selects.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// True without an implementation.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Called once the controller is shown, also if it was before.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
