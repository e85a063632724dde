import Foundation

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
    var result = size
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      guard size.width > 0, size.height > 0 else { break }
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let factor = self == .scaleAspectFit ? min(x, y) : max(x, y)
      result = CGSize(width: size.width * factor, height: size.height * factor)
    default: break
    }
    let x: CGFloat
    switch self {
    case .left, .topLeft, .bottomLeft: x = bounds.minX
    case .right, .topRight, .bottomRight: x = bounds.maxX - result.width
    default: x = bounds.midX - result.width / 2
    }
    let y: CGFloat
    switch self {
    case .top, .topLeft, .topRight: y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: y = bounds.maxY - result.height
    default: y = bounds.midY - result.height / 2
    }
    return CGRect(x: x, y: y, width: result.width, height: result.height)
  }
}
