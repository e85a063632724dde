import Geometry
import LayoutReports

extension SceneDrawing {
  /// Letters of the system font have their places. Those of another font are left to it, and the line is pulled to its measured width: where
  /// the reader does not have the font, the letters of the one that it takes instead could overlap at those places.
  mutating func draw(_ content: TextContent) {
    guard let clip = content.clip else { return drawLines(of: content) }
    guard clip.hasArea else { return }
    group(Group(clip: .rectangle(clip))) { $0.drawLines(of: content) }
  }

  private mutating func drawLines(of content: TextContent) {
    let font = Font(
      family: content.fontFamily, size: content.fontSize, weight: content.fontWeight, isItalic: content.isItalic)
    for line in content.lines where !line.text.isEmpty {
      text(
        TextRun(
          line.text, at: Point(x: line.x, y: line.baseline), width: line.width > 0 ? line.width : nil,
          offsets: content.fontFamily == nil ? line.offsets : nil, font: font, color: content.color))
    }
  }

  /// Draws a title of our own in the middle of `rect`, smaller where it would not fit.
  ///
  /// Returns without drawing where the text would be smaller than `minimumSize`, in points.
  mutating func drawTitle(
    _ title: String, in rect: Rect, font: Font, color: Color, minimumSize: Double = 6
  ) {
    guard !title.isEmpty, rect.hasArea else { return }
    var font = font
    let width = font.estimatedWidth(of: title)
    if width > rect.width { font.size *= rect.width / width }
    font.size = min(font.size, rect.height)
    guard font.size >= minimumSize else { return }
    // Capital letters of the system font are 0.705 of its size high; half of that below the middle centers them.
    let baseline = rect.center.y + font.size * 0.3525
    text(TextRun(title, at: Point(x: rect.center.x, y: baseline), anchor: .middle, font: font, color: color))
  }
}
