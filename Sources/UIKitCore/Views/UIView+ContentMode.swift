import QuartzCore

extension UIView {
  /// How a view shows a content whose size differs from that of the bounds.
  public enum ContentMode: Int, Sendable {
    /// Scales to the bounds, which changes the aspect ratio.
    case scaleToFill
    /// Scales as far as the whole content fits, in the middle.
    case scaleAspectFit
    /// Scales until the bounds are full, in the middle; the content may be larger than they are.
    case scaleAspectFill
    /// Draws the content anew at the size of the bounds.
    case redraw
    /// Keeps the content's size and puts its middle in the middle of the bounds.
    case center
    /// Keeps the content's size and puts it at the middle of an edge.
    case top, bottom, left, right
    /// Keeps the content's size and puts it into a corner.
    case topLeft, topRight, bottomLeft, bottomRight
  }
}

extension UIView.ContentMode {
  /// The rectangle in which a content of a size is shown, in the coordinates of the bounds. It may be larger than they
  /// are.
  ///
  /// A content without an area has no aspect ratio: modes that keep the ratio put it in the middle, unscaled.
  public func contentRect(for size: CGSize, in bounds: CGRect) -> CGRect {
    contentsGravity.contentRect(for: size, in: bounds)
  }

  /// What the mode is for the view's layer. A content that is drawn anew fills the bounds.
  var contentsGravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
