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
      let tint = image.isTemplate ? image.tint ?? palette.blue : nil
      if let caps = image.capInsets, let size = image.size, size != rect.size {
        return drawSlices(of: ImageRun(file: file, rect: rect, tint: tint), size, caps)
      }
      return list.commands.append(.image(ImageRun(file: file, rect: rect, tint: tint)))
    }
    if image.file == nil, image.isSymbol, let name = image.name, let symbol = Symbol(named: name) {
      return draw(symbol, image, in: rect)
    }
    drawBox(image, in: rect)
    if isCaptioned { drawCaption(image.name ?? "", in: rect) }
  }

  /// Draws the corners of an image in their own size, its edges pulled along one axis, and its middle along both.
  private mutating func drawSlices(of image: ImageRun, _ size: Size, _ caps: Insets) {
    for part in StretchedImage.parts(of: size, in: image.rect, caps: caps) {
      group(Group(clip: .rectangle(part.place))) {
        $0.list.commands.append(.image(ImageRun(file: image.file, rect: part.whole, tint: image.tint)))
      }
    }
  }

  /// A symbol keeps its proportions, unless its image is pulled to others.
  private mutating func draw(_ symbol: Symbol, _ image: ImageContent, in rect: Rect) {
    guard image.isMirrored else { return drawUpright(symbol, image, in: rect) }
    let turn = Group.Turn(right: Point(x: -1, y: 0), down: Point(x: 0, y: 1))
    group(Group(origin: Point(x: rect.maxX, y: rect.y), turn: turn)) {
      $0.drawUpright(symbol, image, in: Rect(x: 0, y: 0, width: rect.width, height: rect.height))
    }
  }

  private mutating func drawUpright(_ symbol: Symbol, _ image: ImageContent, in rect: Rect) {
    let tint = image.tint ?? palette.blue
    guard let size = image.size, size.width > 0, size.height > 0 else {
      return symbol.draw(in: rect, tint, with: &self)
    }
    let (across, down) = (rect.width / size.width, rect.height / size.height)
    guard abs(across - down) > 0.01 * down else { return symbol.draw(in: rect, tint, with: &self) }
    let turn = Group.Turn(right: Point(x: across, y: 0), down: Point(x: 0, y: down))
    group(Group(origin: Point(x: rect.x, y: rect.y), turn: turn)) {
      symbol.draw(in: Rect(x: 0, y: 0, width: size.width, height: size.height), tint, with: &$0)
    }
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
