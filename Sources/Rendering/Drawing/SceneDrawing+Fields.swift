import Geometry
import LayoutReports

extension SceneDrawing {
  /// The selected segment is a white plate 2 inside; a line divides neighbors of which neither is selected.
  mutating func drawSegments(_ titles: [String], selected: Int?, plate: Color?, in bounds: Rect) {
    fill(.rectangle(bounds, cornerRadius: 8), palette.tertiaryFill)
    let width = bounds.width / Double(max(1, titles.count))
    for (index, title) in titles.enumerated() {
      let segment = Rect(x: bounds.x + Double(index) * width, y: bounds.y, width: width, height: bounds.height)
      let isSelected = index == selected
      if isSelected {
        drawPlate(segment.inset(2), plate ?? palette.plate)
      } else if index > 0, index - 1 != selected {
        line(
          Point(x: segment.x, y: segment.y + 8), Point(x: segment.x, y: segment.maxY - 8),
          Stroke(palette.separator, width: 1))
      }
      drawTitle(
        title, in: segment.inset(4), font: Font(size: 13, weight: isSelected ? 600 : 500), color: palette.ink)
    }
  }

  private mutating func drawPlate(_ rect: Rect, _ color: Color) {
    let below = Rect(x: rect.x, y: rect.y + 1, width: rect.width, height: rect.height)
    fill(.rectangle(below, cornerRadius: 7), Palette.shadow)
    fill(.rectangle(rect, cornerRadius: 7), color)
    stroke(.rectangle(rect.inset(0.25), cornerRadius: 7), Stroke(Palette.shadow, width: 0.5))
  }

  mutating func drawStepper(in bounds: Rect) {
    fill(.rectangle(bounds, cornerRadius: 8), palette.tertiaryFill)
    let (y, middle) = (bounds.center.y, bounds.center.x)
    line(Point(x: middle, y: bounds.y + 7), Point(x: middle, y: bounds.maxY - 7), Stroke(palette.separator, width: 1))
    let ink = Stroke(palette.ink, width: 2, cap: .round)
    let (minus, plus) = (bounds.x + bounds.width / 4, bounds.x + bounds.width * 3 / 4)
    line(Point(x: minus - 6.5, y: y), Point(x: minus + 6.5, y: y), ink)
    line(Point(x: plus - 6.5, y: y), Point(x: plus + 6.5, y: y), ink)
    line(Point(x: plus, y: y - 6.5), Point(x: plus, y: y + 6.5), ink)
  }

  mutating func drawTextField(_ border: ControlContent.TextFieldBorder, in bounds: Rect) {
    switch border {
    case .none: break
    case .line:
      stroke(.rectangle(bounds.inset(0.5)), Stroke(palette.ink, width: 1))
    case .bezel:
      fill(.rectangle(bounds), palette.field)
      stroke(.rectangle(bounds.inset(0.5)), Stroke(Palette.gray, width: 1))
    case .roundedRect:
      fill(.rectangle(bounds, cornerRadius: 5), palette.field)
      stroke(.rectangle(bounds.inset(0.25), cornerRadius: 5), Stroke(palette.fieldBorder, width: 0.5))
    }
  }

  /// A field of 36 in the middle, 8 from the sides, with a magnifying glass where reading begins. Its handle is at the lower right in
  /// any case.
  mutating func drawSearchBar(_ text: String, isRightToLeft: Bool, in bounds: Rect) {
    let field = Rect(
      x: bounds.x + min(8, bounds.width / 2), y: bounds.center.y - min(36, bounds.height) / 2,
      width: max(0, bounds.width - 16), height: min(36, bounds.height))
    fill(.rectangle(field, cornerRadius: 10), palette.tertiaryFill)
    let ink = Stroke(Palette.gray, width: 1.6, cap: .round)
    // Lens and handle are from 9.5 to 23.5 points from the edge.
    let middle = isRightToLeft ? field.maxX - 18 : field.x + 15
    let lens = Rect(center: Point(x: middle, y: field.center.y - 1.5), size: Size(width: 11, height: 11))
    stroke(.ellipse(lens), ink)
    line(Point(x: lens.maxX - 1.5, y: lens.maxY - 1.5), Point(x: lens.maxX + 3, y: lens.maxY + 3), ink)
    guard !text.isEmpty else { return }
    let font = Font(size: 17)
    let start = isRightToLeft ? field.maxX - 30 - font.estimatedWidth(of: text) : field.x + 30
    self.text(TextRun(text, at: Point(x: start, y: field.center.y + 6), font: font, color: Palette.gray))
  }

  /// The band around the selected rows, 32 high.
  mutating func drawPicker(in bounds: Rect) {
    let band = bounds.inset(9, 0).centered(Size(width: bounds.width, height: 32))
    fill(.rectangle(band, cornerRadius: wheelCorner), Palette.rgb(116, 116, 128, 0.08))
  }
}
