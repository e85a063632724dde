import QuartzCore

/// What a closure of a renderer draws to.
open class UIGraphicsRendererContext: NSObject {
  /// The recording; its coordinates are those of the renderer's bounds.
  open var cgContext: CGContext { recording }
  private let recording: CGContext
  let anyFormat: UIGraphicsRendererFormat
  /// The renderer's.
  open var format: UIGraphicsRendererFormat { anyFormat }

  package init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    recording = context
    anyFormat = format
  }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle with the blend mode in place of the context's.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.compose(with: blendMode, alpha: cgContext.composition.alpha) { cgContext.fill(rect) }
  }
  /// Draws a line along the edges of a rectangle, on their inside.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// The same with the blend mode in place of the context's.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.compose(with: blendMode, alpha: cgContext.composition.alpha) { stroke(rect) }
  }
  /// From here on only what lies in the rectangle is visible.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What a closure draws an image to.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The renderer's.
  public override var format: UIGraphicsImageRendererFormat {
    anyFormat as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
  }
  private let bounds: CGRect

  init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    super.init(CGContext(), format: format)
    cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
  }

  /// What was drawn so far.
  open var currentImage: UIImage {
    UIImage(drawing: cgContext.drawing, size: bounds.size, scale: format.scale)
  }
}
