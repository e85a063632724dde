extension UIView {
  /// Calls `updateConstraints` of every view in the whole tree that asked for it, leaves to root. Moves no view.
  public func updateConstraintsIfNeeded() { hostForLayout.updateConstraintsPass() }

  /// Brings the frames of the whole tree up to date: constraints leaves to root, then the engine, then frames root to leaves.
  ///
  /// Within a `layoutSubviews` only what is below this view, so that its subviews have their frames on return.
  public func layoutIfNeeded() {
    let host = hostForLayout
    if host.isPlacing { host.layOutNow(self) } else { host.layoutIfNeeded() }
  }

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
}
