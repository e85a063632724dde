import InterfaceBuilder
import LayoutReports
import UIKit

/// Scenes that container views embed. A phone shows them in the container, as large as it.
extension Stage {
  /// How many scenes a picture embeds at most: a document may let every scene embed the next one many times over.
  private static let mostEmbeddedScenes = 32

  /// Puts the view of each embedded controller into its container. A container that embeds a scene around itself, or a navigation, tab bar
  /// or split view controller, stays empty, as does one of the canvas, which shows no other scene there either.
  func supplyEmbeddedScenes(to report: inout ViewReport, of scene: Scene) {
    guard case .device = surface, let id = scene.controller?.id else { return }
    let embedded = embeddedScenes
    guard !embedded.isEmpty else { return }
    var remaining = Self.mostEmbeddedScenes
    supply(embedded, to: &report, around: [id], &remaining)
  }

  private func supply(
    _ embedded: [String: Scene], to report: inout ViewReport, around: Set<String>, _ remaining: inout Int
  ) {
    if let scene = report.id.flatMap({ embedded[$0] }), let id = scene.controller?.id, !around.contains(id),
      report.children.isEmpty, remaining > 0
    {
      remaining -= 1
      guard var child = picture(of: scene, width: report.frame.width, height: report.frame.height) else { return }
      supply(embedded, to: &child, around: around.union([id]), &remaining)
      report.children = [child]
      return
    }
    for index in report.children.indices { supply(embedded, to: &report.children[index], around: around, &remaining) }
  }

  /// The scenes by the ids of their containers.
  private var embeddedScenes: [String: Scene] {
    let scenes = Dictionary(document.scenes.compactMap { scene in scene.controller.map { ($0.id, scene) } }) {
      first, _ in first
    }
    var embedded: [String: Scene] = [:]
    for view in document.scenes.flatMap(\.allRoots).flatMap(\.tree) where view.kind == .containerView {
      let segue = ConnectionElement.all(of: view.element).first { $0.segueKind == .embed }
      embedded[view.id] = segue?.destination.flatMap { scenes[$0] }
    }
    return embedded
  }

  /// The view of a scene's controller, laid out at a size; nil for a controller without a view in the document.
  private func picture(of scene: Scene, width: Double, height: Double) -> ViewReport? {
    let loaded = load(scene)
    guard let root = loaded.roots.first(where: { $0.interfaceBuilderID == scene.rootView?.id }) else { return nil }
    let controller = root.owningController ?? adopt(root)
    prepare(controller, root, scene)
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    root.layoutIfNeeded()
    defer { root.discardLayout() }
    return ViewReport(root, isPicture: true)
  }
}
