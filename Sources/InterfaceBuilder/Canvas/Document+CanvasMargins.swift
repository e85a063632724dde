import Platform

extension Document {
  /// The leading and trailing layout margin the canvas gave a root view without margins of its own, in points.
  ///
  /// The width of the root counts, not that of the device: all 627 required margin constraints of the corpus agree.
  package func canvasRootMargin(of scene: Scene) -> Double {
    canvasProfile.systemMargin(ofWidth: canvasRootSize(of: scene).width)
  }

  /// The layout margins of the scene's root on the canvas, in points, with the safe area in them.
  ///
  /// Margins given in the document count horizontally only as far as they exceed the system's, unless the
  /// controller waives those; vertically they are added to the safe area.
  package func canvasRootMargins(of scene: Scene) -> Insets {
    let safeArea = canvasSafeArea(of: scene)
    let root = scene.rootView
    var margins = Insets()
    var minimum = canvasRootMargin(of: scene)
    if let explicit = root?.explicitMargins {
      margins = explicit
      if scene.controller?.viewRespectsSystemMinimumLayoutMargins == false { minimum = 0 }
    }
    margins.left = max(margins.left, minimum)
    margins.right = max(margins.right, minimum)
    guard root?.insetsLayoutMarginsFromSafeArea ?? true else { return margins }
    return Insets(
      top: margins.top + safeArea.top, left: margins.left + safeArea.left,
      bottom: margins.bottom + safeArea.bottom, right: margins.right + safeArea.right)
  }
}

extension ViewElement {
  /// The margins written in the document, leading taken for left.
  var explicitMargins: Insets? {
    if let margins = layoutMargins { return margins }
    return directionalLayoutMargins.map {
      Insets(top: $0.top, left: $0.leading, bottom: $0.bottom, right: $0.trailing)
    }
  }
}
