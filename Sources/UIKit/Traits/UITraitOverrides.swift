/// Traits that a view or a controller says otherwise, for itself and what is in it. What was not set, or is set to
/// `unspecified`, is inherited.
public struct UITraitOverrides: Hashable, Sendable {
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified

  func applied(to base: UITraitCollection) -> UITraitCollection {
    var traits = base
    if layoutDirection != .unspecified { traits.layoutDirection = layoutDirection }
    if horizontalSizeClass != .unspecified { traits.horizontalSizeClass = horizontalSizeClass }
    if verticalSizeClass != .unspecified { traits.verticalSizeClass = verticalSizeClass }
    if userInterfaceStyle != .unspecified { traits.userInterfaceStyle = userInterfaceStyle }
    return traits
  }
}

extension UIView {
  public var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides ?? UITraitOverrides() }
    set { storedTraitOverrides = newValue }
  }
}
