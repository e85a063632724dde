import Geometry
import LayoutReports

/// An outline that can be filled, stroked or cut along.
package enum Shape: Hashable, Sendable {
  /// A radius larger than half the shorter side counts as half the shorter side.
  case rectangle(Rect, cornerRadius: Double = 0)
  /// The ellipse that touches the middle of each of the rectangle's sides; a square gives a circle.
  case ellipse(Rect)
  /// A line through the points, not closed.
  case polyline([Point])
  /// An area between the points, of which the last is joined to the first.
  case polygon([Point])
  /// An area or a line of lines and curves.
  case path(VectorPath, usesEvenOddRule: Bool = false)
}

/// How an outline is drawn: the line's middle follows the outline.
package struct Stroke: Hashable, Sendable {
  /// The line's color; an alpha below 1 lets what is beneath show through.
  package var color: Color
  /// In points.
  package var width: Double
  /// Lengths of dash and gap in points, by turns; empty draws an unbroken line.
  package var dash: [Double]
  /// Straight at the last point, or half a circle around it.
  package var cap: Cap

  /// The form of a line's ends, and of the ends of each dash.
  package enum Cap: Hashable, Sendable {
    /// The line ends at its last point, with a straight edge across it.
    case butt
    /// Half a circle extends the line beyond its last point by half of its width.
    case round
  }

  /// By default the line is one point wide, unbroken, and ends at its last point.
  package init(_ color: Color, width: Double = 1, dash: [Double] = [], cap: Cap = .butt) {
    self.color = color
    self.width = width
    self.dash = dash
    self.cap = cap
  }
}

extension Rect {
  var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// Whether there is an area to paint; false for NaN.
  var hasArea: Bool { width > 0 && height > 0 }

  /// The rectangle without a margin on each side, never smaller than nothing.
  func inset(_ horizontal: Double, _ vertical: Double) -> Rect {
    Rect(
      x: x + min(horizontal, width / 2), y: y + min(vertical, height / 2), width: max(0, width - 2 * horizontal),
      height: max(0, height - 2 * vertical))
  }

  func inset(_ margin: Double) -> Rect { inset(margin, margin) }

  /// A rectangle of at most `size` in the middle.
  func centered(_ size: Size) -> Rect {
    let (w, h) = (min(size.width, width), min(size.height, height))
    return Rect(x: center.x - w / 2, y: center.y - h / 2, width: w, height: h)
  }

  init(center: Point, size: Size) {
    self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
}
