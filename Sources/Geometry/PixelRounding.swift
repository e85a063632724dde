/// The number of the pixel edge nearest to a coordinate, on a screen with `scale` pixels per point; halves go up.
///
/// A value that is a pixel edge but for the noise of the arithmetic (a millionth of a pixel) counts as that edge, so that
/// it does not fall to the one below.
@inlinable
public func pixelEdge(nearest points: Double, scale: Double) -> Double {
  (points * scale + 0.5 + 1e-6).rounded(.down)
}

/// Rounds a coordinate in points to the nearest pixel edge of a screen with `scale` pixels per point; halves go up.
@inlinable
public func roundedToPixel(_ points: Double, scale: Double) -> Double {
  pixelEdge(nearest: points, scale: scale) / scale
}

/// The distance in points between two coordinates after each was rounded to its pixel edge.
///
/// The pixels are subtracted before they are divided by the scale: on a screen of three pixels per point the distance from
/// 28⅓ to 128⅓ is 100, while the difference of the rounded coordinates is 100.00000000000001.
@inlinable
public func pixelDistance(from start: Double, to end: Double, scale: Double) -> Double {
  (pixelEdge(nearest: end, scale: scale) - pixelEdge(nearest: start, scale: scale)) / scale
}

/// The least whole number of pixels that holds a length, in points, on a screen with `scale` pixels per point.
///
/// A millionth of a pixel counts as noise and is dropped. A length that is not finite, and any length where the scale is
/// not positive, is returned as it is.
@inlinable
public func roundedUpToPixel(_ points: Double, scale: Double) -> Double {
  guard scale > 0, points.isFinite else { return points }
  return (points * scale - 1e-6).rounded(.up) / scale
}

extension Rect {
  /// The rectangle whose four edges are those of `self`, each rounded to the nearest pixel edge.
  ///
  /// Edges are rounded, not sizes, so that neighbors neither gap nor overlap; equal widths may then differ by a pixel
  /// (375 / 2 is 187.5 on a 2x screen; thirds of 491 at 3x are 163.667 and 163.333).
  @inlinable
  public func roundedToPixels(scale: Double) -> Rect {
    Rect(
      x: roundedToPixel(x, scale: scale), y: roundedToPixel(y, scale: scale),
      width: pixelDistance(from: x, to: maxX, scale: scale), height: pixelDistance(from: y, to: maxY, scale: scale))
  }
  /// The same in the coordinates of a rectangle that lies in the same ones as `self` and is rounded too: the distances
  /// between pixel edges, so that a view of 100 points at 33⅓ in a superview at 33⅓ lies at 0 and is 100 wide.
  @inlinable
  public func roundedToPixels(scale: Double, inCoordinatesOf outer: Rect) -> Rect {
    Rect(
      x: pixelDistance(from: outer.x, to: x, scale: scale), y: pixelDistance(from: outer.y, to: y, scale: scale),
      width: pixelDistance(from: x, to: maxX, scale: scale), height: pixelDistance(from: y, to: maxY, scale: scale))
  }
}
