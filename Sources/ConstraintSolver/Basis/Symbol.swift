/// A column of the equation system: a structural variable, or the value of the left side of a constraint.
///
/// Both kinds share one dense numbering, so that every per-symbol property is one flat array: variable *i* is 2*i*,
/// the row value of constraint *i* is 2*i* + 1.
typealias Symbol = Int32

extension Symbol {
  init(structural variable: Int32) { self = variable &* 2 }
  init(row constraint: Int32) { self = constraint &* 2 &+ 1 }

  var isStructural: Bool { self & 1 == 0 }
  /// The index of the variable or of the constraint.
  var ordinal: Int32 { self >> 1 }

  var symbolName: String { isStructural ? "x\(ordinal)" : "s\(ordinal)" }
}
