import Geometry
import InterfaceBuilder

/// Finds the views whose stored frames cannot be the answer to their constraints, though Xcode did not mark them: the frame or the
/// constraint was changed outside of Xcode, by hand, a merge or a program.
///
/// That the canvas here gives another frame is no proof, for it may be wrong about a text, a bar or a margin. Proof is:
/// 1. A required equation that the frames of the canvas satisfy and the stored ones do not, wherever what nobody knows may lie:
///    guides and margins lie inside their view, and a standard distance is 20 points at most (``StoredEquation``). The views that it
///    relates are misplaced whose places in it and whose own frames differ along its axis. Inequalities prove nothing, for it is
///    text that gives way to them.
/// 2. A size that nothing but the content decides, where content of that kind has one size (``StoredContentSizes``).
///
/// A view that keeps its required distance from a misplaced one has moved along with it. Nothing is said of scenes whose constraints
/// conflict, for Xcode may have broken another one.
package struct StoredFrames {
  /// The ids of the misplaced views, each with the ids of the views that moved along with it.
  package let misplacedViews: [String: Set<String>]

  /// Costs a look at each constraint, the depth of its views each.
  ///
  /// - Parameters:
  ///   - document: the document as the canvas shows it, with the variations of its size classes.
  ///   - canvas: the frames on the canvas in scenes without conflicts, by the ids of the views.
  package init(_ document: LintedDocument, canvas: [String: Rect]) {
    var found = StoredContentSizes(document, canvas: canvas).misplacedViews
    for constraint in document.constraints {
      guard let equation = StoredEquation(constraint, in: document), Self.contradicts(equation, canvas) else {
        continue
      }
      let misplaced = equation.viewsAtMovedPlaces({ $0.frame }, { canvas[$0.id] }).filter {
        $0.role != .root && Self.differs($0, canvas, equation.axis)
      }
      // Of what Xcode marked ambiguous only those places are known that are tied to a superview.
      let isKnown = equation.views.filter(\.isAmbiguous).map(\.id) == [equation.contained?.id] && misplaced.count == 1
      for view in misplaced where !view.isAmbiguous || isKnown {
        found.insert(PlacedAxis(view: view.id, axis: equation.axis))
      }
    }
    guard !found.isEmpty else {
      misplacedViews = [:]
      return
    }
    let equations = document.constraints.compactMap { StoredEquation($0, in: document) }
    misplacedViews = Self.groups(of: found, along: equations, canvas)
  }

  /// Whether the frames of the canvas satisfy the equation and the stored ones do not.
  private static func contradicts(_ equation: StoredEquation, _ canvas: [String: Rect]) -> Bool {
    guard let stored = equation.error({ $0.frame }), abs(stored) > equation.rounding,
      let computed = equation.error({ canvas[$0.id] })
    else { return false }
    guard abs(computed) <= equation.rounding, abs(stored - computed) > equation.rounding else { return false }
    guard !equation.items.contains(where: \.isHeaderSizedTwice) else { return false }
    return !equation.views.contains { mayHaveAlignmentInsets($0, canvas, equation.axis) }
  }

  /// Whether the view is an image view that is another size around the same center: nobody but the image knows by how much its
  /// alignment rectangle is smaller, as that of a symbol of the app is.
  private static func mayHaveAlignmentInsets(_ view: ViewElement, _ canvas: [String: Rect], _ axis: Axis) -> Bool {
    guard view.kind == .imageView, let frame = view.frame, let other = canvas[view.id] else { return false }
    let (first, second) = (frame.span(along: axis), other.span(along: axis))
    return abs(first.extent - second.extent) > 0.5
      && abs(first.origin + first.extent / 2 - second.origin - second.extent / 2) <= 1
  }

  /// Whether the stored frame is more than half a point from the canvas's along the axis.
  private static func differs(_ view: ViewElement, _ canvas: [String: Rect], _ axis: Axis) -> Bool {
    guard let frame = view.frame, let other = canvas[view.id] else { return false }
    let (first, second) = (frame.span(along: axis), other.span(along: axis))
    return max(abs(first.origin - second.origin), abs(first.extent - second.extent)) > 0.5
  }

  /// The misplaced views with those that moved along. What can have moved with several along an axis is named with one.
  private static func groups(
    of found: Set<PlacedAxis>, along equations: [StoredEquation], _ canvas: [String: Rect]
  ) -> [String: Set<String>] {
    var byView: [PlacedAxis: [StoredEquation]] = [:]
    for equation in equations where equation.holds({ $0.frame }) && equation.holds({ canvas[$0.id] }) {
      for view in equation.items {
        byView[PlacedAxis(view: view.id, axis: equation.axis), default: []].append(equation)
      }
    }
    var groups = Dictionary(found.map { ($0.view, Set<String>()) }) { first, _ in first }
    var known = found
    for start in found.sorted() {
      var pending = [start]
      while let place = pending.popLast() {
        for id in (byView[place] ?? []).flatMap({ movedViews(in: $0, canvas) }) {
          let next = PlacedAxis(view: id, axis: place.axis)
          guard known.insert(next).inserted else { continue }
          pending.append(next)
          if groups[id] == nil { groups[start.view, default: []].insert(id) }
        }
      }
    }
    return groups
  }

  /// The ids of the views that the equation relates and that are elsewhere on the canvas.
  private static func movedViews(in equation: StoredEquation, _ canvas: [String: Rect]) -> [String] {
    let items = Set(equation.items.map(\.id))
    return equation.viewsAtMovedPlaces({ $0.frame }, { canvas[$0.id] }).filter {
      items.contains($0.id) && !$0.isAmbiguous && $0.role != .root && differs($0, canvas, equation.axis)
    }.map(\.id)
  }
}

extension ViewElement {
  /// Whether the view is the header or footer of a table, and constraints may size it: the table makes it as wide as itself, but Xcode
  /// stored what is in it at the width that these constraints would give (2 of 2), and marked nothing.
  fileprivate var isHeaderSizedTwice: Bool {
    (role == .header || role == .footer) && !translatesAutoresizingMaskIntoConstraints
  }
}

/// A view along an axis.
struct PlacedAxis: Hashable, Comparable {
  let view: String
  let axis: Axis

  static func < (first: PlacedAxis, second: PlacedAxis) -> Bool {
    (first.view, first.axis == .horizontal ? 0 : 1) < (second.view, second.axis == .horizontal ? 0 : 1)
  }
}
