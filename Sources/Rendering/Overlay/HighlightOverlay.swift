import Geometry
import LayoutReports

/// A solid red outline around views that something is said about.
struct HighlightOverlay {
  var scene: SceneReport
  /// The document's ids.
  var ids: [String]

  func draw(in drawing: inout SceneDrawing) {
    guard let root = scene.root else { return }
    let places = ViewPlaces(root: root)
    drawing.push(Group(origin: Point(x: root.frame.x, y: root.frame.y), label: "highlighted"))
    for rect in ids.compactMap({ places.rect(path: nil, id: $0) }) {
      drawing.fill(.rectangle(rect), Palette.red.withAlpha(0.08))
      drawing.stroke(.rectangle(rect), Stroke(Palette.red, width: 2))
    }
    drawing.pop()
  }
}
