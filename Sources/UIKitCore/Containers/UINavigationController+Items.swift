/// What the bars of a navigation controller show.
extension UINavigationController {
  /// The items of the stack. A navigation controller on the stack of another has no bar: its items follow those below it.
  var stackItems: [UINavigationItem] { stackControllers.map(\.navigationItem) }

  /// The controllers of the stack, with those of navigation controllers on it in their place.
  var stackControllers: [UIViewController] {
    viewControllers.flatMap { ($0 as? UINavigationController)?.stackControllers ?? [$0] }
  }

  /// The innermost of the navigation controllers that lie on top of each other's stacks.
  var innermost: UINavigationController { (topViewController as? UINavigationController)?.innermost ?? self }

  /// Called when controllers come or go.
  func itemsDidChange() {
    if let outer = parent as? UINavigationController {
      navigationBar.fill([])
      outer.itemsDidChange()
      outer.toolbarVisibilityDidChange()
    } else {
      navigationBar.fill(stackItems)
    }
    toolbarItemsDidChange()
    bottomBarsDidChange()
    if barItems.givenTabBarItem == nil { (parent as? UITabBarController)?.tabBarItemsDidChange() }
  }

  /// Pops what the bar shows: a controller of the innermost stack that has more than one.
  func popFromBar() {
    if let inner = topViewController as? UINavigationController, inner.viewControllers.count > 1 {
      inner.popFromBar()
    } else {
      popViewController(animated: true)
    }
  }
}
