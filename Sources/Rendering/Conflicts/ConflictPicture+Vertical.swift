import ConsoleLogs
import Geometry

/// What clashes from top to bottom: a column for each item and each constraint, with a letter or a number above it, and a list of
/// what they mean at the right.
extension ConflictPicture {
  // Points.
  private static let columnWidth = 34.0
  private static let height = 360.0
  /// Below the line about the axis and the letters.
  private static let top = 64.0

  func verticalDisplayList() -> DisplayList {
    let legend =
      zip(drawing.barMarks, drawing.bars).map { (mark: $0, text: $1.name, color: Palette.black) }
      + drawing.lines.map { (mark: "\($0.number)", text: plainLabel($0), color: color($0)) }
    let columns = Double(legend.count) * Self.columnWidth
    let texts = legend.map { Self.labelFont.estimatedWidth(of: $0.text) }.max() ?? 0
    let rows = Self.top + Double(legend.count) * Self.lineHeight
    var list = DisplayList(
      size: Size(
        width: max(3 * Self.margin + columns + Self.columnWidth + texts, 300),
        height: max(Self.top + Self.height, rows) + Self.margin))
    list.commands.append(background(list.size))
    list.commands.append(text(axisText, x: Self.margin, y: 2 * Self.margin, Palette.gray))
    for (index, entry) in legend.enumerated() {
      let x = Self.margin + Double(index) * Self.columnWidth
      list.commands.append(text(entry.mark, x: x + Self.columnWidth / 2 - 4, y: Self.top - 8, entry.color))
      list.commands +=
        index < drawing.bars.count
        ? column(drawing.bars[index], x) : column(drawing.lines[index - drawing.bars.count], x)
      let y = Self.top + Double(index) * Self.lineHeight + Self.lineHeight / 2
      list.commands.append(text(entry.mark, x: 2 * Self.margin + columns, y: y, entry.color))
      list.commands.append(
        text(entry.text, x: 2 * Self.margin + columns + Self.columnWidth, y: y, entry.color))
    }
    return list
  }

  private func column(_ bar: ConflictDrawing.Bar, _ x: Double) -> [DisplayCommand] {
    let (start, end) = (y(bar.start), y(bar.end))
    let shape = Shape.rectangle(
      Rect(x: x + 2, y: start, width: Self.columnWidth - 4, height: max(1, end - start)), cornerRadius: 3)
    return [.fill(shape, Palette.gray6), .stroke(shape, Stroke(Palette.gray))]
  }

  private func column(_ line: ConflictDrawing.Line, _ x: Double) -> [DisplayCommand] {
    let (middle, start, end) = (x + Self.columnWidth / 2, y(line.start), y(line.end))
    let ends = [start, end].map { Shape.polyline([Point(x: middle - 5, y: $0), Point(x: middle + 5, y: $0)]) }
    return [.stroke(.polyline([Point(x: middle, y: start), Point(x: middle, y: end)]), stroke(line))]
      + ends.map { .stroke($0, Stroke(color(line), width: 1.5)) }
  }

  private func y(_ place: Double) -> Double { Self.top + fraction(place) * Self.height }
}
