import Foundation

/// An image file as an address with its contents, for pictures that need no other file.
package enum ImageDataURL {
  /// Bytes. A larger file is not read.
  package static let sizeLimit = 4 << 20
  /// A small file may stand for more pixels than the memory holds.
  private static let pixelLimit = 50e6

  /// Nil for a file that is not an image by the ending of its name, is no ordinary file, is too large, or cannot be read. A link is not
  /// followed, for it could lead anywhere. Linear in the size of the file.
  package static func of(_ file: String) -> String? {
    guard let type = mediaType(of: file), InputFile.isRegular(file),
      let data = try? InputFile.read(file, limit: sizeLimit)
    else { return nil }
    if let size = ImageHeader.size(of: data), type != svg, size.width * size.height > pixelLimit { return nil }
    return of(data, type)
  }

  /// The same for the text of an SVG.
  package static func of(svg text: Data) -> String { of(text, svg) }

  private static let svg = "image/svg+xml"

  private static func of(_ data: Data, _ type: String) -> String { "data:\(type);base64,\(data.base64EncodedString())" }

  private static func mediaType(of file: String) -> String? {
    switch URL(fileURLWithPath: file).pathExtension.lowercased() {
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "svg": svg
    default: nil
    }
  }
}
