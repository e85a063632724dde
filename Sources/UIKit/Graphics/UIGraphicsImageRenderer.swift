import QuartzCore

/// Makes images by drawing them.
open class UIGraphicsImageRenderer: NSObject {
  /// What is drawn to, in the coordinates of the drawing code.
  public let bounds: CGRect
  /// Pixels per point and the like.
  public let format: UIGraphicsImageRendererFormat

  /// For images of a size in points, drawn from the origin.
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }
  /// The same with a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// For images of what is drawn in the bounds.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }
  /// The same with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// Runs the closure, on this thread, with a context of its own as the current one, and returns what it drew as an image of
  /// the size of the bounds.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(bounds: bounds, format: format)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    return context.currentImage
  }
}

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

/// How an image is drawn that a renderer makes.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; the main screen's by default.
  open var scale = CGFloat(MainScreenText.environment.scale)
  /// Stored without effect; false by default.
  open var opaque = false

  public override init() {}

  /// A new format with the defaults.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// A new format with the defaults, which are those of the main screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
