import Geometry

/// A text, and the room that its view gives it.
public struct TextFit: Hashable, Sendable, Codable {
  /// The whole text, also where the view shows less.
  public var text: String
  /// What the text takes: in one line if it may have one only, else broken at the view's width; points.
  public var needed: Size
  /// What the view has for it; points.
  public var available: Size
  /// Whether words are left out or lines are cut.
  public var isClipped: Bool
  /// Whether the text's own font was there to measure with, not a substitute.
  public var isMeasured: Bool

  /// The sizes are in points.
  public init(text: String, needed: Size, available: Size, isClipped: Bool, isMeasured: Bool) {
    self.text = text
    self.needed = needed
    self.available = available
    self.isClipped = isClipped
    self.isMeasured = isMeasured
  }
}
