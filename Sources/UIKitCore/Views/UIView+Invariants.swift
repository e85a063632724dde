// References that are `unowned(unsafe)` are sound because a strong one answers for each, and whoever holds that clears the other when it
// goes or lets the object go:
//
// | unsafe | answered for by |
// |---|---|
// | `UIView.outer` | the superview's `ownSubviews` |
// | `UIView.ownController` | the controller's view |
// | `UIView.treeHost` | the root, which owns the host, and the host's `descendants` |
// | `NSLayoutConstraint.holder` | the view's `constraints` |
// | `CALayer.parent` | the superlayer's `children` |
// | `ItemReference.item` | the item's own reference |
//
// Debug builds assert in each `deinit` that nothing is left to be cleared, and when a tree is given up that all of it is sound.
extension UIView {
  /// The first reference of the view or of one below that nothing answers for; nil if all are sound. Linear in the tree.
  var unsoundReference: String? { unsoundReference(Set(treeHost?.descendants.map { ObjectIdentifier($0) } ?? [])) }

  private func unsoundReference(_ descendants: Set<ObjectIdentifier>) -> String? {
    if ownController.map({ $0.viewIfLoaded !== self }) ?? false { return "controller of \(logClassName)" }
    if let treeHost, treeHost.root !== self, !descendants.contains(ObjectIdentifier(self)) {
      return "host of \(logClassName)"
    }
    if constraints.contains(where: { $0.holder !== self }) { return "holder of a constraint of \(logClassName)" }
    if ownLayer.sublayers?.contains(where: { $0.superlayer !== ownLayer }) ?? false {
      return "superlayer of a layer of \(logClassName)"
    }
    if reference.object !== self { return "item of \(logClassName)" }
    for subview in ownSubviews {
      if subview.outer !== self { return "superview of \(subview.logClassName)" }
      if subview.treeHost !== treeHost { return "host of \(subview.logClassName)" }
      if let inner = subview.unsoundReference(descendants) { return inner }
    }
    return nil
  }

  /// Whether no view of the subtree refers to a host. Linear in the subtree.
  var isWithoutHost: Bool { treeHost == nil && ownSubviews.allSatisfy(\.isWithoutHost) }
}
