import Geometry
import LayoutReports

extension ConstraintReport {
  func drawLines(_ style: ConstraintStyle, in drawing: inout SceneDrawing) {
    for segment in segments {
      drawing.line(segment.from, segment.to, Stroke(style.color, width: 1.5, dash: style.dash))
      if kind != .center, kind != .baseline, !isAlignment { drawEndBars(of: segment, style, in: &drawing) }
    }
  }

  /// Whether the line runs along edges that lie on each other, rather than from one to the other: it measures nothing.
  private var isAlignment: Bool { kind == .edge && constant == 0 && multiplier == 1 && given == nil }

  /// Bars of 6 points across both ends; one is enough where the ends meet.
  private func drawEndBars(of segment: Segment, _ style: ConstraintStyle, in drawing: inout SceneDrawing) {
    let isHorizontal = segment.isHorizontal
    for end in segment.from == segment.to ? [segment.from] : [segment.from, segment.to] {
      let (dx, dy) = isHorizontal ? (0.0, 3.0) : (3.0, 0.0)
      drawing.line(
        Point(x: end.x - dx, y: end.y - dy), Point(x: end.x + dx, y: end.y + dy), Stroke(style.color, width: 1.5))
    }
  }

  /// What the canvas writes on the line: the constant, `≥` or `≤` before it, `=` for sizes made equal, the ratio, nothing where 0 says
  /// nothing; with the length that the layout gives where that is another, and the priority of what is optional.
  var badge: String? {
    let priority = priority < 1000 ? "@\(DecimalText.text(self.priority))" : nil
    let parts = [lengths, priority].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private var lengths: String? {
    // What is optional may give way: its length is no news.
    if let given, !isSatisfied, isBroken || priority >= 1000 {
      return
        "\(wanted ?? DecimalText.short(constant)) is \(kind == .aspect ? ratio(offBy: given) : DecimalText.short(given))"
    }
    return wanted
  }

  private var wanted: String? {
    guard let sign else { return wantedLength }
    return [sign, wantedLength ?? DecimalText.short(constant)].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Of an inequality.
  private var sign: String? {
    switch relation {
    case .lessThanOrEqual: "≤"
    case .equal: nil
    case .greaterThanOrEqual: "≥"
    }
  }

  /// nil for what an equation need not say, empty for what the sign alone says.
  private var wantedLength: String? {
    switch kind {
    case .size:
      guard secondItem != nil else { return DecimalText.short(constant) }
      let factor = multiplier == 1 ? nil : "× \(DecimalText.short(multiplier))"
      let offset = constant == 0 ? nil : (constant > 0 ? "+ " : "− ") + DecimalText.short(abs(constant))
      return [factor ?? (sign == nil ? "=" : nil), offset].compactMap { $0 }.joined(separator: " ")
    case .edge, .center, .baseline: return constant == 0 ? nil : DecimalText.short(constant)
    case .aspect: return Self.ratio(multiplier)
    }
  }

  /// The ratio of a view whose side is by so much longer than the constraint asks for, by the line along that side.
  private func ratio(offBy given: Double) -> String {
    guard let side = segments.first?.length, multiplier != 0 else { return "?" }
    let other = (side - given) / multiplier
    return other == 0 ? "?" : Self.ratio(side / other)
  }

  /// In small whole numbers where there are such.
  private static func ratio(_ value: Double) -> String {
    for divisor in 1...20 {
      let number = value * Double(divisor)
      if abs(number - number.rounded()) < 0.001, number < 1000 {
        return "\(DecimalText.text(number.rounded())):\(divisor)"
      }
    }
    return "\(DecimalText.short(value)):1"
  }

  private static let badgeFont = Font(size: 9, weight: 600)

  static func badgeSize(_ badge: String) -> Size { Size(width: badgeFont.estimatedWidth(of: badge) + 6, height: 12) }

  /// A plate that hides the lines below it.
  static func drawBadge(_ badge: String, on plate: Rect, _ color: Color, in drawing: inout SceneDrawing) {
    drawing.fill(.rectangle(plate, cornerRadius: 3), Palette.white)
    drawing.stroke(.rectangle(plate, cornerRadius: 3), Stroke(color, width: 0.75))
    drawing.drawTitle(badge, in: plate, font: badgeFont, color: color.withAlpha(1))
  }
}

extension Segment {
  /// Whether the line goes across rather than down; a single point counts as across.
  var isHorizontal: Bool { abs(to.x - from.x) >= abs(to.y - from.y) }
  var length: Double { max(abs(to.x - from.x), abs(to.y - from.y)) }
  var middle: Point { Point(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2) }
}
