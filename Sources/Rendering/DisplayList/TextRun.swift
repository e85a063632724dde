import Geometry
import LayoutReports

/// One line of text in one style.
package struct TextRun: Hashable, Sendable {
  /// Which point of the baseline a run is placed by.
  package enum Anchor: Hashable, Sendable {
    /// `position` is the left end of the baseline.
    case start
    /// `position` is the middle of the baseline.
    case middle
  }

  /// The characters to draw. SVG output turns tabs and line ends into spaces and drops other control characters.
  package var text: String
  /// A point on the baseline, in points of the group around the run; `anchor` says which point it is.
  package var position: Point
  /// Whether `position` is the left end or the middle of the baseline.
  package var anchor: Anchor
  /// The measured advance in points, which a writer keeps whatever font it finds; `nil` leaves it to the font.
  package var width: Double?
  /// How far each character begins to the right of `position`, in points; `nil` leaves it to the font.
  package var offsets: [Double]?
  /// The one font of all characters; a character that the font lacks takes a font of the reader's choice.
  package var font: Font
  /// The color of the glyphs; an alpha below 1 lets what is beneath show through.
  package var color: Color

  /// By default the run starts at `position` and is as wide as the reader's font makes it.
  package init(
    _ text: String, at position: Point, anchor: Anchor = .start, width: Double? = nil, offsets: [Double]? = nil,
    font: Font,
    color: Color
  ) {
    self.text = text
    self.position = position
    self.anchor = anchor
    self.width = width
    self.offsets = offsets
    self.font = font
    self.color = color
  }
}

/// A request for a font by family, size, weight and slant; a reader that lacks the family substitutes another one.
package struct Font: Hashable, Sendable {
  /// `nil` is the system font.
  package var family: String?
  /// In points.
  package var size: Double
  /// As CSS counts, 100 to 900.
  package var weight: Int
  /// Whether the glyphs are slanted; false asks for upright ones.
  package var isItalic: Bool

  /// By default the font is the upright system font in its regular weight, 400.
  package init(family: String? = nil, size: Double, weight: Int = 400, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }

  /// A guess at the advance of `text`, for labels of our own making: 0.55 of the size for each character, a little
  /// more than mixed Latin text takes in the system font, so that what is said to fit does fit.
  func estimatedWidth(of text: String) -> Double {
    Double(text.count) * size * 0.55
  }
}
