import Geometry
import LayoutReports

/// Rectangles and lines that no view draws.
///
/// | drawn | meaning |
/// |---|---|
/// | violet line with its name | safe area |
/// | dashed blue line with its name | margins of the root |
/// | dashed green line with its name | readable width |
/// | fine blue line | alignment rectangle of a view whose frame is another |
/// | fine pink line | first or last baseline |
/// | dashed gray line with a size | content of a view that has a size for itself |
struct GuideOverlay {
  var scene: SceneReport
  var options: RenderingOptions

  private static let violet = Palette.rgb(175, 82, 222)
  private static let green = Palette.rgb(52, 199, 89)
  private static let pink = Palette.rgb(255, 45, 85)

  func draw(in drawing: inout SceneDrawing) {
    let marks = scene.marks.filter { $0.kind.option.map(options.contains) ?? false }
    guard let root = scene.root, !marks.isEmpty else { return }
    drawing.push(Group(origin: Point(x: root.frame.x, y: root.frame.y), label: "guides"))
    for mark in marks { draw(mark, in: &drawing) }
    drawSizes(of: marks.filter { $0.kind == .contentSize }, over: root, in: &drawing)
    drawing.pop()
  }

  /// The sizes stand where nothing else is written, if there is such a place.
  private func drawSizes(of marks: [LayoutMark], over root: ViewReport, in drawing: inout SceneDrawing) {
    let font = Font(size: 8, weight: 500)
    func fromCorner(_ rect: Rect) -> Rect {
      Rect(x: rect.x - root.frame.x, y: rect.y - root.frame.y, width: rect.width, height: rect.height)
    }
    let screen = Rect(x: 2, y: 2, width: scene.size.width - 4, height: scene.size.height - 4)
    let status = scene.chrome?.statusBarPlaces ?? []
    var places = FreePlaces(screen: fromCorner(screen), root: root, reserved: status.map(fromCorner))
    for mark in marks {
      let words = "\(short: mark.rect.width) × \(short: mark.rect.height)"
      let place = places.take(Size(width: font.estimatedWidth(of: words), height: font.size), beside: mark.rect)
      // Figures reach down to the baseline, which is the lower edge of their place.
      let point = Point(x: place.center.x, y: place.maxY - 1)
      drawing.text(TextRun(words, at: point, anchor: .middle, font: font, color: Palette.gray))
    }
  }

  private func draw(_ mark: LayoutMark, in drawing: inout SceneDrawing) {
    switch mark.kind {
    case .safeArea: draw(mark.rect, Stroke(Self.violet, width: 1.5), "safe area", at: 1, in: &drawing)
    case .margins: draw(mark.rect, Stroke(Palette.light.blue, width: 1, dash: [6, 3]), "margins", at: 0, in: &drawing)
    case .readableWidth:
      draw(mark.rect, Stroke(Self.green, width: 1, dash: [2, 3]), "readable width", at: 0.5, in: &drawing)
    case .alignment: drawing.stroke(.rectangle(mark.rect), Stroke(Palette.light.blue, width: 0.5))
    case .firstBaseline, .lastBaseline:
      let (start, end) = (Point(x: mark.rect.x, y: mark.rect.y), Point(x: mark.rect.maxX, y: mark.rect.y))
      drawing.line(start, end, Stroke(Self.pink, width: 0.5))
    case .contentSize:
      drawing.stroke(.rectangle(mark.rect), Stroke(Palette.gray, width: 0.75, dash: [3, 2]))
    case .scrollableContent, .misplaced: break
    }
  }

  /// The words stand inside the lower edge, where few views have anything.
  ///
  /// - Parameter share: of the edge that is at the left of the words; one for each guide keeps words of guides that coincide apart.
  private func draw(
    _ rect: Rect, _ stroke: Stroke, _ words: String, at share: Double, in drawing: inout SceneDrawing
  ) {
    drawing.stroke(.rectangle(rect), stroke)
    let font = Font(size: 8, weight: 500)
    let width = font.estimatedWidth(of: words)
    let place = Point(x: rect.x + 3 + width / 2 + share * (rect.width - width - 6), y: rect.maxY - 3)
    drawing.text(TextRun(words, at: place, anchor: .middle, font: font, color: stroke.color))
  }
}

extension LayoutMark.Kind {
  /// The option that shows marks of the kind; nil for what another overlay draws, or nothing.
  fileprivate var option: RenderingOptions? {
    switch self {
    case .safeArea: .safeArea
    case .margins: .margins
    case .readableWidth: .readableWidth
    case .alignment: .alignmentRectangles
    case .firstBaseline, .lastBaseline: .baselines
    case .contentSize: .contentSizes
    case .scrollableContent, .misplaced: nil
    }
  }
}
