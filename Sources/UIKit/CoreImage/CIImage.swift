/// An image of Core Image, as far as UIKit makes one of its images and the other way round. There are no filters here, so that it stays what
/// it was made of.
open class CIImage: NSObject, @unchecked Sendable {
  /// In pixels, from the origin.
  public let extent: CGRect
  /// What it was made of.
  public let cgImage: CGImage?
  private let source: UIImage

  private init(_ source: UIImage) {
    self.source = source
    cgImage = source.cgImage
    extent = CGRect(
      x: 0, y: 0, width: (source.size.width * source.scale).rounded(),
      height: (source.size.height * source.scale).rounded())
  }

  /// An image of UIKit; nil for one without an area.
  public convenience init?(image: UIImage) {
    guard image.size.width > 0, image.size.height > 0 else { return nil }
    self.init(image)
  }
  /// The same; options make no difference.
  public convenience init?(image: UIImage, options: [AnyHashable: Any]?) { self.init(image: image) }
  /// An image of Core Graphics.
  public convenience init(cgImage image: CGImage) { self.init(UIImage(cgImage: image)) }
  /// The image of a file's bytes; nil for bytes that are no image.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image)
  }
  /// The image of a file; nil if there is none.
  public convenience init?(contentsOf url: URL) {
    guard let image = UIImage(contentsOfFile: url.path) else { return nil }
    self.init(image)
  }

  fileprivate func image(scale: CGFloat, orientation: UIImage.Orientation) -> UIImage {
    let scale = scale > 0 ? scale : 1
    let isSideways = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    let (width, height) = (extent.width / scale, extent.height / scale)
    var extras = source.details
    extras.orientation = orientation
    return UIImage(
      name: source.name, size: isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height),
      scale: scale, drawing: source.drawing, extras: extras)
  }
}

extension UIImage {
  /// An image of Core Image, with one pixel per point.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

  /// The same with so many pixels per point and an orientation.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init(copying: ciImage.image(scale: scale, orientation: orientation))
    objc_setAssociatedObject(self, &UIImage.ciImageKey, ciImage, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// What the image was made of by ``UIImage/init(ciImage:)``; nil for all others.
  public var ciImage: CIImage? { objc_getAssociatedObject(self, &UIImage.ciImageKey) as? CIImage }

  nonisolated(unsafe) private static var ciImageKey: UInt8 = 0
}
