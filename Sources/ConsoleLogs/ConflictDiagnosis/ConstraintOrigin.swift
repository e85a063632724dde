/// Who made a logged constraint, according to its class and identifier, and to the views that it is between.
enum ConstraintOrigin: Hashable {
  case user
  /// From a frame, because `translatesAutoresizingMaskIntoConstraints` is on.
  case mask
  /// The size or place that surroundings give a root view, a cell or a header.
  case encapsulated
  /// For a moment, while a size is measured.
  case measuring
  /// A stack view's: what follows `UISV-`, or all of AppKit's identifier.
  case stack(String)
  /// Of margins, safe area, or the bars' guides up to iOS 10.
  case guide
  case content
  /// Between the framework's own views, in which the app has no part.
  case system

  init(_ constraint: ConsoleConstraint) {
    let identifier = constraint.identifier ?? ""
    switch constraint.className {
    case "_UILayoutSupportConstraint": self = .guide
    case "NSContentSizeLayoutConstraint": self = .content
    case _ where Self.imposing.contains { identifier.hasPrefix($0) }: self = .encapsulated
    case "NSAutoresizingMaskLayoutConstraint", "_UIAutoresizingMaskLayoutConstraint": self = .mask
    case _ where constraint.mask != nil: self = .mask
    case _ where identifier.hasPrefix("UISV-"): self = .stack(String(identifier.dropFirst("UISV-".count)))
    case _ where identifier.hasPrefix("NSStackView."): self = .stack(identifier)
    case _ where identifier.hasPrefix("fittingSize") || identifier.hasPrefix("_UITemporaryLayout"): self = .measuring
    case _ where identifier.hasSuffix("-guide-constraint") || identifier.contains("LayoutGuide-"): self = .guide
    case _ where Self.systemIdentifiers.contains { identifier.hasPrefix($0) }: self = .system
    default: self = .user
    }
  }

  private static let imposing = ["UIView-Encapsulated-Layout", "NSView-Encapsulated-Layout", "NSWindow-current"]

  /// source: https://github.com/LeoNatan/LNPopupController/issues/87 (UIInputWindowController-top),
  /// https://github.com/apache/cordova-plugin-inappbrowser/pull/1123 (IB_…, TB_… between the parts of a bar button)
  private static let systemIdentifiers = [
    "UIInputWindowController", "IB_Leading_Leading", "IB_Trailing_Trailing", "IB_Baseline", "TB_",
  ]
}

// MARK: By the whole list

extension ConstraintOrigin {
  /// The origins of a list, in which what no identifier says is seen from the views.
  static func origins(of constraints: [ConsoleConstraint], _ names: ConflictNames) -> [ConstraintOrigin] {
    let origins = constraints.map { ConstraintOrigin($0) }
    let isOfMasonry = constraints.contains { $0.className == "MASLayoutConstraint" }
    let all = constraints.map { ContainerSize($0, names, isOfMasonry: isOfMasonry) }
    let sizes = zip(all, origins).map { $1 == .user ? $0 : nil }
    return origins.indices.map { index in
      guard origins[index] == .user, constraints[index].isPlain else { return origins[index] }
      if constraints[index].isBetweenClosedViews(names) { return .system }
      if constraints[index].placesGuide(names) { return .guide }
      // Two numbers for one size: at most one of them is the row's, and nothing says which.
      guard let size = sizes[index], sizes.count(where: { $0 == size }) == 1,
        !zip(all, origins).contains(where: { $1 == .encapsulated && $0 == size })
      else { return .user }
      return .encapsulated
    }
  }

  /// A number for a size of a content view. It is UIKit's, for apps constrain what is inside. Masonry leaves out the identifier that
  /// would say so; in its lists a number for a cell is UIKit's as well, since the app's own constraints have the library's class.
  ///
  /// source: https://github.com/SnapKit/Masonry/issues/557 (the 107.5 of a row without its identifier)
  private struct ContainerSize: Equatable {
    var item: String
    var attribute: String

    init?(_ constraint: ConsoleConstraint, _ names: ConflictNames, isOfMasonry: Bool) {
      guard let relation = constraint.relations(names).first, relation.isConstantSize, relation.relation == .equal,
        case let view = names.viewClass(relation.first.item),
        view.isContentView && view.isPrivate || isOfMasonry && view.isCell
      else { return nil }
      (item, attribute) = (relation.first.item, relation.first.attribute.word)
    }
  }
}

extension ConsoleConstraint {
  /// Not of a library, which only an app uses.
  var isPlain: Bool { className == "NSLayoutConstraint" || className.hasPrefix("_UI") }

  /// Whether it is the distance of a system's guide from the edges of its own view, which no app makes; Masonry leaves out the
  /// identifier.
  fileprivate func placesGuide(_ names: ConflictNames) -> Bool {
    guard case .visual(let visual) = body, visual.views.count == 1, visual.views[0].predicates.isEmpty,
      let guide = names.keys(of: self).first
    else { return false }
    return names.isSystemGuide(guide) && names.container(of: self) != nil
  }

  /// Whether one of its views is one that only the framework constrains, and none is of a class of the app's.
  fileprivate func isBetweenClosedViews(_ names: ConflictNames) -> Bool {
    let views = names.keys(of: self).filter { !names.isGuide($0) } + [names.container(of: self)].compactMap { $0 }
    let classes = views.map { names.viewClass($0) }
    return classes.contains(where: \.isClosed) && classes.allSatisfy { $0.isClosed || $0.isPlain || $0.isPrivate }
  }
}
