import Geometry
import LayoutReports

/// One line of text in one style.
public struct TextRun: Hashable, Sendable {
  public enum Anchor: Hashable, Sendable {
    /// `position` is the left end of the baseline.
    case start
    /// `position` is the middle of the baseline.
    case middle
  }

  public var text: String
  public var position: Point
  public var anchor: Anchor
  /// The measured advance in points, which a writer keeps whatever font it finds; `nil` leaves it to the font.
  public var width: Double?
  public var font: Font
  public var color: Color

  public init(
    _ text: String, at position: Point, anchor: Anchor = .start, width: Double? = nil, font: Font, color: Color
  ) {
    self.text = text
    self.position = position
    self.anchor = anchor
    self.width = width
    self.font = font
    self.color = color
  }
}

public struct Font: Hashable, Sendable {
  /// `nil` is the system font.
  public var family: String?
  /// In points.
  public var size: Double
  /// As CSS counts, 100 to 900.
  public var weight: Int
  public var isItalic: Bool

  public init(family: String? = nil, size: Double, weight: Int = 400, isItalic: Bool = false) {
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
