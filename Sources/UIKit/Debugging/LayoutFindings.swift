import AutoLayout

/// What tools ask of a tree that was laid out.
extension UIView {
  /// The conflicts that the present layout has, in the order they were met.
  ///
  /// What clashed only before rows and safe areas had their final sizes is none: on a phone that never was.
  package var standingConflicts: [LoggedConflict] {
    guard let layoutHost else { return [] }
    var seen: Set<ConstraintHandle> = []
    // What was logged last about a broken constraint is what holds now.
    let standing = layoutHost.conflicts.reversed().filter {
      layoutHost.engine.isStillBroken($0.brokenHandle) && seen.insert($0.brokenHandle).inserted
    }
    return standing.reversed()
  }

  /// What of the view's rectangle the constraints leave open; empty for views that are not placed by constraints.
  package var layoutAmbiguity: Ambiguity { layoutHost?.ambiguity(of: self) ?? [] }

  /// The same as seen from the superview: what merely hangs on an open view is not open itself.
  package var ambiguityInSuperview: Ambiguity {
    let open = layoutAmbiguity
    guard !open.isEmpty, let layoutHost, let entry = layoutHost.entry(self),
      let container = superview.flatMap({ layoutHost.entry($0) })
    else { return open }
    return open.intersection(layoutHost.engine.ambiguity(of: entry.item, in: container.content ?? container.item))
  }

  /// Lets the tree go from its engine; it is laid out anew when asked again.
  package func discardLayout() { rootView.dissolveLayoutHost() }
}

extension UIScrollView {
  /// Whether constraints from inside leave the content's width or height open.
  package var contentAmbiguity: Ambiguity { layoutHost?.contentAmbiguity(of: self) ?? [] }
}

extension NSLayoutConstraint {
  /// Whether the constraint gave way in a conflict.
  package var isBroken: Bool { owner?.layoutHost?.isBroken(self) ?? false }

  /// By how many points the present layout violates the constraint.
  package var violation: Double { owner?.layoutHost?.violation(of: self) ?? 0 }
}

extension LayoutHost {
  /// Only a scroll view whose content is constrained can be ambiguous about it; lists and texts size theirs themselves.
  func contentAmbiguity(of view: UIScrollView) -> Ambiguity {
    guard !(view is UITableView || view is UICollectionView || view is UITextView) else { return [] }
    guard let content = entry(view)?.content, engine.relationCount(of: content) > 0 else { return [] }
    return engine.ambiguity(of: content).intersection([.width, .height])
  }

  func isBroken(_ constraint: NSLayoutConstraint) -> Bool {
    constraintHandles[ObjectIdentifier(constraint)].map { engine.isBroken($0) } ?? false
  }

  func violation(of constraint: NSLayoutConstraint) -> Double {
    constraintHandles[ObjectIdentifier(constraint)].map { engine.violation(of: $0) } ?? 0
  }
}
