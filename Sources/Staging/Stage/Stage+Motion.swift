import InterfaceBuilder
import LayoutReports
import UIKitCore

/// A change that a program makes to a layout, by the names of a document.
public enum LayoutChange: Hashable, Sendable {
  /// Hides a view, and shows one that the document hides. In a stack view the others take the room, or give it.
  case toggle(String)
  /// Gives a constraint another constant, in points: by its id or its identifier.
  case constant(of: String, Double)
}

extension Stage {
  /// The first scene that has what the change is about, before the change and after it; nil if no scene has it.
  ///
  /// A view is named by its id, its label in Xcode's outline or its text. Costs two layouts of that scene.
  public func layOut(around change: LayoutChange) -> (before: SceneReport, after: SceneReport)? {
    var result: (before: SceneReport, after: SceneReport)?
    withoutLog {
      for scene in document.scenes where result == nil && (options.scene == nil || scene.reportID == options.scene) {
        let loaded = load(scene)
        for root in loaded.roots where result == nil {
          guard let apply = application(of: change, loaded, root) else { continue }
          let controller = root.owningController ?? adopt(root)
          prepare(controller, root, scene)
          let before = frozen(root, controller, loaded, scene)
          apply()
          result = (before, frozen(root, controller, loaded, scene))
          root.discardLayout()
        }
      }
    }
    return result
  }

  /// What makes the change; nil where the tree does not have what it is about.
  private func application(of change: LayoutChange, _ loaded: LoadedScene, _ root: UIView) -> (() -> Void)? {
    switch change {
    case .toggle(let name):
      let found = Self.namings(name).lazy.compactMap { Self.find(loaded, below: root, $0) as? UIView }.first
      return found.map { view in { view.isHidden.toggle() } }
    case .constant(let id, let value):
      let found = loaded.constraints.first { pair in
        (pair.element.id == id || pair.constraint.identifier == id)
          && ((pair.constraint.firstItem as? UIView) ?? (pair.constraint.firstItem as? UILayoutGuide)?.owningView)?
            .isDescendant(of: root) == true
      }
      return found.map { pair in { pair.constraint.constant = CGFloat(value) } }
    }
  }
}
