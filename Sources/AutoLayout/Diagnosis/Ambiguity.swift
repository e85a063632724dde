import ConstraintSolver

/// Which of an item's four quantities are ambiguous: the constraints allow them several values, all equally good.
public struct Ambiguity: OptionSet, Hashable, Sendable {
  /// One bit for each quantity.
  public let rawValue: UInt8

  /// The quantities of those bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The x of the left edge is ambiguous.
  public static let horizontalPosition = Ambiguity(rawValue: 1)
  /// The y of the top edge is ambiguous.
  public static let verticalPosition = Ambiguity(rawValue: 2)
  /// The width is ambiguous.
  public static let width = Ambiguity(rawValue: 4)
  /// The height is ambiguous.
  public static let height = Ambiguity(rawValue: 8)
}

extension LayoutEngine {
  /// The quantities of an item that are ambiguous, seen from the engine's root; none of a derived item. Call it after
  /// ``solve()``.
  ///
  /// The answer is exact. It is cheap where nothing is ambiguous; an ambiguous quantity may cost two optimisations on a
  /// copy of the solver.
  public func ambiguity(of id: ItemID) -> Ambiguity {
    guard let variables = items.find(id)?.variables else { return [] }
    return Quantity.allCases.reduce(into: []) { result, quantity in
      if solver.isUndetermined(variables[quantity]) { result.insert(quantity.ambiguity) }
    }
  }

  /// The quantities of an item that are ambiguous, its place as seen from `container`: an item that is attached to an
  /// ambiguous container is not itself ambiguous. Where either has no variables, the place is seen from the root. Call
  /// it after ``solve()``.
  ///
  /// Costs a copy of the solver for each coordinate that is ambiguous as seen from the root.
  public func ambiguity(of id: ItemID, in container: ItemID) -> Ambiguity {
    guard let variables = items.find(id)?.variables, items.find(container)?.variables != nil else {
      return ambiguity(of: id)
    }
    return Quantity.allCases.reduce(into: []) { result, quantity in
      let variable = variables[quantity]
      let isOpen =
        quantity.isSize
        ? solver.isUndetermined(variable) : isOpen(variable, from: alignmentMin(container, quantity.axis))
      if isOpen { result.insert(quantity.ambiguity) }
    }
  }

  func isOpen(_ place: Variable, from origin: LinearExpression) -> Bool {
    guard solver.isUndetermined(place) || origin.terms.contains(where: { solver.isUndetermined($0.variable) }) else {
      return false
    }
    // Two ambiguous places may move together, and then their distance is not ambiguous. It needs a variable of its own.
    let expression = (LinearExpression(place) - origin).normalized
    var copy = solver
    let distance = copy.addVariable(value: copy.value(of: expression))
    do throws(SolverError) {
      _ = try copy.addConstraint(LinearExpression(distance) - expression, .equal)
    } catch { return true }
    return copy.isUndetermined(distance)
  }
}
