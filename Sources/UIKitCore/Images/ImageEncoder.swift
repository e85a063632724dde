import Synchronization

/// Makes the bytes of image files. Nothing here has pixels: a module that draws pictures says how to make those of an image.
package enum ImageEncoder {
  /// A kind of image file.
  package enum Format: String, Sendable {
    case png = "PNG", jpeg = "JPEG"
  }

  private static let drawing = Mutex<(@Sendable (UIImage, Format) -> Data?)?>(nil)

  /// What makes a file of an image that was drawn; nil where nothing can.
  package static var draw: (@Sendable (UIImage, Format) -> Data?)? {
    get { drawing.withLock { $0 } }
    set { drawing.withLock { $0 = newValue } }
  }

  static func data(of image: UIImage, as format: Format) -> Data? {
    if let data = image.details.data, let header = BitmapHeader(data), header.kind.rawValue == format.rawValue {
      return data
    }
    guard image.size.width > 0, image.size.height > 0 else { return nil }
    if let data = draw?(image, format) { return data }
    LayoutLog.noteWithoutEffect("UIImage: an image as \(format.rawValue)")
    return nil
  }
}
