extension UIViewController {
  /// The nearest ancestor that is a navigation controller; nil if there is none.
  public var navigationController: UINavigationController? {
    var controller = parent
    while let present = controller, !(present is UINavigationController) { controller = present.parent }
    return controller as? UINavigationController
  }

  /// The nearest ancestor that is a tab bar controller; nil if there is none.
  public var tabBarController: UITabBarController? {
    var controller = parent
    while let present = controller, !(present is UITabBarController) { controller = present.parent }
    return controller as? UITabBarController
  }
}
