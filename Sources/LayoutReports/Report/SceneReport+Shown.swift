import Geometry

/// A view with its place on the screen.
package struct ShownView: Sendable {
  /// The view.
  package var view: ViewReport
  /// Points of the screen.
  package var frame: Rect
  /// What of the frame clipping leaves; nil for nothing.
  package var visible: Rect?
  /// The number of views around it.
  package var depth: Int
}

extension SceneReport {
  /// Calls the body for each view that is not hidden, from back to front. Trees may be deeper than a recursion.
  package func forEachShown(_ body: (ShownView) -> Void) {
    let screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var pending = [(view: root, container: Rect?.none, origin: Point.zero, clip: Rect?.some(screen), depth: 0)]
    while let (next, container, origin, clip, depth) = pending.popLast() {
      guard let view = next, !view.isHidden, view.alpha > 0.01 else { continue }
      let frame = view.frame.moved(into: container, boundsOrigin: origin)
      let visible = clip.flatMap(frame.intersection)
      body(ShownView(view: view, frame: frame, visible: visible, depth: depth))
      for child in view.children.reversed() {
        pending.append((child, frame, view.boundsOrigin, view.clipsToBounds ? visible : clip, depth + 1))
      }
    }
  }
}
