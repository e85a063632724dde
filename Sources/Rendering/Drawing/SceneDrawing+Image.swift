import Geometry
import LayoutReports

extension SceneDrawing {
  /// The image of a file where a picture can show it, the strokes of a symbol where its name is known, else a pale box with its
  /// diagonals and its name, as in a wireframe.
  ///
  /// - Parameter isCaptioned: whether such a box has the name; one under or beside a text has none.
  mutating func draw(_ image: ImageContent, in bounds: Rect, isCaptioned: Bool = true) {
    let rect = image.size.map { ContentMode.place($0, in: bounds, mode: image.contentMode) } ?? bounds
    guard rect.hasArea else { return }
    if let file = image.file, images?.canShow(file) ?? file.canBeShown {
      return list.commands.append(
        .image(ImageRun(file: file, rect: rect, tint: image.isTemplate ? image.tint ?? palette.blue : nil)))
    }
    if image.file == nil, let name = image.name, let symbol = Symbol(named: name) {
      return symbol.draw(in: rect, image.tint ?? palette.blue, with: &self)
    }
    drawBox(image, in: rect)
    if isCaptioned { drawCaption(image.name ?? "", in: rect) }
  }

  private mutating func drawBox(_ image: ImageContent, in rect: Rect) {
    let ink = image.tint ?? Palette.gray
    fill(.rectangle(rect), palette.box)
    let diagonal = Stroke(ink.withAlpha(0.3 * ink.alpha), width: 1)
    line(Point(x: rect.x, y: rect.y), Point(x: rect.maxX, y: rect.maxY), diagonal)
    line(Point(x: rect.maxX, y: rect.y), Point(x: rect.x, y: rect.maxY), diagonal)
    stroke(.rectangle(rect.inset(0.5)), Stroke(ink.withAlpha(0.35 * ink.alpha), width: 1))
  }

  /// The name on a plate that keeps it readable over the diagonals.
  private mutating func drawCaption(_ name: String, in rect: Rect) {
    let font = Font(size: 11, weight: 500)
    let plate = rect.inset(6).centered(Size(width: font.estimatedWidth(of: name) + 12, height: 18))
    guard !name.isEmpty, plate.height >= 12, plate.width >= 24 else { return }
    fill(.rectangle(plate, cornerRadius: 5), palette.box)
    drawTitle(name, in: plate.inset(4, 2), font: font, color: palette.boxInk)
  }
}
