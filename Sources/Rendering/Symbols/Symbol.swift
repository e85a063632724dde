import Geometry
import LayoutReports

/// A symbol of the system, drawn with the strokes of ``SymbolGlyphs``.
///
/// A name is a glyph's with endings: `.fill` fills it; `.circle`, `.square`, `.rectangle` and `.triangle` put a frame around it;
/// with `.circle.fill` the frame is filled and the glyph is left out of it; `.slash` strikes it out. Badges are left out.
struct Symbol {
  private let marks: [Substring]
  private let isFilled: Bool
  private let frame: Frame?
  private let isStruckOut: Bool
  /// Whether the glyph is so narrow that a narrow rectangle does not limit it: an arrow to a side.
  private let isNarrow: Bool

  private enum Frame: String {
    case circle, square, rectangle, triangle
  }

  /// Nil for a name that no glyph has: a neutral mark stands for it then.
  init?(named name: String) {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    if SymbolGlyphs.all[name] == nil, let badge = parts.firstIndex(of: "badge") { parts.removeSubrange(badge...) }
    var isFilled = false
    var isStruckOut = false
    var frame: Frame?
    while true {
      if let marks = SymbolGlyphs.all[parts.joined(separator: ".")] {
        self.marks = marks.split(separator: " ")
        self.isFilled = isFilled
        self.isStruckOut = isStruckOut
        isNarrow = frame == nil && ["right", "left", "forward", "backward"].contains { parts == ["chevron", $0] }
        self.frame = frame
        return
      }
      guard let last = parts.popLast(), !parts.isEmpty else { return nil }
      switch last {
      case "fill": isFilled = true
      case "slash": isStruckOut = true
      default:
        guard frame == nil, let ending = Frame(rawValue: String(last)) else { return nil }
        frame = ending
      }
    }
  }

  /// Draws the symbol as large as it fits into a rectangle, in its middle.
  func draw(in rect: Rect, _ color: Color, with drawing: inout SceneDrawing) {
    let side = isNarrow ? min(rect.width * 2.4, rect.height * 1.2) : min(rect.width, rect.height)
    guard side > 0 else { return }
    let place = Place(origin: Point(x: rect.center.x - side / 2, y: rect.center.y - side / 2), scale: side / 24)
    guard let frame else { return draw(at: place, color, isFilled: isFilled, &drawing) }
    let shape: Shape =
      switch frame {
      case .circle: .ellipse(place.rect(1, 1, 22, 22))
      case .square: .rectangle(place.rect(2, 2, 20, 20), cornerRadius: 4 * place.scale)
      case .rectangle: .rectangle(place.rect(0.5, 4, 23, 16), cornerRadius: 3 * place.scale)
      case .triangle: .polygon([place.point(12, 2), place.point(23, 21), place.point(1, 21)])
      }
    // A triangle has its room lower.
    let (x, y, part) = frame == .triangle ? (6.5, 8.5, 11.0) : (5.5, 5.5, 13.0)
    let inner = Place(origin: place.point(x, y), scale: place.scale * part / 24)
    if isFilled {
      drawing.fill(shape, color)
      draw(at: inner, Palette.white, isFilled: false, &drawing)
    } else {
      drawing.stroke(shape, Stroke(color, width: place.lineWidth))
      draw(at: inner, color, isFilled: false, &drawing)
    }
  }

  /// The grid of the glyphs in the picture.
  private struct Place {
    var origin: Point
    var scale: Double

    var lineWidth: Double { 1.9 * scale }
    func point(_ x: Double, _ y: Double) -> Point { Point(x: origin.x + x * scale, y: origin.y + y * scale) }
    func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
      Rect(x: origin.x + x * scale, y: origin.y + y * scale, width: width * scale, height: height * scale)
    }
  }

  private func draw(at place: Place, _ color: Color, isFilled: Bool, _ drawing: inout SceneDrawing) {
    // A frame makes the glyph smaller, but its lines stay visible.
    var stroke = Stroke(color, width: max(place.lineWidth, 1.2), cap: .round)
    func pair(_ text: Substring) -> (Double, Double) {
      let numbers = text.split(separator: ",").compactMap { Double($0) }
      return (numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 0)
    }
    var index = 0
    while index < marks.count {
      let mark = marks[index]
      var end = index + 1
      while end < marks.count, marks[end].first.map({ !$0.isLetter }) ?? false { end += 1 }
      let values = marks[index + 1..<end].map(pair)
      index = end
      let points = values.map { place.point($0.0, $0.1) }
      switch mark {
      case "l": drawing.stroke(.polyline(points), stroke)
      case "k": stroke.width = max((values.first?.0 ?? 0) * place.scale, 1.2)
      case "u": drawing.stroke(.polyline(points), Stroke(Palette.white, width: stroke.width, cap: .round))
      case "v": drawing.fill(.polygon(points), Palette.white)
      case "p", "f":
        if mark == "f" || isFilled {
          drawing.fill(.polygon(points), color)
        } else {
          drawing.stroke(.polygon(points), stroke)
        }
      case "w":
        guard values.count == 2 else { continue }
        let (center, radius) = (values[0], values[1].0)
        drawing.fill(.ellipse(place.rect(center.0 - radius, center.1 - radius, 2 * radius, 2 * radius)), Palette.white)
      case "c", "d":
        guard values.count == 2 else { continue }
        let (center, radius) = (values[0], values[1].0)
        let circle = Shape.ellipse(place.rect(center.0 - radius, center.1 - radius, 2 * radius, 2 * radius))
        if mark == "d" || isFilled { drawing.fill(circle, color) } else { drawing.stroke(circle, stroke) }
      case "r", "b":
        guard values.count == 3 else { continue }
        let rect = place.rect(values[0].0, values[0].1, values[1].0, values[1].1)
        let shape = Shape.rectangle(rect, cornerRadius: values[2].0 * place.scale)
        if mark == "b" || isFilled { drawing.fill(shape, color) } else { drawing.stroke(shape, stroke) }
      case "a":
        guard values.count == 4 else { continue }
        let (center, radius) = (values[0], values[1].0)
        let arc = (Int(values[2].0)...max(Int(values[2].0), Int(values[3].0))).map { step in
          let direction = Self.directions[step % 24]
          return place.point(center.0 + radius * direction.x, center.1 + radius * direction.y)
        }
        drawing.stroke(.polyline(arc), stroke)
      default: break
      }
    }
    if isStruckOut { drawing.stroke(.polyline([place.point(3, 3), place.point(21, 21)]), stroke) }
  }

  /// Every 15 degrees clockwise from twelve o'clock, written out: the C library's last bit differs between machines.
  private static let directions: [Point] = {
    let quarter: [(Double, Double)] = [
      (0, -1), (0.25881904510252074, -0.9659258262890683), (0.5, -0.8660254037844386),
      (0.7071067811865476, -0.7071067811865476), (0.8660254037844386, -0.5), (0.9659258262890683, -0.25881904510252074),
    ]
    var all: [Point] = []
    for turn in 0..<4 {
      for (x, y) in quarter {
        switch turn {
        case 0: all.append(Point(x: x, y: y))
        case 1: all.append(Point(x: -y, y: x))
        case 2: all.append(Point(x: -x, y: -y))
        default: all.append(Point(x: y, y: -x))
        }
      }
    }
    return all
  }()
}
