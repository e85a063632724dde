import Geometry
import LayoutReports

/// Constraints and ambiguous views over a scene, in the manner of Xcode's canvas.
///
/// | drawn | meaning |
/// |---|---|
/// | blue line with end bars | a required constraint that holds |
/// | dashed blue line | an optional constraint that holds |
/// | pale dashed blue line | an optional constraint that gave way, as it may |
/// | red line | a constraint that was broken, or that is required and does not hold |
/// | dashed orange outline | a view whose frame is ambiguous |
struct ConstraintOverlay {
  var scene: SceneReport

  func draw(in drawing: inout SceneDrawing) {
    guard let root = scene.root else { return }
    // Segments are in the root's coordinates; the root may be elsewhere than at the screen's corner.
    drawing.push(Group(origin: Point(x: root.frame.x, y: root.frame.y), label: "constraints"))
    drawAmbiguities(of: root, in: &drawing)
    // What is wrong is drawn last, so that nothing hides it.
    for style in [ConstraintStyle.yielded, .optional, .required, .failed] {
      for constraint in scene.constraints where ConstraintStyle(constraint) == style {
        constraint.draw(style, in: &drawing)
      }
    }
    drawing.pop()
  }

  private func drawAmbiguities(of root: ViewReport, in drawing: inout SceneDrawing) {
    guard !scene.ambiguities.isEmpty else { return }
    let places = ViewPlaces(root: root)
    var outlined: Set<Rect> = []
    for ambiguity in scene.ambiguities {
      guard let rect = places.rect(path: ambiguity.view, id: ambiguity.viewID) else { continue }
      if outlined.insert(rect).inserted { drawOutline(rect, in: &drawing) }
    }
  }

  private func drawOutline(_ rect: Rect, in drawing: inout SceneDrawing) {
    // An ambiguous view is often empty: a cross marks the place where no outline can be seen.
    if !rect.hasArea {
      let stroke = Stroke(Palette.orange, width: 2)
      drawing.line(Point(x: rect.x - 5, y: rect.y), Point(x: rect.x + 5, y: rect.y), stroke)
      drawing.line(Point(x: rect.x, y: rect.y - 5), Point(x: rect.x, y: rect.y + 5), stroke)
    }
    drawing.fill(.rectangle(rect), Palette.orange.withAlpha(0.08))
    drawing.stroke(.rectangle(rect), Stroke(Palette.orange, width: 2, dash: [6, 4]))
  }
}

enum ConstraintStyle: Hashable {
  case required
  case optional
  case yielded
  case failed

  init(_ constraint: ConstraintReport) {
    let isRequired = constraint.priority >= 1000
    if constraint.isBroken || (isRequired && !constraint.isSatisfied) {
      self = .failed
    } else if !constraint.isSatisfied {
      self = .yielded
    } else {
      self = isRequired ? .required : .optional
    }
  }

  var color: Color {
    switch self {
    case .required, .optional: Palette.light.blue
    case .yielded: Palette.light.blue.withAlpha(0.35)
    case .failed: Palette.red
    }
  }

  var dash: [Double] {
    switch self {
    case .required, .failed: []
    case .optional, .yielded: [4, 3]
    }
  }
}
