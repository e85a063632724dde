import Picturing
import Geometry
import InterfaceBuilder
import LayoutReports
import Platform
import UIKitCore

/// Scenes that container views embed. A phone shows them in the container, as large as it.
extension Stage {
  /// How many scenes a picture embeds at most: a document may let every scene embed the next one many times over.
  private static let mostEmbeddedScenes = 32

  /// Puts the view of each embedded controller into its container. Of a navigation or tab bar controller this is the first controller, with
  /// the bars around it; of a split view controller it is the last one, the detail. A container that embeds a scene around itself stays
  /// empty, as does one of the canvas, which shows no other scene there either.
  func supplyEmbeddedScenes(to report: inout ViewReport, of scene: Scene) {
    guard case .device(let configuration) = surface, let id = scene.controller?.id else { return }
    let embedded = embeddedScenes
    guard !embedded.isEmpty else { return }
    var remaining = Self.mostEmbeddedScenes
    supply(embedded, to: &report, around: [id], configuration, &remaining)
  }

  private func supply(
    _ embedded: [String: Scene], to report: inout ViewReport, around: Set<String>, _ configuration: LayoutConfiguration,
    _ remaining: inout Int
  ) {
    if let scene = report.id.flatMap({ embedded[$0] }), let id = scene.controller?.id, !around.contains(id),
      report.children.isEmpty, remaining > 0
    {
      remaining -= 1
      guard let (picture, bars) = picture(of: scene, report.frame.size, configuration) else { return }
      var child = picture
      supply(embedded, to: &child, around: around.union([id]), configuration, &remaining)
      report.children = [child] + bars
      return
    }
    for index in report.children.indices {
      supply(embedded, to: &report.children[index], around: around, configuration, &remaining)
    }
  }

  /// The scenes by the ids of their containers.
  private var embeddedScenes: [String: Scene] {
    let scenes = Dictionary(document.scenes.compactMap { scene in scene.controller.map { ($0.id, scene) } }) {
      first, _ in first
    }
    var embedded: [String: Scene] = [:]
    for view in document.scenes.flatMap(\.allRoots).flatMap(\.tree) where view.kind == .containerView {
      let segue = ConnectionElement.all(of: view.element).first { $0.segueKind == .embed }
      embedded[view.id] = segue?.destination.flatMap { shown(by: $0, scenes) }
    }
    return embedded
  }

  /// The scene that a controller shows first: its own, or that of a controller inside it.
  private func shown(by id: String, _ scenes: [String: Scene]) -> Scene? {
    var (id, visited): (String, Set<String>) = (id, [])
    while visited.insert(id).inserted, let scene = scenes[id], let controller = scene.controller {
      let inner = ConnectionElement.all(of: controller.element).filter { connection in
        switch connection.relationship {
        case .rootViewController, .viewControllers, .masterViewController, .detailViewController: true
        default: false
        }
      }
      let isSplit = controller.element.kind == .splitViewController
      guard let next = (isSplit ? inner.last : inner.first)?.destination else { return scene }
      id = next
    }
    return nil
  }

  /// The view of a scene's controller, laid out at a size below the bars around it, and these; nil for a controller without a view in the document.
  private func picture(of scene: Scene, _ size: Size, _ configuration: LayoutConfiguration)
    -> (view: ViewReport, bars: [ViewReport])?
  {
    let loaded = load(scene)
    guard let root = loaded.roots.first(where: { $0.interfaceBuilderID == scene.rootView?.id }) else { return nil }
    let controller = root.owningController ?? adopt(root)
    prepare(controller, root, scene)
    controller.simulatedSafeAreaInsets = barInsets(of: scene, configuration)
    root.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    prepareForPicture(loaded, scene)
    root.layoutIfNeeded()
    defer { withExtendedLifetime(controller) { root.discardLayout() } }
    let bars = bars(of: scene, root, over: size, covered: Insets(), configuration)
    return (ViewReport(root, isPicture: true), bars)
  }
}
