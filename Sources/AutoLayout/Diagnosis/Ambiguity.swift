import ConstraintSolver

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
    guard let variables = items.find(id)?.variables else { return [] }
    return Quantity.allCases.reduce(into: []) { result, quantity in
      if solver.isUndetermined(variables[quantity]) { result.insert(quantity.ambiguity) }
    }
  }

  /// What the constraints leave open about an item's size, and about its place as seen from `container`'s: an item that hangs on
  /// one without a place is not open itself. Meaningful after `solve()`.
  ///
  /// Costs a copy of the solver for each place that is open as seen from the root.
  public func ambiguity(of id: ItemID, in container: ItemID) -> Ambiguity {
    guard let variables = items.find(id)?.variables, let outer = items.find(container)?.variables else {
      return ambiguity(of: id)
    }
    return Quantity.allCases.reduce(into: []) { result, quantity in
      let isOpen =
        quantity.isSize
        ? solver.isUndetermined(variables[quantity]) : isOpen(variables[quantity], from: outer[quantity])
      if isOpen { result.insert(quantity.ambiguity) }
    }
  }

  private func isOpen(_ place: Variable, from origin: Variable) -> Bool {
    guard solver.isUndetermined(place) || solver.isUndetermined(origin) else { return false }
    // Two open places may move together, and then their distance is not open: it needs a variable of its own.
    var copy = solver
    let distance = copy.addVariable(value: copy.value(of: place) - copy.value(of: origin))
    let expression = LinearExpression(place) - LinearExpression(origin)
    do throws(SolverError) {
      _ = try copy.addConstraint(LinearExpression(distance) - expression, .equal)
    } catch { return true }
    return copy.isUndetermined(distance)
  }
}
