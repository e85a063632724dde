/// Which margins and sides of a view may change when its superview's size does. The raw values are those of
/// `UIView.AutoresizingMask`.
@frozen
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// One bit for each option.
  public let rawValue: UInt

  /// The mask with those bits; bits without a meaning are kept.
  @inlinable
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The distance to the superview's left edge may change.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width may change.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance to the superview's right edge may change.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance to the superview's top edge may change.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height may change.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance to the superview's bottom edge may change.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

  /// The three flags of one axis: margin before, size, margin after.
  public func flags(_ axis: Axis) -> (before: Bool, size: Bool, after: Bool) {
    switch axis {
    case .horizontal:
      (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
    case .vertical:
      (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
    }
  }

  /// Where a view lies along an axis once its container has another size, as UIKit resizes views whose superview's frame is set: the
  /// flexible ones of margin, size and margin share the change in proportion to their lengths, or evenly if these are all 0.
  ///
  /// Source: a view of 100 points at 50 in 400 whose two margins are flexible lies at 116.67 in 800. The constraints that UIKit
  /// makes of masks for a layout keep the middle of such a view instead; see the module AutoLayout.
  ///
  /// - Parameters:
  ///   - min: the left or top edge in points, from the container's.
  ///   - size: the width or height in points.
  ///   - old: the container's length before, in points.
  ///   - new: its length now.
  public func resized(
    _ axis: Axis, min: Double, size: Double, from old: Double, to new: Double
  ) -> (min: Double, size: Double) {
    let flags = flags(axis)
    let after = old - min - size
    let count = (flags.before ? 1.0 : 0) + (flags.size ? 1 : 0) + (flags.after ? 1 : 0)
    guard count > 0, old != new else { return (min, size) }
    let flexible = (flags.before ? min : 0) + (flags.size ? size : 0) + (flags.after ? after : 0)
    func share(_ isFlexible: Bool, _ part: Double) -> Double {
      guard isFlexible else { return 0 }
      return (new - old) * (flexible == 0 ? 1 / count : part / flexible)
    }
    return (min + share(flags.before, min), Swift.max(0, size + share(flags.size, size)))
  }
}
