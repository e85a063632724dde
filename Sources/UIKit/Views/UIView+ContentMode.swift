import Foundation

extension UIView {
  /// How a content of another size than the bounds is shown.
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
  /// Where a content of a size lands in bounds, in the coordinates of the bounds; it may be larger than they are.
  ///
  /// The first four scale: to the bounds, to fit in them, to fill them (the aspect ratio kept by the middle two), and by
  /// drawing anew at the size of the bounds. The other nine keep the size. A content without an area that is to keep its aspect
  /// ratio lands in the middle.
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
