/// Traits that a view or a controller sets for itself and everything inside it. Those that are not set, or set to
/// `unspecified`, are inherited.
public struct UITraitOverrides: UIMutableTraits, Hashable, Sendable {
  var values = TraitValues()

  /// The room along the x axis; `unspecified` means the inherited one.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }
  /// The room along the y axis; `unspecified` means the inherited one.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }
  /// The kind of device; `unspecified` means the inherited one.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }
  /// The choice between light and dark; `unspecified` means the inherited one.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }
  /// The reading direction; `unspecified` means the inherited one.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }
  /// Pixels per point; 0 is inherited. Layout rounds to the screen's pixels whatever this says.
  public var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }
  /// The text size; `unspecified` means the inherited one. Text follows it in views that adjust their fonts.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory }
    set { values.preferredContentSizeCategory = newValue }
  }
  /// Whether the screen tells how hard it is pressed; `unknown` means the inherited answer.
  public var forceTouchCapability: UIForceTouchCapability {
    get { values.forceTouchCapability }
    set { values.forceTouchCapability = newValue }
  }

  func applied(to base: UITraitCollection) -> UITraitCollection {
    self == UITraitOverrides() ? base : UITraitCollection(base.values.overridden(by: values))
  }
}

extension UIView {
  /// The traits that the view sets for itself and all views below it. Trees notice a change at their next layout.
  public var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides ?? UITraitOverrides() }
    set { storedTraitOverrides = newValue }
  }

  /// The style of the view and all views below it; unspecified is inherited.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
}

extension UIViewController {
  /// The style of the controller's view and its children; unspecified is inherited.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
}
