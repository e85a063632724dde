/// Whether the user asks for more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Inherited, or not asked for.
  case unspecified = -1
  /// As usual: that of every screen here.
  case normal = 0
  /// More than usual.
  case high = 1
}

/// Whether the content of a window lies above another one.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Inherited, or not asked for.
  case unspecified = -1
  /// The main content: that of every screen here, also in sheets.
  case base = 0
  /// Above the main content.
  case elevated = 1
}

/// Whether the user asks for bold texts.
public enum UILegibilityWeight: Int, Sendable {
  /// Inherited, or not asked for.
  case unspecified = -1
  /// As usual: that of every screen here.
  case regular = 0
  /// Bold.
  case bold = 1
}

/// The colors that a screen can show.
public enum UIDisplayGamut: Int, Sendable {
  /// Inherited, or not asked for.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB = 0
  /// Those of Display P3: those of every screen here.
  case P3 = 1
}

/// The traits that layouts do not depend on, and those of the program. Never changed once it is made.
final class RareTraits: Hashable, @unchecked Sendable {
  var contrast = UIAccessibilityContrast.unspecified
  var level = UIUserInterfaceLevel.unspecified
  var weight = UILegibilityWeight.unspecified
  var gamut = UIDisplayGamut.unspecified
  /// Of iOS, on which the colors of the system depend; 0 is unspecified. No trait of UIKit.
  var release = 0
  var split = UISplitViewController.LayoutEnvironment.none
  /// By the type of the trait.
  var own: [ObjectIdentifier: OwnTrait] = [:]

  /// What a screen of a release of iOS has.
  static func ofScreen(release: Int) -> RareTraits {
    let traits = RareTraits()
    (traits.contrast, traits.level, traits.weight, traits.gamut) = (.normal, .base, .regular, .P3)
    traits.release = release
    return traits
  }

  /// A copy with a change; nil if nothing is specified in it.
  static func changed(_ traits: RareTraits?, _ change: (RareTraits) -> Void) -> RareTraits? {
    let copy = RareTraits()
    if let traits {
      (copy.contrast, copy.level, copy.weight, copy.gamut, copy.own) =
        (traits.contrast, traits.level, traits.weight, traits.gamut, traits.own)
      (copy.release, copy.split) = (traits.release, traits.split)
    }
    change(copy)
    return copy == RareTraits() ? nil : copy
  }

  func overridden(by other: RareTraits) -> RareTraits {
    if other === self { return self }
    return RareTraits.changed(self) {
      if other.contrast != .unspecified { $0.contrast = other.contrast }
      if other.level != .unspecified { $0.level = other.level }
      if other.weight != .unspecified { $0.weight = other.weight }
      if other.gamut != .unspecified { $0.gamut = other.gamut }
      if other.release != 0 { $0.release = other.release }
      if other.split != .none { $0.split = other.split }
      $0.own.merge(other.own) { _, new in new }
    } ?? other
  }

  static func == (a: RareTraits, b: RareTraits) -> Bool {
    a === b
      || a.contrast == b.contrast && a.level == b.level && a.weight == b.weight && a.gamut == b.gamut && a.own == b.own
        && a.release == b.release && a.split == b.split
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(contrast)
    hasher.combine(level)
    hasher.combine(weight)
    hasher.combine(gamut)
    hasher.combine(release)
    hasher.combine(split)
    hasher.combine(own.count)
  }
}

/// The value of a trait of the program.
struct OwnTrait: Equatable {
  let value: Any

  /// Values that cannot be compared differ, unless they are one object.
  static func == (a: OwnTrait, b: OwnTrait) -> Bool {
    if let first = a.value as? any Equatable { return first.isSame(as: b.value) }
    return (a.value as AnyObject) === (b.value as AnyObject)
  }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}

