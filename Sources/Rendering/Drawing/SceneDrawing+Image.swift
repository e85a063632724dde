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
    let (rect, columns, rows) = (
      image.rect, Slice.slices(of: size.width, in: image.rect.width, caps.left, caps.right),
      Slice.slices(of: size.height, in: image.rect.height, caps.top, caps.bottom)
    )
    for row in rows {
      for column in columns {
        let place = Rect(x: rect.x + column.start, y: rect.y + row.start, width: column.length, height: row.length)
        let whole = Rect(
          x: place.x - column.from * column.factor, y: place.y - row.from * row.factor,
          width: size.width * column.factor, height: size.height * row.factor)
        group(Group(clip: .rectangle(place))) {
          $0.list.commands.append(.image(ImageRun(file: image.file, rect: whole, tint: image.tint)))
        }
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

/// A part of an image along one axis, and where it is drawn.
private struct Slice {
  /// Where the part begins in the image; points.
  var from: Double
  /// Where it begins in the rectangle.
  var start: Double
  /// How long it is there.
  var length: Double
  /// How much longer that is than the part.
  var factor: Double

  /// The two ends, which keep their length where there is room for them, and what is between them.
  static func slices(of length: Double, in room: Double, _ first: Double, _ last: Double) -> [Slice] {
    let (first, last) = (min(max(0, first), length), min(max(0, last), length - min(max(0, first), length)))
    let scale = first + last > room ? room / (first + last) : 1
    let (begin, end) = (first * scale, last * scale)
    let middle = length - first - last
    return [
      Slice(from: 0, start: 0, length: begin, factor: scale),
      Slice(
        from: first, start: begin, length: room - begin - end, factor: middle > 0 ? (room - begin - end) / middle : 0),
      Slice(from: length - last, start: room - end, length: end, factor: scale),
    ].filter { $0.length > 0 && $0.factor > 0 }
  }
}
