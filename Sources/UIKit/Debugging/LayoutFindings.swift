import AutoLayout

/// Conflicts and ambiguities of a tree after its layout, for tools.
extension UIView {
  /// The conflicts of the present layout, in the order in which they were found.
  ///
  /// A conflict that existed only before rows and safe areas had their final sizes is left out, because on a phone the
  /// layout begins with these sizes.
  package var standingConflicts: [LoggedConflict] {
    guard let layoutHost else { return [] }
    var seen: Set<ConstraintHandle> = []
    // The latest message about a broken constraint is the one that holds now.
    let standing = layoutHost.conflicts.reversed().filter {
      layoutHost.engine.isStillBroken($0.brokenHandle) && seen.insert($0.brokenHandle).inserted
    }
    return standing.reversed()
  }

  /// The parts of the view's rectangle that are ambiguous; none for a view that is not placed by constraints.
  package var layoutAmbiguity: Ambiguity { layoutHost?.ambiguity(of: self) ?? [] }

  /// The same relative to the superview: a view attached to an ambiguous view is not itself ambiguous.
  package var ambiguityInSuperview: Ambiguity {
    let open = layoutAmbiguity
    guard !open.isEmpty, let layoutHost, let entry = layoutHost.entry(self),
      let container = superview.flatMap({ layoutHost.entry($0) })
    else { return open }
    return open.intersection(layoutHost.engine.ambiguity(of: entry.item, in: container.content ?? container.item))
  }

  /// Releases the engine of the view's tree. The next layout makes a new one.
  package func discardLayout() { rootView.dissolveLayoutHost() }
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
  /// The content is ambiguous only if constraints refer to its edges. Tables, collection views and text views compute
  /// the size of their content themselves.
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
