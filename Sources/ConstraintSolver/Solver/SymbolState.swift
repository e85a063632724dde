/// All that is known of one symbol, side by side: most steps need most of it.
struct SymbolState: Sendable {
  /// Current value.
  var value = 0.0
  /// The interval in which the symbol costs nothing.
  var lower = -Double.infinity
  var upper = Double.infinity
  /// The level at which leaving the interval costs, or one of the constants of ``Level``.
  var level = Level.absent
  /// The row of the basis matrix, −1 for a basic symbol.
  var slot: Int32 = -1
  /// Where the symbol stands among the members of its level.
  var position: Int32 = -1
  /// The linear piece of its cost that a basic symbol of the level is on: −1 below its interval, 0 in it, +1 above.
  ///
  /// Remembered rather than read off the value: on a breakpoint the value fits two pieces, and which one it is decides
  /// what the basis is. Forgetting it would void the argument that the method ends.
  var piece: Int8 = 0
  /// Whether the symbol keeps a parallel one in place, or is kept by one. Then a new constant may change what is
  /// optimal even if nothing leaves its piece.
  var isHeld = false
  /// Whether a new constant waits to be followed, see ``Solver/moved``.
  var isMoved = false
  /// Whether the symbol waits to be looked at again, see ``Solver/pending``.
  var isPending = false

  @inline(__always)
  var isBasic: Bool { slot < 0 }

  /// The piece by the value; 0 at the ends of the interval.
  @inline(__always)
  func presentPiece(_ tolerance: Double) -> Int8 {
    value < lower - tolerance ? -1 : value > upper + tolerance ? 1 : 0
  }

  /// The lower end of the piece of a basic symbol.
  @inline(__always)
  var pieceLower: Double { level < 0 || piece < 0 ? -.infinity : piece == 0 ? lower : upper }

  /// The upper end of the piece of a basic symbol.
  @inline(__always)
  var pieceUpper: Double { level < 0 || piece > 0 ? .infinity : piece == 0 ? upper : lower }

  /// Whether a basic symbol that moved is still on its piece.
  ///
  /// A required symbol on a piece that costs is off by what counts as rounding. That must not grow, so it may not move.
  @inline(__always)
  func isOnPiece(_ tolerance: Double) -> Bool {
    if level < 0 { return true }
    if piece == 0 { return value >= lower - tolerance && value <= upper + tolerance }
    if level == Level.required { return false }
    return piece < 0 ? value <= lower + tolerance : value >= upper - tolerance
  }

  /// Translates relation and constant of a constraint to the interval of Σ terms.
  mutating func setInterval(of record: Solver.Record) {
    let breakpoint = -record.constant
    lower = record.relation == .lessThanOrEqual ? -.infinity : breakpoint
    upper = record.relation == .greaterThanOrEqual ? .infinity : breakpoint
  }

  /// The symbol may have any value at no cost from now on.
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
