import Geometry
import LayoutReports

extension ConstraintReport {
  func draw(_ style: ConstraintStyle, in drawing: inout SceneDrawing) {
    for segment in segments {
      drawing.line(segment.from, segment.to, Stroke(style.color, width: 1.5, dash: style.dash))
      if kind != .center, kind != .baseline { drawEndBars(of: segment, style, in: &drawing) }
    }
    if let badge, let segment = segments.first { drawBadge(badge, on: segment, style, in: &drawing) }
  }

  /// Bars of 6 points across both ends; one is enough where the ends meet.
  private func drawEndBars(of segment: Segment, _ style: ConstraintStyle, in drawing: inout SceneDrawing) {
    let isHorizontal = segment.isHorizontal
    for end in segment.from == segment.to ? [segment.from] : [segment.from, segment.to] {
      let (dx, dy) = isHorizontal ? (0.0, 3.0) : (3.0, 0.0)
      drawing.line(
        Point(x: end.x - dx, y: end.y - dy), Point(x: end.x + dx, y: end.y + dy), Stroke(style.color, width: 1.5))
    }
  }

  /// What the canvas writes on the line: the constant, `=` for sizes made equal, nothing where 0 says nothing.
  private var badge: String? {
    switch kind {
    case .size: secondItem == nil ? DecimalText.text(constant) : "="
    case .edge, .center, .baseline: constant == 0 ? nil : DecimalText.text(constant)
    case .aspect: nil
    }
  }

  /// On the line where it is long enough, else beside it, so that the line stays visible.
  private func drawBadge(
    _ badge: String, on segment: Segment, _ style: ConstraintStyle, in drawing: inout SceneDrawing
  ) {
    let font = Font(size: 9, weight: 600)
    let size = Size(width: font.estimatedWidth(of: badge) + 6, height: 12)
    var center = segment.middle
    if segment.isHorizontal {
      if segment.length < size.width + 10 { center.y -= size.height / 2 + 4 }
    } else if segment.length < size.height + 10 {
      center.x += size.width / 2 + 4
    }
    let plate = Rect(center: center, size: size)
    drawing.fill(.rectangle(plate, cornerRadius: 3), Palette.white.withAlpha(0.92))
    drawing.stroke(.rectangle(plate, cornerRadius: 3), Stroke(style.color, width: 0.75))
    drawing.drawTitle(badge, in: plate, font: font, color: style.color.withAlpha(1))
  }
}

extension Segment {
  /// Whether the line goes across rather than down; a single point counts as across.
  var isHorizontal: Bool { abs(to.x - from.x) >= abs(to.y - from.y) }
  var length: Double { max(abs(to.x - from.x), abs(to.y - from.y)) }
  var middle: Point { Point(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2) }
}
