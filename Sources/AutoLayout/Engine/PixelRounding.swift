/// Rounds a coordinate to the nearest pixel edge of a screen with `scale` pixels per point, halves upwards.
///
/// Edges are rounded, not sizes, so that neighbours neither gap nor overlap and equal widths may differ by a pixel
/// (375 / 2 is 187.5 on a 2x screen; thirds of 491 at 3x are 163.667 and 163.333).
@inlinable
public func roundedToPixel(_ value: Double, scale: Double) -> Double {
  // A value that is a pixel but for the noise of the arithmetic must not fall to the pixel below.
  ((value * scale + 0.5 + 1e-6).rounded(.down)) / scale
}

extension Rect {
  /// The rectangle whose four edges are those of `self`, each rounded to the nearest pixel.
  public func roundedToPixels(scale: Double) -> Rect {
    let left = roundedToPixel(x, scale: scale)
    let top = roundedToPixel(y, scale: scale)
    let right = roundedToPixel(maxX, scale: scale)
    let bottom = roundedToPixel(maxY, scale: scale)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
