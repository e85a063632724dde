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
    var result: Ambiguity = []
    if solver.isUndetermined(variables.minX) { result.insert(.horizontalPosition) }
    if solver.isUndetermined(variables.minY) { result.insert(.verticalPosition) }
    if solver.isUndetermined(variables.width) { result.insert(.width) }
    if solver.isUndetermined(variables.height) { result.insert(.height) }
    return result
  }
}
