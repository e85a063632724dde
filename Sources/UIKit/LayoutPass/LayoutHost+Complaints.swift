/// What the layout pass raises about code that breaks its contract.
extension LayoutHost {
  /// Raises once for each constraint with an item that is not below the view holding it when the layout needs it.
  ///
  /// If the handler returns, the layout goes on without the constraint, which joins as soon as its item does.
  func complainOfUnprepared() {
    guard !isFitting else { return }
    for constraint in waiting where !constraint.isReportedUnprepared {
      guard let owner = constraint.owner, let stranger = constraint.strangers(to: owner).first else { continue }
      constraint.isReportedUnprepared = true
      let superview = stranger.superview.map { "\($0)" } ?? "NO SUPERVIEW"
      LayoutLog.write(
        "View hierarchy unprepared for constraint.\n\tConstraint: \(constraint)\n\tContainer hierarchy: \n"
          + "\(owner.recursiveDescription())\n\tView not found in container hierarchy: \(stranger)\n"
          + "\tThat view's superview: \(superview)")
      LayoutException.raise(
        "NSInternalInconsistencyException",
        "Impossible to set up layout with view hierarchy unprepared for constraint.")
    }
  }

  /// Only views whose subviews wait for the engine's frames have to call super.
  func complainOfMissingLayout(_ view: UIView) {
    guard view.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else { return }
    LayoutException.raise(
      "NSInternalInconsistencyException",
      "Auto Layout still required after executing -layoutSubviews. \(view.logClassName)'s implementation of "
        + "-layoutSubviews needs to call super.")
  }

  static func raiseMissingUpdate(_ view: UIView) {
    LayoutException.raise(
      "NSInternalInconsistencyException",
      "Auto Layout still required after sending -updateConstraints. \(view.logClassName)'s implementation of "
        + "-updateConstraints needs to call super.")
  }
}

extension NSLayoutConstraint {
  /// The views of the items that are not below `container`.
  func strangers(to container: UIView) -> [UIView] {
    items.compactMap(owningView).filter { !$0.isDescendant(of: container) }
  }
}

extension UIView {
  /// Says that a constraint was added whose items are not all below the view yet.
  func logUnprepared(_ constraint: NSLayoutConstraint) {
    LayoutLog.write(
      "The view hierarchy is not prepared for the constraint: \(constraint)\n"
        + "\tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). This will "
        + "crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on "
        + "-[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.")
  }
}
