extension Document {
  /// The safe-area insets of the scene's root view as the canvas assumed them, in points.
  ///
  /// The root is taken as a view at the origin of a window of the device's size, with the bars that its controller
  /// has on the canvas. A root stored shorter than the screen by just the height of bars lies between them. Linear in the size of the document.
  package func canvasSafeArea(of scene: Scene) -> Insets {
    CanvasSafeArea(scene: scene, document: self).insets
  }

  /// The safe-area insets of a view of the scene beside its root, in points: none before the last build of Xcode 16.
  package func canvasSafeAreaBesideRoot(of scene: Scene) -> Insets {
    CanvasSafeArea(scene: scene, document: self).insetsBesideRoot
  }

  /// The distance of the top and bottom layout guides from the root's edges: the bars again, in left and right 0.
  package func canvasLayoutGuideInsets(of scene: Scene) -> Insets {
    let insets = canvasSafeArea(of: scene)
    return Insets(top: insets.top, bottom: insets.bottom)
  }
}
