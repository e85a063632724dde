/// A class that has an object which stands for all its instances.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The object that stands for all instances of the class and of its subclasses. A view that comes into a window takes over what the object
  /// was told and the view was not: the properties of `AppearanceProperty` (DEVIATIONS.md, 350).
  static func appearance() -> Self
  /// The same for instances inside of others; see ``appearance()``.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// The same for instances with some traits; see ``appearance()``.
  static func appearance(for trait: UITraitCollection) -> Self
  /// The same for instances with some traits inside of others; see ``appearance()``.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class inside whose instances an appearance may be another one.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// The object that stands for all instances, if somebody has asked for it.
  class var knownAppearance: UIView? { AppearanceProxy.find(self, [], UITraitCollection())?.view }

  public static func appearance() -> Self { appearance(for: UITraitCollection(), whenContainedInInstancesOf: []) }

  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance(for: UITraitCollection(), whenContainedInInstancesOf: containerTypes)
  }

  public static func appearance(for trait: UITraitCollection) -> Self {
    appearance(for: trait, whenContainedInInstancesOf: [])
  }

  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let containers = containerTypes.map { $0 as AnyClass }
    let proxy = AppearanceProxy.find(self, containers, trait) ?? AppearanceProxy.add(self, containers, trait)
    return unsafeDowncast(proxy.view, to: Self.self)
  }
}

extension UIViewController: UIAppearanceContainer {}
