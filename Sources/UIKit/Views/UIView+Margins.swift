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

  /// The direction that ``semanticContentAttribute`` forces; where that is unspecified, the direction of the view's
  /// traits, and left to right if they have none.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    guard semanticContentAttribute == .unspecified else {
      return Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }
    return traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The direction of a view with the attribute in the app's direction, which is the screen's.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let isRightToLeft = UIScreen.main.traitCollection.layoutDirection == .rightToLeft
    return userInterfaceLayoutDirection(for: attribute, relativeTo: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The direction of a view with the attribute in surroundings of the direction.
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
