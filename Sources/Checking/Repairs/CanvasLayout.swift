import Geometry
import InterfaceBuilder
import LayoutReports
import Linting
import Staging

/// A scene on Interface Builder's canvas, as far as repairs are judged by it.
@MainActor
struct CanvasLayout {
  /// Points between where a view is and where it is drawn: of the edge that is furthest off. By the ids of views.
  private var distances: [String: Double] = [:]
  private var conflicts = 0

  /// Costs a layout.
  init(_ document: Document, _ scene: String, _ options: StageOptions) {
    var drawn: [String: Rect] = [:]
    for part in document.scenes where part.reportID == scene {
      for view in part.allRoots.flatMap(\.tree) { if let frame = view.frame { drawn[view.id] = frame } }
    }
    var options = options
    options.scene = scene
    for report in Stage(document, on: .canvas, options: options).layOut().scenes {
      conflicts += report.conflicts.count
      var pending = [report.root].compactMap { $0 }
      while let view = pending.popLast() {
        pending += view.children
        guard let id = view.id, let frame = drawn[id] else { continue }
        distances[id] = frame.distance(to: view.frame)
      }
    }
  }

  /// Points that all views together are away from the drawing; what is lost counts as much as a hundred.
  var distance: Double { distances.values.reduce(0) { $0 + min($1, 100) } }

  /// Whether a view is more than a point further from where it is drawn, or more constraints clash.
  func isWorse(than other: CanvasLayout) -> Bool {
    conflicts > other.conflicts || distances.contains { $1 > (other.distances[$0] ?? 0) + 1 }
  }
}

extension Rect {
  fileprivate func distance(to other: Rect) -> Double {
    [x - other.x, y - other.y, width - other.width, height - other.height].map(abs).max() ?? 0
  }
}
