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
/// | line without end bars | edges, centers or baselines that lie on each other |
/// | `≥` or `≤` before a number | the least or the greatest length |
/// | number with another after `is` | the length that is wanted, and the one that the layout gives |
/// | dashed orange outline | where an ambiguous or a misplaced view is laid out |
/// | orange `@` and a number | the priority that the contents of ambiguous views have in common |
/// | orange outline | where the document draws a view that is misplaced |
///
/// What UIKit adds, such as the constraints of stack views, is drawn only where it is part of a conflict.
struct ConstraintOverlay {
  var scene: SceneReport

  func draw(in drawing: inout SceneDrawing) {
    guard let root = scene.root else { return }
    // Segments begin at the root's corner, which may be elsewhere than at the screen's.
    drawing.push(Group(origin: Point(x: root.frame.x, y: root.frame.y), label: "constraints"))
    drawMisplaced(in: root, in: &drawing)
    drawAmbiguities(of: root, in: &drawing)
    drawConstraints(in: &drawing)
    drawing.pop()
  }

  /// All lines lie below all badges. What is wrong is drawn last, so that nothing hides it, and has the first choice of a place.
  private func drawConstraints(in drawing: inout SceneDrawing) {
    let clashing = Set(scene.conflicts.flatMap(\.constraintIDs))
    let shown = scene.constraints.filter { !$0.isSystem || $0.isInConflict || $0.isBroken }
    let styled = Dictionary(grouping: shown) { ConstraintStyle($0, clashing: clashing) }
    for style in ConstraintStyle.allCases {
      for constraint in styled[style] ?? [] { constraint.drawLines(style, in: &drawing) }
    }
    var placement = placement
    let badges: [(text: String, plate: Rect, color: Color)] =
      tiedPriorities.compactMap { text, line in
        placement.place(ConstraintReport.badgeSize(text), on: line).map { (text, $0, Palette.orange) }
      }
      + ConstraintStyle.allCases.reversed().flatMap { style in
        (styled[style] ?? []).compactMap { constraint in
          guard let text = constraint.badge, let line = constraint.segments.first else { return nil }
          return placement.place(ConstraintReport.badgeSize(text), on: line).map { (text, $0, style.color) }
        }
      }
    for badge in badges.reversed() {
      ConstraintReport.drawBadge(badge.text, on: badge.plate, badge.color, in: &drawing)
    }
  }

  /// The priorities of contents that are tied, each on the upper edge of its view, or on the left one for a tie of heights.
  private var tiedPriorities: [(text: String, line: Segment)] {
    let ties = scene.ambiguities.flatMap(\.ownTies)
    guard !ties.isEmpty, let root = scene.root else { return [] }
    let places = ViewPlaces(root: root)
    return ties.flatMap { tie in
      tie.members.compactMap { member in
        guard let rect = places.rect(path: member.view, id: member.viewID) else { return nil }
        let corner = Point(x: rect.x, y: rect.y)
        let end =
          tie.quantity == .width ? Point(x: rect.x + rect.width, y: rect.y) : Point(x: rect.x, y: rect.y + rect.height)
        return ("@\(DecimalText.text(tie.priority))", Segment(from: corner, to: end))
      }
    }
  }

  /// Inside the screen, beside the time and the battery; from the root's corner.
  private var placement: BadgePlacement {
    let origin = scene.root.map { Point(x: $0.frame.x, y: $0.frame.y) } ?? .zero
    func moved(_ rect: Rect) -> Rect {
      Rect(x: rect.x - origin.x, y: rect.y - origin.y, width: rect.width, height: rect.height)
    }
    let screen = Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height)
    let status = scene.chrome?.statusBarPlaces ?? []
    return BadgePlacement(in: moved(screen), reserved: status.map(moved))
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
    // An ambiguous view is often empty: a cross marks the place where no outline can be seen, whole also in a corner of the screen.
    if !rect.hasArea {
      let stroke = Stroke(Palette.orange, width: 2)
      let center = Point(
        x: Self.moved(rect.x, inside: scene.size.width), y: Self.moved(rect.y, inside: scene.size.height))
      drawing.line(Point(x: center.x - 5, y: center.y), Point(x: center.x + 5, y: center.y), stroke)
      drawing.line(Point(x: center.x, y: center.y - 5), Point(x: center.x, y: center.y + 5), stroke)
    }
    drawing.fill(.rectangle(rect), Palette.orange.withAlpha(0.08))
    drawing.stroke(.rectangle(rect), Stroke(Palette.orange, width: 2, dash: [6, 4]))
  }

  /// Where the middle of a cross is that marks a place at an edge of the screen: as far inside as the cross reaches.
  private static func moved(_ place: Double, inside length: Double) -> Double {
    let reach = 6.0
    if place < 0 || place > length || length < 2 * reach { return place }
    return min(max(place, reach), length - reach)
  }
}

/// How a constraint is drawn, from those that lie below to those that lie above.
enum ConstraintStyle: Hashable, CaseIterable {
  case yielded
  case optional
  case required
  case failed

  /// - Parameter clashing: the ids of constraints that cannot hold together.
  init(_ constraint: ConstraintReport, clashing: Set<String> = []) {
    let isRequired = constraint.priority >= 1000
    let isClashing = constraint.isInConflict || constraint.id.map(clashing.contains) == true
    if constraint.isBroken || isClashing || (isRequired && !constraint.isSatisfied) {
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
