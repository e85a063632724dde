import QuartzCore

/// What a closure draws an image to.
open class UIGraphicsImageRendererContext: NSObject {
  /// The recording; its coordinates are those of the renderer's bounds.
  public let cgContext = CGContext()
  /// The renderer's.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
    cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
  }

  /// What was drawn so far.
  open var currentImage: UIImage {
    UIImage(drawing: cgContext.drawing, size: bounds.size, scale: format.scale)
  }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle with the blend mode in place of the context's.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.compose(with: blendMode, alpha: cgContext.composition.alpha) { cgContext.fill(rect) }
  }
  /// Draws a line along the edges of a rectangle, on their inside.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// From here on only what lies in the rectangle is visible.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
