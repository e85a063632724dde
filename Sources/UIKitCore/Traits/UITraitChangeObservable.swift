/// A trait that can be observed for changes; iOS 17.
public protocol UITraitDefinition {
  /// What the trait can be.
  associatedtype Value
  /// The value of an environment in which the trait was not set.
  static var defaultValue: Value { get }
}

/// A trait as an argument, written `UITraitVerticalSizeClass.self`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of UIKit, which can be compared between collections.
protocol StandardTrait: UITraitDefinition where Value: Equatable {
  static var path: KeyPath<TraitValues, Value> { get }
}

extension StandardTrait {
  static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a.values[keyPath: path] != b.values[keyPath: path]
  }
}

/// Names ``UITraitCollection/horizontalSizeClass`` to observers.
public enum UITraitHorizontalSizeClass: StandardTrait {
  /// Unspecified: inherited.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var path: KeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// Names ``UITraitCollection/verticalSizeClass`` to observers.
public enum UITraitVerticalSizeClass: StandardTrait {
  /// Unspecified: inherited.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var path: KeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// Names ``UITraitCollection/userInterfaceIdiom`` to observers.
public enum UITraitUserInterfaceIdiom: StandardTrait {
  /// Unspecified: inherited.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static var path: KeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// Names ``UITraitCollection/userInterfaceStyle`` to observers.
public enum UITraitUserInterfaceStyle: StandardTrait {
  /// Unspecified: inherited.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  static var path: KeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// Names ``UITraitCollection/layoutDirection`` to observers.
public enum UITraitLayoutDirection: StandardTrait {
  /// Unspecified: inherited.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var path: KeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// Names ``UITraitCollection/displayScale`` to observers.
public enum UITraitDisplayScale: StandardTrait {
  /// 0, which is unspecified.
  public static let defaultValue: CGFloat = 0
  static var path: KeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// Names ``UITraitCollection/preferredContentSizeCategory`` to observers.
public enum UITraitPreferredContentSizeCategory: StandardTrait {
  /// Unspecified: inherited.
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var path: KeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
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
    let isConcerned = traits.contains { trait in (trait as? any StandardTrait.Type)?.differs(old, new) ?? false }
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

  /// Sends the object a message, in place of calling a handler.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (object: Self, _: UITraitCollection) in action.send(to: object, from: object) }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}

extension UIView: TraitRegistering {}
extension UIViewController: TraitRegistering {}
