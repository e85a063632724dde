import Foundation

/// An image without pixels: a name or what was drawn to make it.
public final class CGImage: Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// In pixels, with parts of them.
  let pixelSize: CGSize
  /// What is known of the image; its size is in points. Not Apple's.
  public let recorded: RecordedDrawing.Image

  /// An image with so many pixels per point, up to the next pixel. Not Apple's.
  public init(_ recorded: RecordedDrawing.Image, scale: CGFloat = 1) {
    self.recorded = recorded
    pixelSize = CGSize(width: recorded.size.width * scale, height: recorded.size.height * scale)
    width = Self.pixels(recorded.size.width * scale)
    height = Self.pixels(recorded.size.height * scale)
  }

  private static func pixels(_ length: CGFloat) -> Int { length > 0 && length < 1e9 ? Int(length.rounded(.up)) : 0 }
}
