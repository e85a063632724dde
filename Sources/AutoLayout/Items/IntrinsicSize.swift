import ConstraintSolver

/// An item's own wish for its size, which enters the engine as two inequalities per axis:
/// `size <= wish @hugging` and `size >= wish @resistance`.
public struct IntrinsicSize: Hashable, Sendable {
  public struct Wish: Hashable, Sendable {
    /// Points; nil, negative or not finite means the item has no wish on this axis.
    public var size: Double?
    public var hugging: Priority
    public var resistance: Priority

    public init(size: Double? = nil, hugging: Priority = .defaultLow, resistance: Priority = .defaultHigh) {
      self.size = size
      self.hugging = hugging
      self.resistance = resistance
    }

    var validSize: Double? {
      guard let size, size.isFinite, size >= 0 else { return nil }
      return size
    }
  }

  public var width: Wish
  public var height: Wish

  public init(width: Wish = Wish(), height: Wish = Wish()) {
    self.width = width
    self.height = height
  }
}
