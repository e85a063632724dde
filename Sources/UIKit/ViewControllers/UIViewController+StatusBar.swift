extension UIWindow {
  /// The style of the status bar over the window: that of the controller that fills it, or of the child that it names.
  package var shownStatusBarStyle: UIStatusBarStyle {
    guard var controller = rootViewController else { return .default }
    while let presented = controller.presentedViewController, presented.modalPresentationStyle == .fullScreen {
      controller = presented
    }
    // Controllers that name each other would never end.
    for _ in 0..<64 {
      guard let child = controller.childForStatusBarStyle else { break }
      controller = child
    }
    return controller.preferredStatusBarStyle
  }
}
