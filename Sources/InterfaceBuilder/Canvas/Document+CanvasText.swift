import Platform

extension Document {
  /// Pixels per point to which sizes of text are taken to have been rounded up on the canvas.
  ///
  /// See `XcodeGeneration.textScale(onScreenOf:)` for the evidence.
  package var canvasTextScale: Double { xcode.textScale(onScreenOf: canvasScale) }
}
