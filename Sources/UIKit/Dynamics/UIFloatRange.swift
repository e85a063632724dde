/// A range of numbers.
public struct UIFloatRange: Hashable, Sendable {
  /// The least; minus infinity for an infinite range.
  public var minimum: CGFloat
  /// The greatest; infinity for an infinite range.
  public var maximum: CGFloat

  /// From 0 to 0.
  public init() { (minimum, maximum) = (0, 0) }
  /// From a number to another.
  public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }

  /// From 0 to 0.
  public static let zero = UIFloatRange()
  /// All numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// Whether the range has no end in either direction.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

/// Whether two ranges are the same.
public func UIFloatRangeIsEqualToRange(_ range: UIFloatRange, _ otherRange: UIFloatRange) -> Bool {
  range == otherRange
}
/// Whether a range has no end in either direction.
public func UIFloatRangeIsInfinite(_ range: UIFloatRange) -> Bool { range.isInfinite }
