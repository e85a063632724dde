import Platform

extension Document {
  /// Pixels per point to which sizes of text are taken to have been rounded up on the canvas.
  ///
  /// See `XcodeGeneration.textScale(onScreenOf:)` for the evidence.
  package var canvasTextScale: Double { xcode.textScale(onScreenOf: canvasScale) }

  /// Whether a scene has a stack view, so that the canvas rounded the sizes of its labels up to the pixels of the device.
  ///
  /// Else it rounded the heights of labels of one line in the system font up to whole points. Counted over all documents of Xcode 9 to 16
  /// by the heights that tell: in scenes with a stack view 311 labels have the pixels of the device and 4 whole points, arranged or not;
  /// in scenes without one 438 have whole points and 117 the pixels. Those were perhaps laid out on displays of more pixels; nothing in
  /// a document was found that tells. Labels of several lines have the pixels of the device everywhere (359 of 367), as have those in
  /// other fonts.
  package func canvasRoundsLinesToPixels(in scene: Scene) -> Bool {
    scene.allRoots.contains { $0.tree.contains { $0.kind == .stackView } }
  }
}
