import Inspection

/// Both modules that rules read have geometry of their own; rules speak of places on a screen.
public typealias Rect = Inspection.Rect

extension Rect {
  /// The rectangle in the coordinates of the one around its superview.
  func moved(into outer: Rect?, boundsOrigin: Point = .zero) -> Rect {
    guard let outer else { return self }
    return Rect(x: x + outer.x - boundsOrigin.x, y: y + outer.y - boundsOrigin.y, width: width, height: height)
  }

  var maxX: Double { x + width }
  var maxY: Double { y + height }

  /// Nil where nothing is shared.
  func intersection(_ other: Rect) -> Rect? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    return right > left && bottom > top ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }
}
