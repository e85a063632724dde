import Geometry

/// What a view draws itself, over its background and under its children.
public enum Content: Hashable, Sendable {
  case none
  case text(TextContent)
  case image(ImageContent)
  case control(ControlContent)
}

/// Text that has been broken into lines and placed; nothing is left to measure.
public struct TextContent: Hashable, Sendable {
  /// From top to bottom.
  public var lines: [TextLine]
  /// The family's name; `nil` for the system font.
  public var fontFamily: String?
  /// In points.
  public var fontSize: Double
  /// As CSS counts: 100 ultra light, 400 regular, 700 bold, 900 black.
  public var fontWeight: Int
  public var isItalic: Bool
  public var color: Color

  public init(
    lines: [TextLine], fontFamily: String? = nil, fontSize: Double = 17, fontWeight: Int = 400,
    isItalic: Bool = false, color: Color = Color(red: 0, green: 0, blue: 0)
  ) {
    self.lines = lines
    self.fontFamily = fontFamily
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.isItalic = isItalic
    self.color = color
  }
}

/// One line of text in the coordinates of the view that draws it.
public struct TextLine: Hashable, Sendable, Codable {
  /// As shown: an ellipsis stands where text was cut.
  public var text: String
  /// The left end.
  public var x: Double
  /// The y of the baseline.
  public var baseline: Double
  /// The measured advance, in points.
  public var width: Double

  public init(text: String, x: Double, baseline: Double, width: Double) {
    self.text = text
    self.x = x
    self.baseline = baseline
    self.width = width
  }
}

/// An image by name: the picture itself is not part of a report.
public struct ImageContent: Hashable, Sendable {
  public var name: String?
  /// As `UIView.ContentMode` spells it: `scaleToFill`, `scaleAspectFit`, `topLeft` and so on.
  public var contentMode: String
  /// In points; `nil` when the image was not found.
  public var size: Size?
  /// The colour of a template image.
  public var tint: Color?

  public init(name: String? = nil, contentMode: String = "scaleToFill", size: Size? = nil, tint: Color? = nil) {
    self.name = name
    self.contentMode = contentMode
    self.size = size
    self.tint = tint
  }
}
