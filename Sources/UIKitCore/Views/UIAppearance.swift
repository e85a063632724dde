/// A class that has an object which stands for all its instances.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The object that stands for all instances of the class. It keeps what it is told. Bars take over the appearances, and items of bars the
  /// attributes of titles; for other classes it has no effect here, which the log says once (DEVIATIONS.md, 54).
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
  /// One for each class.
  private static var appearances: [ObjectIdentifier: UIView] = [:]

  /// The object that stands for all instances, if somebody has asked for it.
  class var knownAppearance: UIView? {
    if appearances.isEmpty { return nil }
    return appearances[ObjectIdentifier(self)]
  }

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
    let isForAll = containerTypes.isEmpty && trait == UITraitCollection()
    let isBar = self is UINavigationBar.Type || self is UIToolbar.Type || self is UITabBar.Type
    if !isForAll || !isBar { LayoutLog.noteWithoutEffect("\(UIKitCore.logClassName(of: self)).appearance()") }
    let known = isForAll ? appearances[ObjectIdentifier(self)] : nil
    let proxy = known ?? makeOwn()
    if isForAll { appearances[ObjectIdentifier(self)] = proxy }
    return unsafeDowncast(proxy, to: Self.self)
  }
}

extension UIViewController: UIAppearanceContainer {}
