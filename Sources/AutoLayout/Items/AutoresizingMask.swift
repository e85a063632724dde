/// Which of the margins and sizes of a view may grow when its superview does; raw values are UIKit's.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

  /// The three flags of one axis: margin before, size, margin after.
  func flags(_ axis: Axis) -> (before: Bool, size: Bool, after: Bool) {
    switch axis {
    case .horizontal:
      (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
    case .vertical:
      (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
    }
  }
}

/// One axis of a translated mask: `min = minFactor · container + minOffset`, `size = sizeFactor · container + sizeOffset`,
/// with the container's size in points and `min` measured from the container's origin.
public struct AutoresizingSpan: Hashable, Sendable {
  public var minFactor: Double
  public var minOffset: Double
  public var sizeFactor: Double
  public var sizeOffset: Double
}

extension AutoresizingMask {
  /// The linear rule by which a frame follows its container on one axis.
  ///
  /// The flexible parts share a change of the container's size in proportion to their present sizes, the others stay;
  /// no flexible part at all means a flexible margin after. A part of size zero that must flex alone gives constants
  /// only. Source: the translations UIKit prints in conflict logs (`--&`, `-&-`, `&--`, `&-&`, …).
  public func span(_ axis: Axis, min: Double, size: Double, container: Double) -> AutoresizingSpan {
    let flags = flags(axis)
    let after = container - min - size
    let flexible = (flags.before ? min : 0) + (flags.size ? size : 0) + (flags.after ? after : 0)
    let fixed = AutoresizingSpan(minFactor: 0, minOffset: min, sizeFactor: 0, sizeOffset: size)
    guard container > 0, flags.before || flags.size else { return fixed }
    func share(_ isFlexible: Bool, _ part: Double) -> Double {
      guard isFlexible else { return 0 }
      if flexible != 0 { return part / flexible }
      let count = (flags.before ? 1 : 0) + (flags.size ? 1 : 0) + (flags.after ? 1 : 0)
      return 1 / Double(count)
    }
    if flags.before && flags.after && !flags.size {
      // The centre keeps its proportion; the size stays.
      let middle = (min + size / 2) / container
      return AutoresizingSpan(minFactor: middle, minOffset: -size / 2, sizeFactor: 0, sizeOffset: size)
    }
    let minShare = share(flags.before, min)
    let sizeShare = share(flags.size, size)
    return AutoresizingSpan(
      minFactor: minShare, minOffset: min - minShare * container, sizeFactor: sizeShare,
      sizeOffset: size - sizeShare * container)
  }
}
