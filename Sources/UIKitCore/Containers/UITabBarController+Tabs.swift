/// Tabs as objects, since iOS 18.
extension UITabBarController {
  /// What was set; empty if the program set ``viewControllers``. The controllers are made at once (DEVIATIONS.md, 257).
  public var tabs: [UITab] {
    get { givenTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs at once; `animated` makes no difference. The selected index stays if there are enough of them.
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in givenTabs where !tabs.contains(where: { $0 === tab }) { tab.tabBarController = nil }
    givenTabs = tabs
    for tab in tabs { tab.tabBarController = self }
    show(tabs.map { $0.loadedController })
  }

  /// The tab of the selected controller. Setting one that is not among ``tabs`` has no effect.
  public var selectedTab: UITab? {
    get { selectedViewController.flatMap { tab(of: $0) } }
    set {
      if let newValue, givenTabs.contains(where: { $0 === newValue }) {
        selectedViewController = newValue.viewController
      }
    }
  }

  /// The tab with the identifier; nil without one.
  public func tab(forIdentifier identifier: String) -> UITab? { givenTabs.first { $0.identifier == identifier } }

  func tab(of controller: UIViewController) -> UITab? { givenTabs.first { $0.viewController === controller } }
}

extension UIViewController {
  /// Since iOS 18: the tab of the controller or of the nearest one around it; nil outside of a controller with tabs.
  public var tab: UITab? {
    var controller = self
    while let parent = controller.parent {
      if let tabs = parent as? UITabBarController { return tabs.tab(of: controller) }
      controller = parent
    }
    return nil
  }
}
