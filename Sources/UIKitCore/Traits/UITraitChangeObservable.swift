/// A trait that can be observed for changes; iOS 17.
public protocol UITraitDefinition {
  /// What the trait can be.
  associatedtype Value
  /// The value of an environment in which the trait was not set.
  static var defaultValue: Value { get }
  /// A name for logs; that of the type without an implementation.
  static var name: String { get }
  /// What tells traits apart in stored data; the full name of the type without an implementation.
  static var identifier: String { get }
  /// Whether dynamic colors depend on the trait; false without an implementation. The library does not read it: colors are resolved when
  /// they are used.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// A trait as an argument, written `UITraitVerticalSizeClass.self`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of UIKit, which can be compared between collections.
protocol StandardTrait: UITraitDefinition where Value: Equatable {
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension StandardTrait {
  static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.values[keyPath: path] != b.values[keyPath: path]
  }
  static func value(in values: TraitValues) -> Any { values[keyPath: path] }
  static func set(_ value: Any, in values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: path] = value }
  }
  static func isSpecified(in values: TraitValues) -> Bool { values[keyPath: path] != TraitValues()[keyPath: path] }
  static func reset(in values: inout TraitValues) { values[keyPath: path] = TraitValues()[keyPath: path] }
}

/// Names ``UITraitCollection/horizontalSizeClass`` to observers.
public enum UITraitHorizontalSizeClass: StandardTrait {
  /// Unspecified: inherited.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// Names ``UITraitCollection/verticalSizeClass`` to observers.
public enum UITraitVerticalSizeClass: StandardTrait {
  /// Unspecified: inherited.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// Names ``UITraitCollection/userInterfaceIdiom`` to observers.
public enum UITraitUserInterfaceIdiom: StandardTrait {
  /// Unspecified: inherited.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// Names ``UITraitCollection/userInterfaceStyle`` to observers.
public enum UITraitUserInterfaceStyle: StandardTrait {
  /// Unspecified: inherited.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// Names ``UITraitCollection/layoutDirection`` to observers.
public enum UITraitLayoutDirection: StandardTrait {
  /// Unspecified: inherited.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// Names ``UITraitCollection/displayScale`` to observers.
public enum UITraitDisplayScale: StandardTrait {
  /// 0, which is unspecified.
  public static let defaultValue: CGFloat = 0
  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// Names ``UITraitCollection/preferredContentSizeCategory`` to observers.
public enum UITraitPreferredContentSizeCategory: StandardTrait {
  /// Unspecified: inherited.
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// A registration for changes of traits, to be ended with `unregisterForTraitChanges`. It ends with the observed
/// object.
public protocol UITraitChangeRegistration: AnyObject {}

final class TraitRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: @MainActor (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  @MainActor func tell(from old: UITraitCollection, to new: UITraitCollection) {
    let isConcerned = traits.contains { trait in
      if let standard = trait as? any StandardTrait.Type { return standard.differs(old, new) }
      let id = ObjectIdentifier(trait)
      return old.values.rare?.own[id] != new.values.rare?.own[id]
    }
    if isConcerned { handler(old) }
  }
}

/// An object that reports changes of its traits: a view or a view controller.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Calls the handler with the object and its former traits after any of the traits has changed, at the next layout.
  @discardableResult
  func registerForTraitChanges<Object: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Object, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
  /// Sends a message to a target, in place of calling a handler: with the object and its former traits as far as the method has parameters.
  /// The target is not kept alive.
  @discardableResult
  func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration
  /// Sends the object itself a message, in place of calling a handler.
  @discardableResult
  func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration
  /// Ends a registration of this object. One of another object, or one that has ended already, is ignored.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

@MainActor
protocol TraitRegistering: UITraitChangeObservable {
  var traitRegistrations: [TraitRegistration] { get set }
}

extension TraitRegistering {
  @discardableResult
  public func registerForTraitChanges<Object: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Object, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] old in
      if let object = self as? Object { handler(object, old) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  /// Sends a message to a target, in place of calling a handler: with the object and its former traits as far as the method has parameters.
  /// The target is not kept alive.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    let registration = TraitRegistration(traits) { [weak self, weak target] old in
      if let self, let target { action.send(to: target, [self, old]) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  /// Sends the object itself a message, in place of calling a handler.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}

extension UIView: TraitRegistering {}
extension UIViewController: TraitRegistering {}
