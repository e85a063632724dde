import Geometry
import InterfaceBuilder

/// Finds the views whose stored frames cannot be the answer to their constraints, though Xcode did not mark them: the frame or the
/// constraint was changed outside of Xcode, by hand, a merge or a program.
///
/// That the canvas here gives another frame is no proof, for it may be wrong about a text, a bar or a margin. What is proof is a
/// required equation between views that the frames of the canvas satisfy and the stored ones do not. Margins and alignment insets
/// take part only where they are nothing, for otherwise the frames do not satisfy it. The views of such an equation are misplaced
/// whose own frames differ along its axis; what hangs on them is not told. Linear in constraints and the depth of views.
package struct StoredFrames {
  /// The ids of the views.
  package let misplacedViews: Set<String>

  /// - Parameters:
  ///   - document: the document as the canvas shows it, with the variations of its size classes.
  ///   - canvas: the frames on the canvas, by the ids of the views.
  ///   - broken: the ids of the constraints that conflict there.
  package init(_ document: LintedDocument, canvas: [String: Rect], broken: Set<String>) {
    var found: Set<String> = []
    for constraint in document.constraints where !broken.contains(constraint.id) {
      guard let equation = StoredEquation(constraint, in: document), let stored = equation.distance({ $0.frame }),
        let computed = equation.distance({ canvas[$0.id] })
      else { continue }
      let constant = constraint.constant ?? 0
      guard abs(computed - constant) <= Self.rounding, abs(stored - constant) > Self.rounding else { continue }
      // Of what Xcode marked ambiguous nobody knows the expected frame.
      for view in equation.views where !view.isAmbiguous {
        guard let frame = view.frame, let other = canvas[view.id] else { continue }
        if equation.axis.difference(of: frame, and: other) > Self.rounding { found.insert(view.id) }
      }
    }
    misplacedViews = found
  }

  /// By how many points two right answers may differ: each edge lies on a pixel, which is a point at most.
  private static let rounding = 1.01
}

extension Axis {
  /// The larger one of the distances between origins and between extents along the axis, in points.
  fileprivate func difference(of first: Rect, and second: Rect) -> Double {
    switch self {
    case .horizontal: max(abs(first.x - second.x), abs(first.width - second.width))
    case .vertical: max(abs(first.y - second.y), abs(first.height - second.height))
    }
  }
}

/// A required equation between places that frames tell.
private struct StoredEquation {
  let axis: Axis
  private let first: Side
  private let second: Side?
  private let multiplier: Double

  private struct Side {
    let part: EdgePart
    /// The view, then its superviews up to the one whose coordinates count; none for a view whose own coordinates do.
    let views: [LintedView]
    let owner: LintedView
  }

  /// Nil for an inequality, an optional or varied constraint, a baseline, and the far edges of a scroll view, which mean its content.
  init?(_ constraint: ConstraintElement, in document: LintedDocument) {
    guard constraint.relation == .equal, constraint.priority == 1000, !constraint.isPlaceholder,
      constraint.element.bool("installed") != false, let axis = constraint.firstAttribute.axis,
      let part = EdgePart(constraint.firstAttribute),
      let view = document.view(ofItem: constraint.firstItem ?? constraint.ownerID)
    else { return nil }
    // Nobody but Apple knows the alignment insets of symbols, nor which bars the canvas simulated in a loose view.
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
    guard items.allSatisfy({ document.guide($0) == nil && document.view($0)?.element.showsSymbol != true }),
      !view.element.showsSymbol
    else { return nil }
    self.axis = axis
    multiplier = constraint.multiplier
    guard let attribute = constraint.secondAttribute else {
      guard part == .extent else { return nil }
      first = Side(part: part, views: [], owner: view)
      second = nil
      return
    }
    guard attribute.axis == axis, let otherPart = EdgePart(attribute),
      let other = document.view(ofItem: constraint.secondItem ?? constraint.ownerID)
    else { return nil }
    var (one, another) = (document.path(to: view), document.path(to: other))
    let common = zip(one, another).prefix { $0.element.id == $1.element.id }.count
    guard common > 0 else { return nil }
    one.removeFirst(common)
    another.removeFirst(common)
    for (path, part, view) in [(one, part, view), (another, otherPart, other)]
    where path.isEmpty && view.element.has(.scrolls) && part == .end { return nil }
    first = Side(part: part, views: one, owner: view)
    second = Side(part: otherPart, views: another, owner: other)
  }

  /// The views that the equation relates.
  var views: [ViewElement] { [first.owner, second?.owner].compactMap { $0?.element } }

  /// The first place less the multiple of the second one; nil if a frame is not known.
  func distance(_ frame: (ViewElement) -> Rect?) -> Double? {
    guard let place = place(first, frame) else { return nil }
    guard let second else { return place }
    return self.place(second, frame).map { place - multiplier * $0 }
  }

  private func place(_ side: Side, _ frame: (ViewElement) -> Rect?) -> Double? {
    guard let own = frame(side.owner.element) else { return nil }
    let extent = axis == .horizontal ? own.width : own.height
    guard side.part != .extent else { return extent }
    var origin = 0.0
    for view in side.views {
      guard let frame = frame(view.element) else { return nil }
      origin += axis == .horizontal ? frame.x : frame.y
    }
    switch side.part {
    case .beginning: return origin
    case .middle: return origin + extent / 2
    case .end, .extent: return origin + extent
    }
  }
}

/// What an attribute says of a rectangle.
private enum EdgePart {
  case beginning, middle, end, extent

  /// Nil for baselines, which frames do not tell.
  init?(_ attribute: ConstraintElement.Attribute) {
    switch attribute {
    case .top, .topMargin, .leading, .left, .leadingMargin, .leftMargin: self = .beginning
    case .bottom, .bottomMargin, .trailing, .right, .trailingMargin, .rightMargin: self = .end
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: self = .middle
    case .width, .height: self = .extent
    case .baseline, .firstBaseline, .lastBaseline, .unknown: return nil
    }
  }
}

extension LintedDocument {
  /// The views from the outermost one to the view itself.
  fileprivate func path(to view: LintedView) -> [LintedView] {
    var path = [view]
    while let outer = superview(of: path[path.count - 1]) { path.append(outer) }
    return path.reversed()
  }
}

extension ViewElement {
  /// Whether the view is an image view with a symbol of the system.
  fileprivate var showsSymbol: Bool { kind == .imageView && image?.catalog == .system }
}
