/// Margins and safe areas. Effective margins are computed top down after each solve by `LayoutHost+Insets.swift`.
extension UIView {
  var physicalMargins: UIEdgeInsets {
    get {
      if let layoutHost { layoutHost.refreshInsets(of: self) }
      return marginState.effective
    }
    set {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: isRightToLeft ? newValue.right : newValue.left, bottom: newValue.bottom,
        trailing: isRightToLeft ? newValue.left : newValue.right)
    }
  }

  var ownMargins: NSDirectionalEdgeInsets {
    get { marginState.explicit ?? defaultMargins }
    set {
      marginState.explicit = newValue
      insetsAreStale()
    }
  }

  /// The margins of a view for which none were set: 8, or the system's minimum for a controller's root view.
  var defaultMargins: NSDirectionalEdgeInsets {
    if self is UIStackView, !layoutProfile.behavior.stackViewsHaveDefaultMargins { return .zero }
    guard let viewController, viewController.viewRespectsSystemMinimumLayoutMargins else {
      return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    return viewController.systemMinimumLayoutMargins
  }

  /// The direction that the attribute gives a view in an app whose direction is that of the screen's traits.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let isRightToLeft = UIScreen.main.traitCollection.layoutDirection == .rightToLeft
    return userInterfaceLayoutDirection(for: attribute, relativeTo: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The direction that the attribute gives a view where the traits have `layoutDirection`.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: layoutDirection
    }
  }
}

/// The side at which lines of text begin, and leading edges are.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Leading edges are left edges.
  case leftToRight = 0
  /// Leading edges are right edges.
  case rightToLeft = 1
}
