import InterfaceBuilder

extension UIImage {
  /// The image of a file's bytes, with one pixel per point; nil for bytes that are no image.
  ///
  /// PNG, JPEG, GIF, BMP, WebP and HEIF are known by their headers: size and orientation are read, and the bytes are kept, but no pixels are
  /// decoded, so that a damage behind the header is not seen (DEVIATIONS.md, 334).
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The same with so many pixels per point; a scale of 0 or less is 1.
  public convenience init?(data: Data, scale: CGFloat) {
    self.init(data: data, scale: scale, name: nil)
  }

  /// The image of a file; nil if there is none. A name that ends in `@2x` or `@3x` says how many pixels a point has, else it is one.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let url = URL(fileURLWithPath: path)
    let stem = url.deletingPathExtension().lastPathComponent
    self.init(data: data, scale: stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1, name: url.lastPathComponent)
  }

  private convenience init?(data: Data, scale: CGFloat, name: String?) {
    guard let header = BitmapHeader(data) else { return nil }
    var extras = ImageExtras()
    extras.data = data
    extras.orientation = header.orientation
    let scale = scale > 0 && scale.isFinite ? scale : 1
    var size = CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
    if header.orientation.isSideways { size = CGSize(width: size.height, height: size.width) }
    self.init(name: name, size: size, scale: scale, extras: extras)
  }

  /// The bytes of the image as a PNG: those that it was read from if they are one, else those that a program which can draw makes of what
  /// was drawn. Nil if there are no pixels, which the log says once.
  public func pngData() -> Data? { ImageEncoder.data(of: self, as: .png) }

  /// The bytes of the image as a JPEG: those that it was read from if they are one, whatever the quality. Nil for all other images, which
  /// the log says once.
  public func jpegData(compressionQuality: CGFloat) -> Data? { ImageEncoder.data(of: self, as: .jpeg) }
}
