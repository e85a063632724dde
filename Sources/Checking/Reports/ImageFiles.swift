import Foundation
import InterfaceBuilder
import Rendering

/// Reads the files of images for pictures, each of at most 4 MB; a link is not followed, for it could lead anywhere.
public struct ImageFiles: ImageSource {
  /// A reader without settings.
  public init() {}

  private static let largest = 4 << 20

  /// The file as an address with its contents; nil for a file that is no image, is too large or cannot be read.
  public func dataURL(of file: String) -> String? {
    guard let type = Self.mediaType(of: file), InputFile.isRegular(file), let data = try? InputFile.read(file),
      data.count <= Self.largest
    else { return nil }
    return "data:\(type);base64,\(data.base64EncodedString())"
  }

  /// By the ending of the name.
  private static func mediaType(of file: String) -> String? {
    switch URL(fileURLWithPath: file).pathExtension.lowercased() {
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "svg": "image/svg+xml"
    default: nil
    }
  }
}
