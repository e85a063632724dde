/// What bars show for a controller. Items are made when they are first asked for.
struct ControllerBarItems {
  var navigationItem: UINavigationItem?
  /// What the program or a document has set.
  var givenTabBarItem: UITabBarItem?
  var madeTabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBarWhenPushed = false
  var editButtonItem: UIBarButtonItem?
}
