extension UIView {
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
