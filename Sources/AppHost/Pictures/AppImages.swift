import Foundation
import InterfaceBuilder
import Rendering

/// Reads the image files of an app that a picture shows, each of at most 4 MB and 50 million pixels.
struct AppImages: ImageSource {
  private static let largest = 4 << 20
  private static let mostPixels = 50e6
  private static let types = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "svg": "image/svg+xml",
  ]

  /// The file as an address with its contents; nil for a file that is no image, is too large or cannot be read.
  func dataURL(of file: String) -> String? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    // A pipe would never end.
    guard attributes?[.type] as? FileAttributeType == .typeRegular, attributes?[.size] as? Int ?? 0 <= Self.largest,
      let type = Self.types[URL(fileURLWithPath: file).pathExtension.lowercased()],
      let data = FileManager.default.contents(atPath: file)
    else { return nil }
    // A small file may stand for more pixels than the memory holds.
    if type != "image/svg+xml", let size = ImageHeader.size(of: data), size.width * size.height > Self.mostPixels {
      return nil
    }
    return "data:\(type);base64,\(data.base64EncodedString())"
  }
}
