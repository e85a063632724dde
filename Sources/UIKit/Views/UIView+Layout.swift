extension UIView {
  public func setNeedsLayout() {
    needsLayout = true
    layoutHost?.layoutIsPending = true
  }

  public func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    layoutHost?.layoutIsPending = true
  }

  public func updateConstraintsIfNeeded() { hostForLayout.updateConstraintsPass() }

  /// Brings the frames of the whole tree up to date: constraints leaves to root, then the engine, then frames root to leaves.
  public func layoutIfNeeded() { hostForLayout.layoutIfNeeded() }

  /// The engine of the tree, made at the first layout.
  var hostForLayout: LayoutHost {
    if let layoutHost { return layoutHost }
    let root = rootView
    if let host = root.layoutHost { return host }
    let host = LayoutHost(root: root)
    root.ownedLayoutHost = host
    host.attach(root)
    return host
  }

  /// Leaves the engine this view is the root of, because it becomes part of another tree.
  func dissolveLayoutHost() {
    guard let host = ownedLayoutHost else { return }
    host.dissolve()
    ownedLayoutHost = nil
  }

  /// The size that satisfies the constraints inside the view and comes nearest to `targetSize`, in points.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// As above, with the strength at which each axis should match the target. Changes no frame.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    LayoutHost.fittingSize(of: self, target: targetSize, horizontal: horizontal, vertical: vertical)
  }
}
