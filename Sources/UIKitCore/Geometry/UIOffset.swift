/// A distance along both axes, in points, such as that of a title from where it would lie.
public struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset()

  /// No distance along an axis that is not given.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
