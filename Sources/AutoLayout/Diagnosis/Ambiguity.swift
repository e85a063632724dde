/// Which of an item's four quantities have more than one value at the optimum.
public struct Ambiguity: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let horizontalPosition = Ambiguity(rawValue: 1)
  public static let verticalPosition = Ambiguity(rawValue: 2)
  public static let width = Ambiguity(rawValue: 4)
  public static let height = Ambiguity(rawValue: 8)
}

extension LayoutEngine {
  /// What the constraints leave open about an item; empty for derived items. Meaningful after `solve()`.
  ///
  /// Exact, and cheap where nothing is open; an open quantity may cost two optimisations on a copy of the solver.
  public func ambiguity(of id: ItemID) -> Ambiguity {
    guard let variables = items[Int(id.index)]?.variables else { return [] }
    return Quantity.allCases.reduce(into: []) { result, quantity in
      if solver.isUndetermined(variables[quantity]) { result.insert(quantity.ambiguity) }
    }
  }
}
