extension UIWindow {
  /// The style of the status bar over the window: that of the controller that fills it, or of the child that it names.
  ///
  /// Light over a sheet that has set the root view back, whose ground is black.
  package var shownStatusBarStyle: UIStatusBarStyle {
    if rootViewController?.viewIfLoaded?.placeBehindSheet != nil { return .lightContent }
    let application = UIApplication.shared
    return application.asksControllersAboutStatusBar ? wishedStatusBarStyle : application.statusBarStyleAtLaunch
  }

  private var wishedStatusBarStyle: UIStatusBarStyle {
    statusBarController(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }

  /// Asks the controller that fills the window, or the child that it names, whether it hides the status bar; an app whose property list
  /// says that controllers do not decide has the bar that the list says. Source: Apple's documentation of
  /// `UIViewControllerBasedStatusBarAppearance` and `UIStatusBarHidden`.
  func updateStatusBar() {
    let application = UIApplication.shared
    let hides =
      application.asksControllersAboutStatusBar
      ? statusBarController(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
      : application.hidesStatusBarAtLaunch
    guard hides != isStatusBarHidden else { return }
    isStatusBarHidden = hides
    layoutHost?.insetsDidChange()
  }

  /// The insets of the screen, without those of a status bar that is hidden.
  ///
  /// A notch stays where it is. It is at least 44 points high, a status bar at most 32. Source: an iPhone SE of iOS 26.1, whose safe area
  /// begins at 0.
  var safeAreaBelowStatusBar: UIEdgeInsets {
    var insets = screen.safeAreaInsets
    if isStatusBarHidden, insets.top < 40 { insets.top = 0 }
    return insets
  }

  private func statusBarController(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    guard var controller = rootViewController else { return nil }
    while let presented = controller.presentedViewController, presented.decidesAboutStatusBar {
      controller = presented
    }
    // Controllers that name each other would never end.
    for _ in 0..<64 {
      guard let child = child(controller) else { break }
      controller = child
    }
    return controller
  }
}

extension UIViewController {
  fileprivate var decidesAboutStatusBar: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }
}
