/// Draws into something: the class of what images and documents are drawn by.
open class UIGraphicsRenderer: NSObject {
  /// What is drawn to, in the coordinates of the drawing code.
  public let bounds: CGRect
  let anyFormat: UIGraphicsRendererFormat
  /// How it is drawn.
  open var format: UIGraphicsRendererFormat { anyFormat }

  /// For what is drawn in the bounds.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, anyFormat: UIGraphicsRendererFormat.preferred()) }
  /// The same with a format.
  public convenience init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.init(bounds: bounds, anyFormat: format)
  }

  package init(bounds: CGRect, anyFormat: UIGraphicsRendererFormat) {
    self.bounds = bounds
    self.anyFormat = anyFormat
  }
}

/// Makes images by drawing them.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Pixels per point and the like.
  public override var format: UIGraphicsImageRendererFormat {
    anyFormat as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
  }

  /// For images of a size in points, drawn from the origin.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat.preferred()) }
  /// The same with a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// For images of what is drawn in the bounds.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.preferred())
  }
  /// The same with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, anyFormat: format) }

  /// Runs the closure, on this thread, with a context of its own as the current one, and returns what it drew as an image of
  /// the size of the bounds.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(bounds: bounds, format: format)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    return context.currentImage
  }

  /// The same as a PNG; empty where nothing can draw pixels, which the log says once.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The same as a JPEG; empty where nothing can draw pixels, which the log says once.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
