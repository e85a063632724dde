/// How much room there is along an axis. Documents vary by it, and bars are lower where the height is compact.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Inherited, or not asked for.
  case unspecified = 0
  /// Little room: the width of most phones, the height of phones that lie on their side.
  case compact = 1
  /// Room enough: tablets, and large phones along their longer side.
  case regular = 2
}

/// The kind of device. Layout distinguishes tablets, whose bars are higher, from all others.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Inherited, or not asked for.
  case unspecified = -1
  /// The idiom of the screen until somebody sets another.
  case phone = 0
  /// A tablet: its navigation and tab bars are at least 50 points high since iOS 12.
  case pad = 1
  /// Laid out like a phone.
  case tv = 2
  /// Laid out like a phone.
  case carPlay = 3
  /// Laid out like a phone.
  case mac = 5
  /// Laid out like a phone.
  case vision = 6
}

/// The reading direction of an environment, which decides where leading edges are.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Inherited; where nothing specifies it, left to right.
  case unspecified = -1
  /// Leading edges are left edges.
  case leftToRight = 0
  /// Leading edges are right edges.
  case rightToLeft = 1
}

/// Which color a dynamic color stands for. Frames do not depend on it.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Inherited; the screen's is light until somebody sets another.
  case unspecified = 0
  /// Dark text on light backgrounds.
  case light = 1
  /// Light text on dark backgrounds.
  case dark = 2
}

/// Whether a screen tells how hard it is pressed. Frames do not depend on it.
public enum UIForceTouchCapability: Int, Sendable {
  /// Inherited, or not asked for; that of every screen here.
  case unknown = 0
  /// A press is a press.
  case unavailable = 1
  /// As on some phones up to the iPhone XS.
  case available = 2
}

/// Traits that can be set: those of `traitOverrides`, and of a collection within the closure that makes it.
public protocol UIMutableTraits {
  /// The room along the x axis.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The room along the y axis.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Light or dark; layout does not depend on it.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// Decides leading and trailing edges of views that force no direction themselves.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Pixels per point; 0 is unspecified.
  var displayScale: CGFloat { get set }
  /// The text size that fonts of text styles follow.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Whether the screen tells how hard it is pressed; layout does not depend on it.
  var forceTouchCapability: UIForceTouchCapability { get set }
  /// Whether the user asks for more contrast; layout does not depend on it.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Whether the content lies above another one; layout does not depend on it.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// Whether the user asks for bold texts; layout does not depend on it.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The colors of the screen; layout does not depend on them.
  var displayGamut: UIDisplayGamut { get set }
  /// A trait by its name: one of UIKit's or of the program's.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

/// A value for every trait, which may be unspecified.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  /// Nil while none of them is specified.
  var rare: RareTraits?

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
    if other.forceTouchCapability != .unknown { result.forceTouchCapability = other.forceTouchCapability }
    if let others = other.rare { result.rare = rare?.overridden(by: others) ?? others }
    return result
  }

  func changed(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }
}
