import Geometry

/// What a view draws itself, over its background and under its children.
public enum Content: Hashable, Sendable {
  /// The view draws its background only.
  case none
  /// Text of a label, a button or a text view.
  case text(TextContent)
  /// The image of an image view, or of a button without a title.
  case image(ImageContent)
  /// A control that has a look of its own.
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
  /// Whether the font's letters are slanted.
  public var isItalic: Bool
  /// The color of all lines.
  public var color: Color
  /// What alone is seen of the lines, in the coordinates in which they are; nil where they lie within what draws them.
  public var clip: Rect?

  /// Black text in the system font at 17 points, of which all is seen, unless said otherwise.
  public init(
    lines: [TextLine], fontFamily: String? = nil, fontSize: Double = 17, fontWeight: Int = 400,
    isItalic: Bool = false, color: Color = Color(red: 0, green: 0, blue: 0), clip: Rect? = nil
  ) {
    self.clip = clip
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
  /// The measured advance, in points; more than the view has where the text is clipped.
  public var width: Double
  /// How far each character begins to the right of ``x``, in points; nil in a report that is not for drawing, and for texts whose
  /// characters are joined or ordered by their script.
  public var offsets: [Double]?

  /// A line at a place in the view's coordinates, with its measured advance; points.
  public init(text: String, x: Double, baseline: Double, width: Double, offsets: [Double]? = nil) {
    self.offsets = offsets
    self.text = text
    self.x = x
    self.baseline = baseline
    self.width = width
  }
}

/// An image by name and file: the pixels themselves are not part of a report.
public struct ImageContent: Hashable, Sendable {
  /// As the asset catalog or the system names it; `nil` for an image made in code.
  public var name: String?
  /// As `UIView.ContentMode` spells it: `scaleToFill`, `scaleAspectFit`, `topLeft` and so on.
  public var contentMode: String
  /// In points; `nil` when the image was not found.
  public var size: Size?
  /// The color of a template image.
  public var tint: Color?
  /// The path of the file with the pixels or the outlines; nil where none is known, as for symbols of the system.
  public var file: String?
  /// Whether the image is one color, ``tint``, wherever the file has any.
  public var isTemplate: Bool
  /// Points from the edges of the image inwards to the part that is stretched where the image is pulled; nil if all of it is.
  public var capInsets: Insets?
  /// Whether the name is that of a symbol of the system, which is drawn without a ``file``; else it is one of the app's catalog.
  public var isSymbol: Bool

  /// Whether a symbol of the system is drawn as in a mirror, because its name speaks of the direction of reading and that is from the
  /// right. It counts for no ``file``.
  public var isMirrored: Bool

  /// An image of the app that was not found and is not tinted, unless said otherwise.
  public init(
    name: String? = nil, contentMode: String = "scaleToFill", size: Size? = nil, tint: Color? = nil,
    file: String? = nil, isTemplate: Bool = false, capInsets: Insets? = nil, isSymbol: Bool = false,
    isMirrored: Bool = false
  ) {
    self.isSymbol = isSymbol
    self.isMirrored = isMirrored
    self.capInsets = capInsets
    self.file = file
    self.isTemplate = isTemplate
    self.name = name
    self.contentMode = contentMode
    self.size = size
    self.tint = tint
  }
}
