import Synchronization

/// The advances of what a face shaped of late. They are parts of the point size, so that a text that is measured at several
/// widths, or shrunk until it fits, is shaped once.
///
/// Keeps stretches with all the text around them, because that decides how letters join. Any thread may ask.
final class ShapedStretches: Sendable {
  fileprivate struct Key: Hashable {
    var text: [UInt32]
    var stretch: ShapedStretch
  }

  /// What was asked for since the present generation began, and in the one before it; what was asked for in neither is
  /// forgotten.
  fileprivate struct Generations: Sendable {
    var present: [Key: [Double?]] = [:]
    var previous: [Key: [Double?]] = [:]
    /// In the texts of the present generation.
    var scalars = 0
  }

  /// Scalars in the texts of a generation. A scalar takes about 20 bytes, hence both generations at most 700 kB.
  static let capacity = 1 << 14
  /// A longer text is shaped each time.
  static let longest = capacity / 16

  private let kept = Mutex(Generations())

  /// What `shaper` says of a stretch of a text.
  func advances(_ text: [UInt32], _ stretch: ShapedStretch, by shaper: any Shaper) -> [Double?] {
    guard text.count <= ShapedStretches.longest else { return shaper.advances(text, stretch) }
    let key = Key(text: text, stretch: stretch)
    if let known = kept.withLock({ $0.find(key) }) { return known }
    let found = shaper.advances(text, stretch)
    kept.withLock { $0.keep(found, for: key) }
    return found
  }
}

extension ShapedStretches.Generations {
  fileprivate mutating func find(_ key: ShapedStretches.Key) -> [Double?]? {
    if let known = present[key] { return known }
    guard let known = previous[key] else { return nil }
    keep(known, for: key)
    return known
  }

  fileprivate mutating func keep(_ advances: [Double?], for key: ShapedStretches.Key) {
    if scalars >= ShapedStretches.capacity { (previous, present, scalars) = (present, [:], 0) }
    if present.updateValue(advances, forKey: key) == nil { scalars += key.text.count + 1 }
  }
}
