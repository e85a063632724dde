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
  }

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
