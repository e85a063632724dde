import AutoLayout

/// Conflicts and ambiguities of a tree after its layout, for tools.
extension UIView {
  /// The conflicts of the present layout, in the order in which they were found.
  ///
  /// A conflict that existed only before rows and safe areas had their final sizes is left out, because on a phone the
  /// layout begins with these sizes.
  package var standingConflicts: [LoggedConflict] {
    guard let layoutHost else { return [] }
    var seen = ConstraintMarks()
    // The latest message about a broken constraint is the one that holds now.
    let standing = layoutHost.conflicts.reversed().filter {
      layoutHost.engine.isStillBroken($0.brokenHandle) && seen.insert($0.brokenHandle)
    }
    return standing.reversed()
  }

  /// The views that constraints of the conflicts are about.
  package var viewsOfConflicts: Set<ObjectIdentifier> {
    guard let layoutHost else { return [] }
    // Conflicts of a chain have nearly all members in common.
    var seen = ConstraintMarks()
    var views: Set<ObjectIdentifier> = []
    for conflict in standingConflicts {
      for handle in conflict.handles where seen.insert(handle) {
        guard let constraint = layoutHost.object(of: handle) as? NSLayoutConstraint else { continue }
        for case let view as UIView in constraint.items { views.insert(ObjectIdentifier(view)) }
      }
    }
    return views
  }

  /// The parts of the view's rectangle that are ambiguous; none for a view that is not placed by constraints.
  package var layoutAmbiguity: Ambiguity { layoutHost?.ambiguity(of: self) ?? [] }

  /// Releases the engine of the view's tree. The next layout makes a new one.
  package func discardLayout() { rootView.dissolveLayoutHost() }
}

/// The ambiguities of a tree's views after its layout, found for all of them together.
@MainActor
package final class TreeAmbiguities {
  private let host: LayoutHost
  private let survey: AmbiguitySurvey
  /// The engine of the tree.
  package var engine: LayoutEngine { host.engine }

  /// Nil if the tree was not laid out.
  package init?(of root: UIView) {
    guard let host = root.layoutHost else { return nil }
    self.host = host
    survey = AmbiguitySurvey(host.engine)
  }

  /// The parts of a view's rectangle that are ambiguous, its place as seen from the superview: a view attached to an ambiguous view
  /// is not itself ambiguous. None for a view that is not placed by constraints.
  package func inSuperview(_ view: UIView) -> Ambiguity {
    guard let entry = host.entry(view), !view.translatesAutoresizingMaskIntoConstraints, view !== host.root
    else { return [] }
    let open = survey.ambiguity(of: entry.item)
    guard !open.isEmpty, let container = view.superview.flatMap({ host.entry($0) }) else { return open }
    return open.intersection(survey.ambiguity(of: entry.item, in: container.content ?? container.item))
  }
}

extension UIScrollView {
  /// Whether the constraints inside a scroll view leave the width or the height of its content ambiguous.
  package var contentAmbiguity: Ambiguity { layoutHost?.contentAmbiguity(of: self) ?? [] }
}

extension NSLayoutConstraint {
  /// Whether the constraint gave way in a conflict.
  package var isBroken: Bool { owner?.layoutHost?.isBroken(self) ?? false }

  /// By how many points the present layout violates the constraint.
  package var violation: Double { owner?.layoutHost?.violation(of: self) ?? 0 }
}

extension LayoutHost {
  /// The content is ambiguous if constraints refer to its edges and leave its size open, or if something inside is placed by
  /// constraints, but nothing is tied to the edges. Tables, collection views and text views compute the size of their content
  /// themselves.
  func contentAmbiguity(of view: UIScrollView) -> Ambiguity {
    guard !(view is UITableView || view is UICollectionView || view is UITextView) else { return [] }
    guard let content = entry(view)?.content else { return [] }
    if engine.relationCount(of: content) == 0 {
      return view.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints } ? [.width, .height] : []
    }
    return engine.ambiguity(of: content).intersection([.width, .height])
  }

  func isBroken(_ constraint: NSLayoutConstraint) -> Bool {
    handle(of: constraint).map { engine.isBroken($0) } ?? false
  }

  func violation(of constraint: NSLayoutConstraint) -> Double {
    handle(of: constraint).map { engine.violation(of: $0) } ?? 0
  }
}
