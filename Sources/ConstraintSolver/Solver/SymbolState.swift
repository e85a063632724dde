/// What is known of one symbol, kept together because most steps need most of it.
struct SymbolState: Sendable {
  /// The present value.
  var value = 0.0
  /// The interval in which the symbol costs nothing.
  var lower = -Double.infinity
  var upper = Double.infinity
  /// The level at which leaving the interval costs, or one of the constants of ``Level``.
  var level = Level.absent
  /// The number of the symbol's row in the basis; −1 for a basic symbol.
  var slot: Int32 = -1
  /// The index of the symbol among the members of its level.
  var position: Int32 = -1
  /// The linear piece of its cost that a basic symbol is on: −1 below its interval, 0 in it, +1 above.
  ///
  /// It is not computed from the value, because on a breakpoint the value fits two pieces, and which one it is decides
  /// what the basis is. That the method ends can be proved only if it is remembered.
  var piece: Int8 = 0
  /// Whether another constraint on the same single variable keeps the symbol in place, or the symbol keeps it. Then a
  /// new constant may change the optimum even if nothing leaves its piece.
  var isHeld = false
  /// Whether a new constant waits to be followed, see ``Solver/moved``.
  var isMoved = false
  /// Whether the symbol waits to be looked at again, see ``Solver/pending``.
  var isPending = false

  @inline(__always)
  var isBasic: Bool { slot < 0 }

  /// The piece that fits the value; 0 at the ends of the interval.
  @inline(__always)
  func presentPiece(_ tolerance: Double) -> Int8 {
    value < lower - tolerance ? -1 : value > upper + tolerance ? 1 : 0
  }

  /// How far the value is from the interval.
  var violation: Double { max(0, max(lower - value, value - upper)) }

  /// The lower end of the piece of a basic symbol.
  @inline(__always)
  var pieceLower: Double { level < 0 || piece < 0 ? -.infinity : piece == 0 ? lower : upper }

  /// The upper end of the piece of a basic symbol.
  @inline(__always)
  var pieceUpper: Double { level < 0 || piece > 0 ? .infinity : piece == 0 ? upper : lower }

  /// Whether a basic symbol that moved is still on its piece.
  ///
  /// A required symbol on a piece that costs is violated by what counts as rounding. It may not move, lest that grow.
  @inline(__always)
  func isOnPiece(_ tolerance: Double) -> Bool {
    if level < 0 { return true }
    if piece == 0 { return value >= lower - tolerance && value <= upper + tolerance }
    if level == Level.required { return false }
    return piece < 0 ? value <= lower + tolerance : value >= upper - tolerance
  }

  /// Sets the interval in which the relation of a constraint and its constant allow its left side to be.
  mutating func setInterval(of record: Solver.Record) {
    let breakpoint = -record.constant
    lower = record.relation == .lessThanOrEqual ? -.infinity : breakpoint
    upper = record.relation == .greaterThanOrEqual ? .infinity : breakpoint
  }

  /// Allows the symbol any value at no cost.
  mutating func setFree() {
    level = Level.free
    position = -1
    lower = -.infinity
    upper = .infinity
  }
}

/// Values of `SymbolState.level` that are not the number of a priority.
enum Level {
  /// The symbol is not in use.
  static let absent: Int32 = -2
  /// The symbol may have any value at no cost.
  static let free: Int32 = -1
  /// Leaving the interval is not allowed.
  static let required: Int32 = 0
}
