extension UIView {
  /// Calls `updateConstraints` of the view and of every view below it that asked for it, leaves to root. Moves no view.
  public func updateConstraintsIfNeeded() { hostForLayout.updateConstraintsPass(below: self) }

  /// Lays out the whole tree that the view is in, if anything has changed: updates constraints, leaves to root, solves,
  /// and places subviews, root to leaves. On iOS only the view's subtree and its ancestors are concerned
  /// (DEVIATIONS.md, 43).
  ///
  /// A call from within a `layoutSubviews` lays out only the view's subtree, so that its subviews have their frames on
  /// return.
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

  /// Releases the engine of the tree whose root the view is, because the view joins another tree.
  func dissolveLayoutHost() {
    guard let host = ownedLayoutHost else { return }
    host.dissolve()
    ownedLayoutHost = nil
  }
}
