import Foundation
import InterfaceBuilder
import Rendering
import Synchronization

/// Reads the files of images for pictures, each of at most 4 MB and 50 million pixels; a link is not followed, for it could lead
/// anywhere. What was read is kept, for a scene is often drawn on several devices.
package final class ImageFiles: ImageSource {
  /// A reader without settings.
  package init() {}

  private static let largest = 4 << 20
  private static let mostPixels = 50e6
  /// Of all URLs that are kept; bytes.
  private static let mostKept = 64 << 20

  private let known = Mutex<(urls: [String: String?], size: Int)>(([:], 0))

  /// The file as an address with its contents; nil for a file that is no image, is too large or cannot be read.
  package func dataURL(of file: String) -> String? {
    if let url = known.withLock({ $0.urls[file] }) { return url }
    let url = Self.read(file)
    known.withLock { known in
      known.size += url?.utf8.count ?? 0
      if known.size > Self.mostKept { known = ([:], url?.utf8.count ?? 0) }
      known.urls[file] = .some(url)
    }
    return url
  }

  /// Images of PDF files are converted, if there is what converts them.
  package func canShow(_ file: String) -> Bool { file.canBeShown || (Self.isPDF(file) && PDFConverter.program != nil) }

  static func isPDF(_ file: String) -> Bool { file.lowercased().hasSuffix(".pdf") }

  private static func read(_ file: String) -> String? {
    guard InputFile.isRegular(file), let data = try? InputFile.read(file, limit: largest) else { return nil }
    if isPDF(file) {
      guard let svg = PDFConverter.svg(of: file, limit: largest) else { return nil }
      return "data:image/svg+xml;base64,\(svg.base64EncodedString())"
    }
    guard let type = mediaType(of: file) else { return nil }
    // A small file may stand for more pixels than the memory holds.
    if type != "image/svg+xml", let size = ImageHeader.size(of: data), size.width * size.height > mostPixels {
      return nil
    }
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
