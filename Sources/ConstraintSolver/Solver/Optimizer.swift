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
    /// The cell of the symbol in the entering column; `Tableau.none` for the entering symbol itself.
    var cell: Int32
    var symbol: Symbol
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

  /// The linear piece of its cost that a basic symbol of the level is on: −1 below its interval, 0 in it, +1 above.
  ///
  /// Remembered rather than read off the value: on a breakpoint the value fits two pieces, and which one it is decides
  /// what the basis is. Forgetting it would void the argument that the method ends.
  var piece: ContiguousArray<Int8> = []

  /// Derivative of the cost of the level by nonbasic symbol, without the symbol's own cost.
  var gradient: ContiguousArray<Double> = []
  var isTouched: ContiguousArray<Bool> = []
  /// The symbols whose gradient may be nonzero, or that violate their own interval.
  var touched: ContiguousArray<Symbol> = []
  var events: ContiguousArray<Event> = []

  mutating func grow(to bound: Int) {
    while gradient.count < bound {
      gradient.append(0)
      isTouched.append(false)
      piece.append(0)
    }
  }

  mutating func reset() {
    for symbol in touched {
      gradient[Int(symbol)] = 0
      isTouched[Int(symbol)] = false
    }
    touched.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  mutating func touch(_ symbol: Symbol, _ addend: Double) {
    gradient[Int(symbol)] += addend
    if !isTouched[Int(symbol)] {
      isTouched[Int(symbol)] = true
      touched.append(symbol)
    }
  }
}
