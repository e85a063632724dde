extension UIImage {
  /// What tests find the image by; stored, nil by default.
  public var accessibilityIdentifier: String? {
    get { objc_getAssociatedObject(self, &UIImage.identifierKey) as? String }
    set { objc_setAssociatedObject(self, &UIImage.identifierKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
  nonisolated(unsafe) private static var identifierKey: UInt8 = 0

  /// A symbol of the system, whatever the traits.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// A symbol of an asset catalog with a value from 0 to 1. The value has no effect here, which the log says once.
  public convenience init?(
    named name: String, in bundle: Bundle?, variableValue value: Double, configuration: Configuration? = nil
  ) {
    LayoutLog.noteWithoutEffect("UIImage.init(named:in:variableValue:configuration:)")
    self.init(named: name, in: bundle, with: configuration)
  }

  // MARK: Mirrored

  /// The image, which is mirrored where the language reads from the right. Its size does not change, and pictures do not mirror it.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    UIImage(copying: self) { $0.flipsForRightToLeft = true }
  }
  /// Whether the image is mirrored where the language reads from the right; false by default.
  public var flipsForRightToLeftLayoutDirection: Bool { details.flipsForRightToLeft }

  /// The image with the mirrored orientation in place of its own. Its size does not change, and pictures do not mirror it.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(copying: self) { $0.orientation = $0.orientation.mirrored }
  }

  // MARK: Baselines

  /// The image with a baseline so many points above its bottom. Only ``baselineOffsetFromBottom`` says so: no layout reads it here.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    UIImage(copying: self) { $0.baselineOffset = baselineOffset }
  }
  /// The image without a baseline.
  public func imageWithoutBaseline() -> UIImage { UIImage(copying: self) { $0.baselineOffset = nil } }
  /// Points from the bottom to the baseline; nil for an image without one.
  public var baselineOffsetFromBottom: CGFloat? { details.baselineOffset }

  // MARK: Stretched

  /// The image with a column and a row of one point that are stretched: those behind the caps at the left and at the top. A cap of 0 stretches
  /// the whole side.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    func insets(_ cap: Int, _ length: CGFloat) -> (CGFloat, CGFloat) {
      cap > 0 ? (CGFloat(cap), max(0, length - CGFloat(cap) - 1)) : (0, 0)
    }
    let (left, right) = insets(leftCapWidth, size.width)
    let (top, bottom) = insets(topCapHeight, size.height)
    return resizableImage(
      withCapInsets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right), resizingMode: .stretch)
  }

  /// Points at the left that are not stretched.
  public var leftCapWidth: Int { Int(capInsets.left) }
  /// Points at the top that are not stretched.
  public var topCapHeight: Int { Int(capInsets.top) }

  // MARK: Made ready

  /// The format of a renderer whose images are like this one.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// The image itself: nothing is decoded.
  public func preparingForDisplay() -> UIImage? { self }
  /// The image itself: nothing is decoded.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// Calls the block with the image itself, at once: nothing is decoded.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }

  /// The image at the largest size that fits into a size in points and has its aspect ratio; nil for a size or an image without an area. Its
  /// pixels are not made smaller: it has no bytes any more.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let thumbnail = CGSize(width: self.size.width * factor, height: self.size.height * factor)
    return UIGraphicsImageRenderer(size: thumbnail, format: imageRendererFormat).image { _ in
      draw(in: CGRect(origin: .zero, size: thumbnail))
    }
  }
  /// The same.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
  /// Calls the block with the same, at once.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// Draws the image again and again, from the corner of a rectangle on, as far as the rectangle goes; at most 10,000 times.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0, !rect.isEmpty else { return }
    let columns = (rect.width / size.width).rounded(.up)
    let rows = (rect.height / size.height).rounded(.up)
    guard columns * rows <= 10_000 else { return draw(in: rect) }
    context.saveGState()
    context.clip(to: rect)
    for row in 0..<Int(rows) {
      for column in 0..<Int(columns) {
        draw(at: CGPoint(x: rect.minX + CGFloat(column) * size.width, y: rect.minY + CGFloat(row) * size.height))
      }
    }
    context.restoreGState()
  }
}

extension UIImage.Orientation {
  /// The one that shows the image mirrored from left to right.
  fileprivate var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }
}

extension UIColor {
  /// The color of an image that is repeated. A picture has one color for it, which is not known here: a gray of one half with the alpha of
  /// one half, which the log says once (DEVIATIONS.md, 337).
  public convenience init(patternImage image: UIImage) {
    LayoutLog.noteWithoutEffect("UIColor.init(patternImage:)")
    self.init(white: 0.5, alpha: 0.5)
  }

  /// The tint color of the view that shows it: of its background, its texts and images, and of what its ``UIView/draw(_:)`` draws. Elsewhere,
  /// as in the colors of layers, it is the blue that views are tinted with unless they have a tint color of their own (DEVIATIONS.md, 338).
  public class var tintColor: UIColor { .tintOfView }
}
