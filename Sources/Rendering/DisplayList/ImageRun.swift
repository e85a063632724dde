import Geometry
import LayoutReports

/// The image of a file, pulled over a rectangle.
package struct ImageRun: Hashable, Sendable {
  /// The path of the file.
  package var file: String
  /// Where the whole image lies; points.
  package var rect: Rect
  /// The one color of the image wherever the file has any; nil shows the file's own colors.
  package var tint: Color?

  /// By default the image has its own colors.
  package init(file: String, rect: Rect, tint: Color? = nil) {
    self.file = file
    self.rect = rect
    self.tint = tint
  }
}

/// The bytes of image files, as a picture embeds them.
public protocol ImageSource: Sendable {
  /// What the file holds as a URL of its own, `data:image/png;base64,…`; nil for a file that cannot be read, is too large, or is in a
  /// format that pictures cannot show.
  func dataURL(of file: String) -> String?

  /// Whether the file has a format that pictures show; an image in another one is drawn as a box with its name. Without a method of its
  /// own a source shows PNG, JPEG, GIF and SVG.
  func canShow(_ file: String) -> Bool
}

extension ImageSource {
  /// By the ending of the name.
  public func canShow(_ file: String) -> Bool { file.canBeShown }
}

extension String {
  /// Whether the ending of a file's name is that of a format that every browser shows.
  package var canBeShown: Bool {
    let ending = split(separator: ".").last.map { $0.lowercased() } ?? ""
    return ["png", "jpg", "jpeg", "gif", "svg"].contains(ending)
  }
}
