/// Reused memory of one optimisation.
struct Optimizer: Sendable {
  /// A point on the path of the entering symbol where something happens.
  struct Event: Sendable {
    /// Distance along the path, ≥ 0.
    var distance: Double
    /// How fast the symbol moves along the path, > 0.
    var rate: Double
    /// By how much the slope of the cost rises; infinite if the symbol must not go on.
    var rise: Double
    var symbol: Symbol
    /// Whether this is the entering symbol itself: then nothing has to be exchanged.
    var isEntering: Bool
    /// The value of the symbol at the event.
    var target: Double
    /// The piece of its cost the symbol is on beyond the event.
    var pieceBeyond: Int8

    static func precedes(_ a: Event, _ b: Event) -> Bool {
      if a.distance != b.distance { return a.distance < b.distance }
      // Both ends of the interval of an equality are at the same place; the near one is met first.
      return (a.symbol, a.rise, abs(a.pieceBeyond)) < (b.symbol, b.rise, abs(b.pieceBeyond))
    }
  }

  /// Derivative of the cost of the level by tight symbol, without the symbol's own cost; by slot.
  var gradient: ContiguousArray<Double> = []
  /// The slots whose gradient is not zero, or whose symbol violates its own interval.
  var touched: ContiguousArray<Int32> = []
  var events: ContiguousArray<Event> = []

  /// Whether no member of the level is violated, after the last pricing.
  var isSatisfied = false

  mutating func reset() {
    for slot in touched { gradient[Int(slot)] = 0 }
    touched.removeAll(keepingCapacity: true)
  }
}
