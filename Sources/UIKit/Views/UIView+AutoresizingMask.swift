extension UIView {
  /// Which margins and sides change when the superview's size does; the parts that may change share the difference in
  /// proportion to their sizes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit for each option, as on iOS.
    public let rawValue: UInt

    /// The mask with those bits; bits without a meaning are kept.
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
  }
}
