import QuartzCore

extension UIImage {
  /// What is known of the image for a drawing. Nothing tints a symbol or a template there but the image itself: else it is black.
  var recorded: RecordedDrawing.Image { recorded(in: .black) }

  /// The same where symbols and templates without a color of their own have that of the text around them.
  func recorded(in color: UIColor) -> RecordedDrawing.Image {
    let isStencil = renderingMode == .alwaysTemplate || (isSymbolImage && renderingMode == .automatic)
    return RecordedDrawing.Image(
      name: name, size: size, drawing: drawing,
      tint: (ownTint ?? extras?.tint ?? (isStencil ? color : nil))?.cgColor)
  }

  /// The image for Core Graphics and for the contents of layers; a new object at every call. It has no pixels either.
  public var cgImage: CGImage? { CGImage(recorded, scale: scale) }

  /// An image of what Core Graphics has, with one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// The same with so many pixels per point and an orientation: one that lies on its side exchanges width and height.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 ? scale : 1
    let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    if orientation != .up {
      var extras = ImageExtras()
      extras.orientation = orientation
      self.init(
        name: cgImage.recorded.name,
        size: orientation.isSideways ? CGSize(width: size.height, height: size.width) : size, scale: scale,
        drawing: cgImage.recorded.drawing, extras: extras)
      return
    }
    guard let drawing = cgImage.recorded.drawing else {
      self.init(name: cgImage.recorded.name, size: size)
      return
    }
    self.init(drawing: drawing, size: size, scale: scale)
  }

  /// Draws the image with its top left corner at the point, in its own size, into the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// The same with a blend mode and an alpha in place of the context's.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image, scaled to the rectangle, into the current context; nothing outside of drawing.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.record(.image(recorded, in: rect, context.composition))
  }

  /// The same with a blend mode and an alpha in place of the context's.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.compose(with: blendMode, alpha: alpha) { draw(in: rect) }
  }
}
