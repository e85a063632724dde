/// Margins and safe areas. Effective margins are computed top down after each solve by `LayoutHost+Insets.swift`.
extension UIView {
  /// Points from the edges, physical. Reading gives what counts now: with preserved margins and the safe area.
  public var layoutMargins: UIEdgeInsets {
    get {
      if let layoutHost { layoutHost.refreshInsets() }
      return effectiveMargins
    }
    set {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: isRightToLeft ? newValue.right : newValue.left, bottom: newValue.bottom,
        trailing: isRightToLeft ? newValue.left : newValue.right)
    }
  }

  /// Points from the edges, following the reading direction; what was set, without preserved margins and safe area.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { explicitMargins ?? defaultMargins }
    set {
      explicitMargins = newValue
      layoutHost?.insetsDidChange()
    }
  }

  /// The margins of a view that was given none: 8, or the system's minimum for a controller's root view.
  var defaultMargins: NSDirectionalEdgeInsets {
    guard let viewController, viewController.viewRespectsSystemMinimumLayoutMargins else {
      return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    return viewController.systemMinimumLayoutMargins
  }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial: .leftToRight
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
