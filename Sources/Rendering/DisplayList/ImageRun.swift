import Geometry
import LayoutReports

/// The image of a file, pulled over a rectangle.
public struct ImageRun: Hashable, Sendable {
  /// The path of the file.
  public var file: String
  /// Where the whole image lies; points.
  public var rect: Rect
  /// The one colour of the image wherever the file has any; nil shows the file's own colours.
  public var tint: Color?

  /// By default the image has its own colours.
  public init(file: String, rect: Rect, tint: Color? = nil) {
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
}
