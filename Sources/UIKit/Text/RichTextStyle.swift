/// What Rich Text Format says of a run of text, as far as it is read and written here.
struct RichTextStyle: Hashable {
  /// The number in the table of fonts; nil for the font of the document.
  var font: Int?
  /// Twice the size of the font, in points; nil for that of the document.
  var halfPoints: Int?
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruck = false
  /// The number in the table of colors; 0 is no color.
  var color = 0
  var background = 0
  var alignment: NSTextAlignment?
  /// Points.
  var firstLineIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var link: URL?

  /// What applies to text alone and not to its paragraph goes back to that of the document.
  mutating func plain() { self = RichTextStyle(paragraphOf: self) }

  init() {}

  private init(paragraphOf style: RichTextStyle) {
    (alignment, firstLineIndent, headIndent, link) = (
      style.alignment, style.firstLineIndent, style.headIndent, style.link
    )
  }
}

/// A color of the table of a rich text.
struct RichTextColor: Hashable {
  var red = 0
  var green = 0
  var blue = 0

  var color: UIColor {
    UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
  }

  init() {}

  /// Nil for a color that has no parts of red, green and blue.
  init?(_ color: UIColor) {
    var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&parts.red, green: &parts.green, blue: &parts.blue, alpha: &parts.alpha) else { return nil }
    func byte(_ part: CGFloat) -> Int { Int((min(max(part, 0), 1) * 255).rounded()) }
    (red, green, blue) = (byte(parts.red), byte(parts.green), byte(parts.blue))
  }
}
