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
