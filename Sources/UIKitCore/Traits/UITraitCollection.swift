/// An immutable set of traits, the circumstances in which a view is laid out. Any of them may be unspecified.
///
/// All traits of a screen, and so of views on it, are specified; a collection made in code specifies only what it is
/// told.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues

  init(_ values: TraitValues) { self.values = values }

  /// A collection in which every trait is unspecified.
  public override convenience init() { self.init(TraitValues()) }
  /// A collection in which every trait is unspecified: nothing is read from the coder.
  public required convenience init?(coder: NSCoder) { self.init() }

  /// The traits of all collections; the last one wins where several specify the same trait.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// Specifies only the traits that the closure sets; iOS 17.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().changed(mutations))
  }

  /// Specifies nothing but the room along the x axis.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// Specifies nothing but the room along the y axis.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  /// Specifies nothing but the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }
  /// Specifies nothing but whether colors are light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  /// Specifies nothing but the reading direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  /// Pixels per point.
  public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
  /// Specifies nothing but the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  /// Specifies nothing but whether the screen tells how hard it is pressed.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }

  /// The room along the x axis, which documents vary by.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The room along the y axis, which documents vary by; bars are lower where it is compact.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The kind of device; bars of tablets are higher.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Which color dynamic colors stand for; frames do not depend on it.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// Where leading edges are, in views that force no direction themselves.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels per point; 0 is unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// Unspecified on a screen means the environment's.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// Whether the screen tells how hard it is pressed; unknown unless somebody says so.
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

  /// A copy with the changes that the closure makes; iOS 17.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values.changed(mutations))
  }

  /// Whether every trait that the other collection specifies has the same value here; true for nil.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Whether dynamic colors may differ from those in the other collection: true if the style differs or the other is
  /// nil.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values == values
  }
  public override var hash: Int { values.hashValue }

  // MARK: The current collection

  @TaskLocal private static var performing: UITraitCollection?
  private nonisolated(unsafe) static var assigned: UITraitCollection?

  /// The traits that dynamic colors and fonts are resolved with: within ``performAsCurrent(_:)`` those of its
  /// collection, else the ones that were set last, else unspecified ones.
  public class var current: UITraitCollection {
    get { performing ?? assigned ?? UITraitCollection() }
    set { assigned = newValue }
  }

  /// Runs the closure, on the same thread, with this collection as ``current``.
  public func performAsCurrent(_ actions: () -> Void) {
    UITraitCollection.$performing.withValue(self) { actions() }
  }
}
