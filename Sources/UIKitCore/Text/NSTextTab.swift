/// A place in a line at which text goes on after a tab.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  // First, whatever else is stored; see `FoundationMark`.
  private let mark = FoundationMark()
  /// At which side of the place the text stands. It has no effect here: text begins there (DEVIATIONS.md, 332).
  public let alignment: NSTextAlignment
  /// Points from the beginning of the line.
  public let location: CGFloat
  /// What more was said, such as the characters that end a column.
  public let options: [OptionKey: Any]

  /// A stop so many points from the beginning of the line.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    location = loc
    self.options = options
  }

  /// Itself, because a stop cannot be changed.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Options do not count.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return location == other.location && alignment == other.alignment
  }
  public override var hash: Int { location.hashValue }

  /// A key of ``options``.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Takes any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `CharacterSet`; stored without effect.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }
}
