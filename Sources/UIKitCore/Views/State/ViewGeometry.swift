/// Where a view is, without its transform; in points.
struct ViewGeometry {
  /// In the superview's coordinates. Constraints and autoresizing masks refer to it.
  var frame: CGRect
  /// What the view's own coordinates begin with at the top left.
  var boundsOrigin = CGPoint.zero

  var bounds: CGRect { CGRect(origin: boundsOrigin, size: frame.size) }
  var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
}
