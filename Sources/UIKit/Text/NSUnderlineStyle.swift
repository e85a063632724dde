/// The line under a text or through it: the value of `NSAttributedString.Key.underlineStyle` is its raw value.
///
/// Every style but an empty one is drawn as one plain line.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int

  /// Takes any bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A line that is twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A line of dots, with one of the others.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A line of dashes, with one of the others.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Dashes and dots by turns, with one of the others.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Dashes and two dots by turns, with one of the others.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Only under words, not under the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
