extension UIView {
  /// Performs every way of adding a subview. The index is a position in drawing order and is clamped.
  func insert(_ view: UIView, at index: Int) {
    if view === self || isDescendant(of: view) {
      LayoutException.raise("NSInvalidArgumentException", "Can't add self as subview")
      return
    }
    var index = index
    if view.superview === self {
      if let old = subviews.firstIndex(of: view), old < index { index -= 1 }
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      placeLayer(of: view)
      return
    }
    let (oldWindow, window) = (view.window, window)
    view.willMove(toSuperview: self)
    if oldWindow !== window { view.willMoveSubtree(toWindow: window) }
    view.removeFromSuperviewQuietly()
    view.dissolveLayoutHost()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    markBelow(view.layoutState.needs.union(view.layoutState.needsBelow))
    placeLayer(of: view)
    layoutHost?.attach(view)
    didAddSubview(view)
    if oldWindow !== window { view.didMoveSubtreeToWindow() }
    view.didMoveToSuperview()
    setNeedsLayout()
  }

  /// Puts a subview's layer in front of all layers if the view is the last one, else directly behind the next view's.
  private func placeLayer(of view: UIView) {
    guard view !== subviews.last, let index = subviews.firstIndex(of: view) else {
      return ownLayer.addSublayer(view.ownLayer)
    }
    ownLayer.insertSublayer(view.ownLayer, below: subviews[index + 1].ownLayer)
  }

  func leaveSuperview() {
    guard superview != nil else { return }
    let isLeavingWindow = window != nil
    willMove(toSuperview: nil)
    if isLeavingWindow { willMoveSubtree(toWindow: nil) }
    removeFromSuperviewQuietly()
    if isLeavingWindow { didMoveSubtreeToWindow() }
    didMoveToSuperview()
  }

  private func willMoveSubtree(toWindow window: UIWindow?) {
    if let controller = ownController {
      if window == nil { controller.viewWillLeaveWindow() } else { controller.viewWillJoinWindow() }
    }
    willMove(toWindow: window)
    for subview in subviews { subview.willMoveSubtree(toWindow: window) }
  }

  private func didMoveSubtreeToWindow() {
    // Containers are known only now.
    if AppearanceProxy.exist, window != nil { AppearanceProxy.apply(to: self) }
    didMoveToWindow()
    for subview in subviews { subview.didMoveSubtreeToWindow() }
    if let controller = ownController, controller.appearanceState.followsWindow {
      if window == nil { controller.viewDidLeaveWindow() } else { controller.viewDidJoinWindow() }
    }
  }

  private func removeFromSuperviewQuietly() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    superview.removeConstraintsCrossing(into: self)
    superview.layoutHost?.detach(self)
    superview.subviews.removeAll { $0 === self }
    ownLayer.removeFromSuperlayer()
    superview.setNeedsLayout()
    self.superview = nil
  }

  /// Removes, from this view and its ancestors, the constraints that reach into `subtree`, as UIKit does on removal.
  private func removeConstraintsCrossing(into subtree: UIView) {
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.constraints where constraint.mentions(descendantsOf: subtree) {
        view.removeConstraint(constraint)
      }
      holder = view.superview
    }
  }

  /// True for the view itself too.
  public func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let present = candidate {
      if present === view { return true }
      candidate = present.superview
    }
    return false
  }

  /// The view itself or the first view below it, depth first, whose tag is `tag`; nil if there is none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let match = view.viewWithTag(tag) { return match }
    }
    return nil
  }

  func commonAncestor(with other: UIView) -> UIView? {
    var candidate: UIView? = self
    while let present = candidate {
      if other.isDescendant(of: present) { return present }
      candidate = present.superview
    }
    return nil
  }

  /// The topmost view of the tree.
  var rootView: UIView {
    var root = self
    while let superview = root.superview { root = superview }
    return root
  }
}

extension NSLayoutConstraint {
  func mentions(descendantsOf view: UIView) -> Bool {
    items.contains { owningView($0)?.isDescendant(of: view) ?? false }
  }
}
