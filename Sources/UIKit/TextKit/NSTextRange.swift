/// A place in a text of TextKit 2.
public protocol NSTextLocation: NSObjectProtocol {
  /// Which of two places comes first.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place in a text, in units of UTF-16 from its beginning.
final class TextOffset: NSObject, NSTextLocation, @unchecked Sendable {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    guard let other = location as? TextOffset, other.offset != offset else { return .orderedSame }
    return offset < other.offset ? .orderedAscending : .orderedDescending
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  override var hash: Int { offset }
  override var description: String { "\(offset)" }
}

/// A part of a text of TextKit 2, which may be empty.
open class NSTextRange: NSObject, @unchecked Sendable {
  /// Before the first character.
  public let location: any NSTextLocation
  /// Behind the last character.
  public let endLocation: any NSTextLocation
  /// Whether both are one place.
  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

  /// From a place to another one, which is the same without one; nil for an end before the beginning.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    (self.location, self.endLocation) = (location, end)
  }

  /// An empty range.
  public init(location: any NSTextLocation) { (self.location, endLocation) = (location, location) }

  init(_ range: NSRange) {
    (location, endLocation) = (TextOffset(range.location), TextOffset(NSMaxRange(range)))
  }

  /// In units of UTF-16; nil for places of a program's own.
  var range: NSRange? {
    guard let start = location as? TextOffset, let end = endLocation as? TextOffset else { return nil }
    return NSRange(location: start.offset, length: end.offset - start.offset)
  }

  /// Whether both ends are the same.
  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame && endLocation.compare(textRange.endLocation) == .orderedSame
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map(isEqual(to:)) ?? false }
  open override var hash: Int { (location as? NSObject)?.hash ?? 0 }

  /// Whether a place is in the range, the end of which is not.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
  }

  /// Whether all of another range is in the range.
  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && textRange.endLocation.compare(endLocation) != .orderedDescending
  }

  /// Whether the ranges have a character in common.
  open func intersects(_ textRange: NSTextRange) -> Bool {
    guard let common = intersection(textRange) else { return false }
    return !common.isEmpty
  }

  /// What the ranges have in common; nil for ranges that do not touch.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    let start = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
    let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? endLocation : textRange.endLocation
    return NSTextRange(location: start, end: end)
  }

  /// The smallest range with both.
  open func union(_ textRange: NSTextRange) -> Self {
    let start = location.compare(textRange.location) == .orderedAscending ? location : textRange.location
    let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : endLocation
    guard let made = NSTextRange(location: start, end: end) as? Self else { return self }
    return made
  }
}
