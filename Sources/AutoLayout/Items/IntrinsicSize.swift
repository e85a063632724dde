import ConstraintSolver

/// The size of an item's content, which enters the engine as two inequalities per axis: `size <= wish @hugging` and
/// `size >= wish @resistance`.
public struct IntrinsicSize: Hashable, Sendable {
  /// The size of a content along one axis.
  public struct Wish: Hashable, Sendable {
    /// The size in points, of the alignment rectangle; nil, a negative number, NaN and infinity mean that the content
    /// has none.
    public var size: Double?
    /// How much the item wants to be no larger than its content.
    public var hugging: Priority
    /// How much the item wants to be no smaller than its content.
    public var resistance: Priority

    /// A size in points, if there is one, with the priorities that a plain view has: it hugs at 250 and resists
    /// compression at 750.
    public init(size: Double? = nil, hugging: Priority = .defaultLow, resistance: Priority = .defaultHigh) {
      self.size = size
      self.hugging = hugging
      self.resistance = resistance
    }

    /// The size, if the content has one.
    var validSize: Double? {
      guard let size, size.isFinite, size >= 0 else { return nil }
      return size
    }
  }

  /// The size of the content along the x axis.
  public var width: Wish
  /// The size of the content along the y axis.
  public var height: Wish

  /// The size of a content; without arguments, of one that has no size.
  public init(width: Wish = Wish(), height: Wish = Wish()) {
    self.width = width
    self.height = height
  }
}
