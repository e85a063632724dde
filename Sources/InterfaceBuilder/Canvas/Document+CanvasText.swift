import Platform

extension Document {
  /// Pixels per point to which sizes of text are taken to have been rounded up on the canvas.
  ///
  /// See `XcodeGeneration.textScale(onScreenOf:)` for the evidence.
  package var canvasTextScale: Double { xcode.textScale(onScreenOf: canvasScale) }

  /// Pixels per point to which the sizes of labels of one line in the scene are taken to have been rounded up on the canvas: those of the
  /// device where the scene has a stack view, else one.
  ///
  /// Counted over all documents of Xcode 9 to 16 by the heights that tell: in scenes with a stack view 375 labels have the pixels of the
  /// device and 4 whole points, arranged or not; in scenes without one 381 have whole points and 152 the pixels. Each release is of this
  /// kind. The others were perhaps laid out on displays of more pixels; nothing in a document was found that tells.
  /// Labels of several lines have the pixels of the device everywhere (349 of 358).
  package func canvasLineScale(of scene: Scene) -> Double {
    let hasStackView = scene.allRoots.contains { $0.tree.contains { $0.kind == .stackView } }
    return hasStackView ? canvasScale : 1
  }
}
