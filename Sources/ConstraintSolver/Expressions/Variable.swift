/// An unknown of a ``Solver``.
///
/// ``Solver/addVariable(lowerBound:value:)`` hands it out. It is valid for that solver and for copies of it, until
/// ``Solver/removeVariable(_:)``; a later variable may then be the same.
public struct Variable: Hashable, Sendable, Comparable {
  /// A small number, counted from 0, by which an array can be indexed.
  public let index: Int32

  init(index: Int32) {
    self.index = index
  }

  /// Whether the number of `a` is the smaller one. Variables that were not reused are ordered by age.
  public static func < (a: Variable, b: Variable) -> Bool {
    a.index < b.index
  }
}

extension Variable: CustomStringConvertible {
  /// The letter x and the number: `x12`.
  public var description: String { "x\(index)" }
}
