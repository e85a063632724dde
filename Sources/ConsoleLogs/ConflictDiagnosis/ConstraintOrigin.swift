/// Who made a logged constraint, according to its class and identifier.
enum ConstraintOrigin: Hashable {
  case user
  /// From a frame, because `translatesAutoresizingMaskIntoConstraints` is on.
  case mask
  /// The size or place that surroundings give a root view, a cell or a header.
  case encapsulated
  /// For a moment, while a size is measured.
  case measuring
  /// A stack view's, with what follows `UISV-`.
  case stack(String)
  /// Of margins, safe area, or the bars' guides up to iOS 10.
  case guide
  case content

  init(_ constraint: ConsoleConstraint) {
    let identifier = constraint.identifier ?? ""
    switch constraint.className {
    case "_UILayoutSupportConstraint": self = .guide
    case "NSContentSizeLayoutConstraint": self = .content
    case _ where identifier.hasPrefix("UIView-Encapsulated-Layout"): self = .encapsulated
    case "NSAutoresizingMaskLayoutConstraint", "_UIAutoresizingMaskLayoutConstraint": self = .mask
    case _ where constraint.mask != nil: self = .mask
    case _ where identifier.hasPrefix("UISV-"): self = .stack(String(identifier.dropFirst("UISV-".count)))
    case _ where identifier.hasPrefix("fittingSize") || identifier.hasPrefix("_UITemporaryLayout"): self = .measuring
    case _ where identifier.hasSuffix("-guide-constraint") || identifier.contains("LayoutGuide-"): self = .guide
    default: self = .user
    }
  }
}
