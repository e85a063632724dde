import TextLayout

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
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

/// The circumstances a view is laid out in.
public struct UITraitCollection: Hashable, Sendable {
  public var horizontalSizeClass: UIUserInterfaceSizeClass
  public var verticalSizeClass: UIUserInterfaceSizeClass
  public var userInterfaceIdiom: UIUserInterfaceIdiom
  public var displayScale: CGFloat
  public var layoutDirection: UITraitEnvironmentLayoutDirection
  public var userInterfaceStyle: UIUserInterfaceStyle
  /// Unspecified means the environment's.
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified

  public init(
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified, userInterfaceIdiom: UIUserInterfaceIdiom = .phone,
    displayScale: CGFloat = 2, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    userInterfaceStyle: UIUserInterfaceStyle = .light
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.userInterfaceStyle = userInterfaceStyle
  }
}

/// What has traits: screens, windows, controllers, views.
@MainActor
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitEnvironment {
  /// The nearest controller's or the window's traits, else the screen's, with what views between override.
  public var traitCollection: UITraitCollection {
    // A loop, and nothing made where nobody overrides: every view is asked for its direction.
    var overrides: [UITraitOverrides] = []
    var base: UITraitCollection?
    var view: UIView? = self
    while let present = view, base == nil {
      if let own = present.storedTraitOverrides { overrides.append(own) }
      base = present.ownTraits
      view = present.superview
    }
    return overrides.reversed().reduce(base ?? UIScreen.main.traitCollection) { $1.applied(to: $0) }
  }

  /// The traits inside of a view or controller whose traits are `outer`; nil for a tree of its own.
  func traits(inheriting outer: UITraitCollection?) -> UITraitCollection {
    let base = ownTraits ?? outer ?? UIScreen.main.traitCollection
    return storedTraitOverrides?.applied(to: base) ?? base
  }

  /// What does not depend on the superview.
  private var ownTraits: UITraitCollection? { viewController?.traitCollection ?? (self as? UIWindow)?.windowTraits }
}
