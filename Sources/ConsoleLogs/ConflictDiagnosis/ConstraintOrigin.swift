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
    let sizes = zip(constraints, origins).map { $1 == .user ? ContentViewSize($0, names) : nil }
    return origins.indices.map { index in
      guard origins[index] == .user, constraints[index].isPlain else { return origins[index] }
      if constraints[index].isBetweenClosedViews(names) { return .system }
      // Two numbers for one size: at most one of them is the row's, and nothing says which.
      guard let size = sizes[index], sizes.count(where: { $0 == size }) == 1,
        !zip(constraints, origins).contains(where: { $1 == .encapsulated && ContentViewSize($0, names) == size })
      else { return .user }
      return .encapsulated
    }
  }

  /// A number for a size of a content view. It is UIKit's, for apps constrain what is inside; Masonry leaves out the identifier that
  /// would say so.
  ///
  /// source: https://github.com/SnapKit/Masonry/issues/557 (the 107.5 of a row without its identifier)
  private struct ContentViewSize: Equatable {
    var item: String
    var attribute: String

    init?(_ constraint: ConsoleConstraint, _ names: ConflictNames) {
      guard let relation = constraint.relations(names).first, relation.isConstantSize, relation.relation == .equal,
        case let view = names.viewClass(relation.first.item), view.isContentView, view.isPrivate
      else { return nil }
      (item, attribute) = (relation.first.item, relation.first.attribute.word)
    }
  }
}

extension ConsoleConstraint {
  /// Not of a library, which only an app uses.
  fileprivate var isPlain: Bool { className == "NSLayoutConstraint" || className.hasPrefix("_UI") }

  /// Whether one of its views is one that only the framework constrains, and none is of a class of the app's.
  fileprivate func isBetweenClosedViews(_ names: ConflictNames) -> Bool {
    let views = names.keys(of: self).filter { !names.isGuide($0) } + [names.container(of: self)].compactMap { $0 }
    let classes = views.map { names.viewClass($0) }
    return classes.contains(where: \.isClosed) && classes.allSatisfy { $0.isClosed || $0.isPlain || $0.isPrivate }
  }
}
