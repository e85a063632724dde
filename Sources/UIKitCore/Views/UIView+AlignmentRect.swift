/// Alignment rectangles, which constraints mean in place of frames.
extension UIView {
  /// The distances from the frame to the alignment rectangle, in points, as the layout takes them: what a subclass makes of
  /// ``frame(forAlignmentRect:)`` where constraints place the view, and of ``alignmentRect(forFrame:)`` where its frame does; else
  /// ``alignmentRectInsets``. Both are asked about the present frame, so that insets that depend on the size follow it a layout later.
  package var alignmentInsetsInEffect: UIEdgeInsets {
    let insets = alignmentRectInsets
    // A rectangle without room for the insets has none.
    var rect = untransformedFrame
    rect.size = CGSize(width: max(rect.width, 100), height: max(rect.height, 100))
    let (outer, inner) =
      translatesAutoresizingMaskIntoConstraints
      ? (rect, alignmentRect(forFrame: rect)) : (frame(forAlignmentRect: rect), rect)
    let own = UIEdgeInsets(
      top: inner.minY - outer.minY, left: inner.minX - outer.minX, bottom: outer.maxY - inner.maxY,
      right: outer.maxX - inner.maxX)
    // The default adds and subtracts the same numbers, but for the error of computing.
    return own.isNear(insets) ? insets : own
  }
}

extension UIEdgeInsets {
  fileprivate func isNear(_ other: UIEdgeInsets) -> Bool {
    let error = 1e-6
    return abs(top - other.top) < error && abs(left - other.left) < error && abs(bottom - other.bottom) < error
      && abs(right - other.right) < error
  }
}
