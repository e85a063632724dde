import ConsoleLogs
import Geometry
import LayoutReports

/// A contradiction as a picture: the items as bars along the axis, which runs as on the screen, and a dimension line for each
/// constraint, numbered as in the list; the broken one is dashed.
package struct ConflictPicture: Sendable {
  let drawing: ConflictDrawing

  /// Draws the items and constraints of `drawing`, whose extent in points is scaled to a fixed width.
  package init(_ drawing: ConflictDrawing) {
    self.drawing = drawing
  }

  // Points.
  static let margin = 16.0
  private static let length = 480.0
  private static let barHeight = 24.0
  static let lineHeight = 22.0
  static let labelFont = Font(size: 12)

  /// The picture as a complete SVG document that ends in a line feed; equal drawings give equal bytes.
  package func svg() -> String {
    SVGWriter(title: "Constraints that cannot be satisfied together").write(displayList())
  }

  func displayList() -> DisplayList { drawing.isHorizontal ? horizontalDisplayList() : verticalDisplayList() }

  private func horizontalDisplayList() -> DisplayList {
    let rows = Double(drawing.bars.count) * Self.barHeight + Double(drawing.lines.count) * Self.lineHeight
    let legend = drawing.lines.map { Self.labelFont.estimatedWidth(of: label($0)) }.max() ?? 0
    var list = DisplayList(
      size: Size(width: 3 * Self.margin + Self.length + legend, height: 3 * Self.margin + rows + Self.barHeight))
    list.commands.append(background(list.size))
    list.commands.append(text(axisText, x: Self.margin, y: 2 * Self.margin, Palette.gray))
    var y = 2 * Self.margin + Self.barHeight / 2
    for bar in drawing.bars {
      list.commands += commands(bar, y)
      y += Self.barHeight
    }
    y += Self.margin / 2
    for line in drawing.lines {
      list.commands += commands(line, y)
      y += Self.lineHeight
    }
    return list
  }

  private func commands(_ bar: ConflictDrawing.Bar, _ y: Double) -> [DisplayCommand] {
    let (start, end) = (x(bar.start), x(bar.end))
    let shape = Shape.rectangle(
      Rect(x: start, y: y, width: max(1, end - start), height: Self.barHeight - 4), cornerRadius: 3)
    return [
      .fill(shape, Palette.gray6), .stroke(shape, Stroke(Palette.gray)),
      text(bar.name, x: start + 4, y: y + 14, Palette.black),
    ]
  }

  private func commands(_ line: ConflictDrawing.Line, _ y: Double) -> [DisplayCommand] {
    let middle = y + Self.lineHeight / 2
    let (start, end) = (x(line.start), x(line.end))
    let ends = [start, end].map { Shape.polyline([Point(x: $0, y: middle - 5), Point(x: $0, y: middle + 5)]) }
    return [.stroke(.polyline([Point(x: start, y: middle), Point(x: end, y: middle)]), stroke(line))]
      + ends.map { .stroke($0, Stroke(color(line), width: 1.5)) }
      + [text(label(line), x: 2 * Self.margin + Self.length, y: middle + 4, color(line))]
  }

  private func label(_ line: ConflictDrawing.Line) -> String { "\(line.number). \(plainLabel(line))" }

  private func x(_ place: Double) -> Double { Self.margin + fraction(place) * Self.length }

  // MARK: For both axes

  var axisText: String {
    let axis = drawing.isHorizontal ? "left to right" : "top to bottom"
    return "\(axis), \(DecimalText.text(drawing.extent.lowerBound)) to "
      + "\(DecimalText.text(drawing.extent.upperBound)) points"
  }

  func background(_ size: Size) -> DisplayCommand {
    .fill(.rectangle(Rect(x: 0, y: 0, width: size.width, height: size.height)), Palette.white)
  }

  func plainLabel(_ line: ConflictDrawing.Line) -> String { line.label + (line.isBroken ? " (broken)" : "") }

  func color(_ line: ConflictDrawing.Line) -> Color { line.isBroken ? Palette.red : Palette.light.blue }

  func stroke(_ line: ConflictDrawing.Line) -> Stroke {
    Stroke(color(line), width: 1.5, dash: line.isBroken ? [4, 3] : [])
  }

  /// Of the extent, from 0 to 1.
  func fraction(_ place: Double) -> Double {
    let extent = drawing.extent
    return (place - extent.lowerBound) / (extent.upperBound - extent.lowerBound)
  }

  func text(_ text: String, x: Double, y: Double, _ color: Color) -> DisplayCommand {
    .text(TextRun(text, at: Point(x: x, y: y), font: Self.labelFont, color: color))
  }
}
