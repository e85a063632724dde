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
}
