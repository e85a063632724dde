/// A number that the simplex method works with: a variable (a structural symbol), or the left side of a constraint
/// without its constant, *s* = Σ *a*·*x*.
///
/// Both kinds are counted together, so that every property of symbols is one array: variable *i* is symbol 2*i*, the
/// left side of constraint *i* is symbol 2*i* + 1.
typealias Symbol = Int32

extension Symbol {
  init(structural variable: Int32) { self = variable &* 2 }
  init(row constraint: Int32) { self = constraint &* 2 &+ 1 }

  var isStructural: Bool { self & 1 == 0 }
  /// The number of the variable or of the constraint.
  var ordinal: Int32 { self >> 1 }

  var symbolName: String { isStructural ? "x\(ordinal)" : "s\(ordinal)" }
}
