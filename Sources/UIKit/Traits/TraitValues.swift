public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// Traits that can be set: overrides of views and controllers, and a collection that is being made.
public protocol UIMutableTraits {
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Pixels per point; 0 is unspecified.
  var displayScale: CGFloat { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

/// A value for every trait, or that it is unspecified.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified

  func overridden(by other: TraitValues) -> TraitValues {
    var result = self
    if other.horizontalSizeClass != .unspecified { result.horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { result.verticalSizeClass = other.verticalSizeClass }
    if other.userInterfaceIdiom != .unspecified { result.userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { result.userInterfaceStyle = other.userInterfaceStyle }
    if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { result.displayScale = other.displayScale }
    if other.preferredContentSizeCategory != .unspecified {
      result.preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    return result
  }

  func changed(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }
}
