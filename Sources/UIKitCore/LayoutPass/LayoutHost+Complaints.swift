/// The exceptions that the layout pass raises for code that breaks its contract.
extension LayoutHost {
  /// Raises an exception, once for each constraint, if an item is not inside the view that holds the constraint when
  /// the layout needs it.
  ///
  /// If the handler returns, the layout goes on without the constraint, which is installed as soon as its item is in
  /// the tree.
  func complainOfUnprepared() {
    guard !isFitting else { return }
    for constraint in constraintLists.waiting where !constraint.isReportedUnprepared {
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

  /// Raises an exception for a constraint between places on different axes, once an engine meets it, as published for iOS 10.
  func complainOfDifferentAxes(_ constraint: NSLayoutConstraint) {
    guard !isFitting, !constraint.isReportedUnprepared else { return }
    constraint.isReportedUnprepared = true
    LayoutException.raise(
      "NSInvalidLayoutConstraintException",
      "Constraint improperly relates anchors of incompatible types: \(constraint)")
  }

  /// Raises an exception for a `layoutSubviews` that did not call super, if the view has subviews placed by
  /// constraints.
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
  /// The views of those items that are not inside `container`.
  func strangers(to container: UIView) -> [UIView] {
    items.compactMap(owningView).filter { !$0.isDescendant(of: container) }
  }
}

extension UIView {
  /// Logs that a constraint was added before all of its items are inside the view.
  func logUnprepared(_ constraint: NSLayoutConstraint) {
    LayoutLog.write(
      "The view hierarchy is not prepared for the constraint: \(constraint)\n"
        + "\tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). This will "
        + "crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on "
        + "-[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.")
  }
}