extension TraitValues {
  var accessibilityContrast: UIAccessibilityContrast {
    get { rare?.contrast ?? .unspecified }
    set { rare = RareTraits.changed(rare) { $0.contrast = newValue } }
  }
  var userInterfaceLevel: UIUserInterfaceLevel {
    get { rare?.level ?? .unspecified }
    set { rare = RareTraits.changed(rare) { $0.level = newValue } }
  }
  var legibilityWeight: UILegibilityWeight {
    get { rare?.weight ?? .unspecified }
    set { rare = RareTraits.changed(rare) { $0.weight = newValue } }
  }
  var displayGamut: UIDisplayGamut {
    get { rare?.gamut ?? .unspecified }
    set { rare = RareTraits.changed(rare) { $0.gamut = newValue } }
  }

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let standard = trait as? any StandardTrait.Type {
        return (standard.value(in: self) as? T.Value) ?? T.defaultValue
      }
      return rare?.own[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
    }
    set {
      if let standard = trait as? any StandardTrait.Type { return standard.set(newValue, in: &self) }
      rare = RareTraits.changed(rare) { $0.own[ObjectIdentifier(trait)] = OwnTrait(value: newValue) }
    }
  }

  /// Whether a trait is specified.
  func specifies(_ trait: UITrait) -> Bool {
    if let standard = trait as? any StandardTrait.Type { return standard.isSpecified(in: self) }
    return rare?.own[ObjectIdentifier(trait)] != nil
  }

  /// Leaves a trait unspecified.
  mutating func remove(_ trait: UITrait) {
    if let standard = trait as? any StandardTrait.Type { return standard.reset(in: &self) }
    rare = RareTraits.changed(rare) { $0.own[ObjectIdentifier(trait)] = nil }
  }
}

/// Names ``UITraitCollection/accessibilityContrast`` to observers.
public enum UITraitAccessibilityContrast: StandardTrait {
  /// Unspecified: inherited.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// Names ``UITraitCollection/userInterfaceLevel`` to observers.
public enum UITraitUserInterfaceLevel: StandardTrait {
  /// Unspecified: inherited.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// Names ``UITraitCollection/legibilityWeight`` to observers.
public enum UITraitLegibilityWeight: StandardTrait {
  /// Unspecified: inherited.
  public static let defaultValue = UILegibilityWeight.unspecified
  static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// Names ``UITraitCollection/displayGamut`` to observers.
public enum UITraitDisplayGamut: StandardTrait {
  /// Unspecified: inherited.
  public static let defaultValue = UIDisplayGamut.unspecified
  static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

extension UITraitCollection {
  /// Specifies nothing but whether the user asks for more contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// Specifies nothing but whether the content lies above another one.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  /// Specifies nothing but whether the user asks for bold texts.
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }
  /// Specifies nothing but the colors of the screen.
  public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
  /// Specifies nothing but a trait by its name; iOS 17.
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) { self.init { $0[trait] = value } }

  /// Whether the user asks for more contrast: normal on a screen, unless somebody says otherwise.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether the content lies above another one: base on a screen, unless somebody says otherwise.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Whether the user asks for bold texts: regular on a screen, unless somebody says otherwise.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The colors of the screen: Display P3 on a screen, unless somebody says otherwise.
  public var displayGamut: UIDisplayGamut { values.displayGamut }

  /// A trait by its name; its default value where it is not specified. iOS 17.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// A copy with another value of a trait; iOS 17.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value newValue: T.Value) -> UITraitCollection {
    modifyingTraits { $0[trait] = newValue }
  }

  /// The traits that dynamic colors may depend on; iOS 17.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitDisplayGamut.self,
    ]
  }
  /// The traits that images of a catalog may depend on; iOS 17.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
    ]
  }
}

extension UITraitOverrides {
  /// Whether the user asks for more contrast; `unspecified` means the inherited answer.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast }
    set { values.accessibilityContrast = newValue }
  }
  /// Whether the content lies above another one; `unspecified` means the inherited answer.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.userInterfaceLevel }
    set { values.userInterfaceLevel = newValue }
  }
  /// Whether the user asks for bold texts; `unspecified` means the inherited answer.
  public var legibilityWeight: UILegibilityWeight {
    get { values.legibilityWeight }
    set { values.legibilityWeight = newValue }
  }
  /// The colors of the screen; `unspecified` means the inherited ones.
  public var displayGamut: UIDisplayGamut {
    get { values.displayGamut }
    set { values.displayGamut = newValue }
  }
  /// A trait by its name: one of UIKit's or of the program's.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }
  /// Whether a trait is set here.
  public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }
  /// Lets a trait be inherited again.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}
