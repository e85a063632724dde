import Geometry
import LayoutReports

/// Constraints and ambiguous views over a scene, in the manner of Xcode's canvas.
///
/// | drawn | meaning |
/// |---|---|
/// | blue line with end bars | a required constraint that holds |
/// | dashed blue line | an optional constraint that holds |
/// | pale dashed blue line | an optional constraint that gave way, as it may |
/// | red line | a constraint of a conflict, or one that is required and does not hold |
/// | number with another after `is` | the length that is wanted, and the one that the layout gives |
/// | dashed orange outline | where an ambiguous or a misplaced view is laid out |
/// | orange outline | where the document draws a view that is misplaced |
struct ConstraintOverlay {
  var scene: SceneReport

  func draw(in drawing: inout SceneDrawing) {
    guard let root = scene.root else { return }
    // Segments are in the root's coordinates; the root may be elsewhere than at the screen's corner.
    drawing.push(Group(origin: Point(x: root.frame.x, y: root.frame.y), label: "constraints"))
    drawMisplaced(in: root, in: &drawing)
    drawAmbiguities(of: root, in: &drawing)
    let clashing = Set(scene.conflicts.flatMap(\.constraintIDs))
    // What is wrong is drawn last, so that nothing hides it.
    for style in [ConstraintStyle.yielded, .optional, .required, .failed] {
      for constraint in scene.constraints where ConstraintStyle(constraint, clashing: clashing) == style {
        constraint.draw(style, in: &drawing)
      }
    }
    drawing.pop()
  }

  private func drawMisplaced(in root: ViewReport, in drawing: inout SceneDrawing) {
    let misplaced = scene.marks.filter { $0.kind == .misplaced }
    guard !misplaced.isEmpty else { return }
    let places = ViewPlaces(root: root)
    for mark in misplaced {
      drawing.stroke(.rectangle(mark.rect), Stroke(Palette.orange, width: 2))
      if let rect = places.rect(path: nil, id: mark.viewID) { drawOutline(rect, in: &drawing) }
    }
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

  /// - Parameter clashing: the ids of constraints that cannot hold together.
  init(_ constraint: ConstraintReport, clashing: Set<String> = []) {
    let isRequired = constraint.priority >= 1000
    if constraint.isBroken || constraint.id.map(clashing.contains) == true || (isRequired && !constraint.isSatisfied) {
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
