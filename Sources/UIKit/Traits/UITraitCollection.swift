/// The circumstances a view is laid out in: values of traits, some of which may be unspecified. Never changes.
///
/// Those of a screen, and so of views on it, are all specified; one made in code says only what it was told.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues

  init(_ values: TraitValues) { self.values = values }

  /// Nothing specified.
  public override convenience init() { self.init(TraitValues()) }
  /// Nothing specified: no archive is read.
  public required convenience init?(coder: NSCoder) { self.init() }

  /// What the collections say; where several say the same trait, the last does.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// Nothing specified but what the closure sets; iOS 17.
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
  /// Specifies nothing but whether colours are light or dark.
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

  /// The room along the x axis, which documents vary by.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The room along the y axis, which documents vary by; bars are lower where it is compact.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The kind of device; bars of tablets are higher.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Which colour dynamic colours stand for; frames do not depend on it.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// Where leading edges are, in views that force no direction themselves.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels per point; 0 is unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// Unspecified on a screen means the environment's.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

  /// The same with what the closure changes; iOS 17.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values.changed(mutations))
  }

  /// Whether all that the other collection specifies is the same here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Whether colours may look otherwise than in the other collection: the style differs, or there is none.
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

  /// What dynamic colours and fonts resolve with: the traits of ``performAsCurrent(_:)``, else those set, else unspecified.
  public class var current: UITraitCollection {
    get { performing ?? assigned ?? UITraitCollection() }
    set { assigned = newValue }
  }

  /// Runs the closure with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    UITraitCollection.$performing.withValue(self) { actions() }
  }
}
