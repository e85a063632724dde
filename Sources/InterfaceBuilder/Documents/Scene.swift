/// A scene of a storyboard, or a top-level object of a xib.
package struct Scene: Sendable {
  /// Place among the storyboard's `<scene>` elements, or among the xib's `<objects>`, placeholders included.
  package let index: Int
  /// The identifier of the `<scene>` element; nil in xibs.
  package let sceneID: String?
  /// The controller that the scene is of; nil for a view of a xib.
  package let controller: ControllerElement?
  /// A xib's view, or the loose views of a storyboard's scene.
  package let topLevelViews: [ViewElement]
  /// The scene's element: `<scene>`, or the object itself in a xib.
  package let element: Element

  /// Where the start tag of the scene's element begins.
  package var position: SourcePosition { element.position }

  /// What the scene shows: the controller's view, or else the first top-level view.
  package var rootView: ViewElement? { controller?.rootView ?? topLevelViews.first }

  /// Every view tree of the scene: the root, bars and other views of the controller, loose views.
  package var allRoots: [ViewElement] {
    var roots: [ViewElement] = []
    if let controller {
      if let view = controller.rootView { roots.append(view) }
      roots += controller.otherViews
    }
    return roots + topLevelViews
  }
}
