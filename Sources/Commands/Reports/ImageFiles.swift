import Foundation
import InterfaceBuilder
import Rendering
import Synchronization

/// Reads the files of images for pictures, PDF files among them. What was read is kept, for a scene is often drawn on several devices.
package final class ImageFiles: ImageSource {
  /// A reader without settings.
  package init() {}

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
    guard isPDF(file) else { return ImageDataURL.of(file) }
    guard InputFile.isRegular(file), (try? InputFile.read(file, limit: ImageDataURL.sizeLimit)) != nil else {
      return nil
    }
    return PDFConverter.svg(of: file, limit: ImageDataURL.sizeLimit).map { ImageDataURL.of(svg: $0) }
  }
}
