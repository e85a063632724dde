import Geometry
import InterfaceBuilder
import LayoutReports
import Staging

/// A document laid out in a situation, and where its views are on the screen.
@MainActor
struct LaidOutScreen {
  /// A view of the tree.
  struct Place {
    var view: ViewReport
    /// On the screen, in points.
    var frame: Rect
  }

  let stage: Stage
  let scene: SceneReport
  private var places: [(id: String?, name: String?, place: Place)] = []

  /// The first scene of the document that has a view; nil if there is none.
  init?(_ document: Document, in situation: Situation) {
    stage = Stage(document, on: .device(situation.configuration))
    guard let scene = stage.layOut().scenes.first(where: { $0.root != nil }), let root = scene.root else { return nil }
    self.scene = scene
    add(root, to: nil, boundsOrigin: .zero, isHidden: false)
  }

  private mutating func add(_ view: ViewReport, to container: Rect?, boundsOrigin: Point, isHidden: Bool) {
    let frame = view.frame.moved(into: container, boundsOrigin: boundsOrigin)
    var shown = view
    shown.isHidden = isHidden || view.isHidden
    shown.children = []
    places.append((view.id, view.name, Place(view: shown, frame: frame)))
    for child in view.children {
      add(child, to: frame, boundsOrigin: view.boundsOrigin, isHidden: shown.isHidden)
    }
  }

  /// A view by its id, else by its name; nil if the situation does not have it.
  func place(id: String?, name: String) -> Place? {
    if let id, let found = places.first(where: { $0.id == id }) { return found.place }
    return places.first { $0.name == name }?.place
  }

  /// The id of the view of that name.
  func id(of name: String) -> String? { places.first { $0.name == name }?.id }
}
