import Platform

extension UIView {
  /// The screen whose profile the view follows: that of the tree's root, which is a window's or the one a tool gave the view,
  /// else the main one.
  ///
  /// Constant time in a tree that was laid out, else linear in the depth.
  package var layoutScreen: UIScreen { layoutHost?.screen ?? rootView.standsOn }

  /// The screen of a tree whose root the view is.
  var standsOn: UIScreen { assignedScreen ?? .main }

  /// The device or canvas that the view is laid out for.
  package var layoutProfile: Profile { layoutScreen.profile }

  /// Puts a view that lies in no other on a screen of a tool's own.
  package func stand(on screen: UIScreen) { assignedScreen = screen === UIScreen.main ? nil : screen }
}

extension LayoutHost {
  var screen: UIScreen { isFitting ? root.layoutScreen : root.standsOn }

  /// Pixels per point.
  var scale: Double { screen.profile.scale }
}
