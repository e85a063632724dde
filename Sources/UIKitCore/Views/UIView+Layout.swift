extension UIView {
  func layOutTree() {
    let host = hostForLayout
    if host.passState.isPlacing { host.layOutNow(self) } else { host.layoutIfNeeded() }
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
