import ConstraintSolver

/// The ambiguities of all items of an engine, for many questions about one solution. One question costs what moves the item, where
/// ``LayoutEngine/ambiguity(of:)`` costs optimisations for each ambiguous quantity.
public final class AmbiguitySurvey: Sendable {
  private let engine: LayoutEngine
  /// Nil while constraints clash.
  private let freedom: FreedomSurvey?

  /// Surveys an engine after ``LayoutEngine/solve()``; linear in the engine for each way in which the solution can move.
  public init(_ engine: LayoutEngine) {
    self.engine = engine
    freedom = engine.solver.freedomSurvey()
  }

  /// The same as ``LayoutEngine/ambiguity(of:)``.
  public func ambiguity(of id: ItemID) -> Ambiguity {
    guard let variables = engine.items.find(id)?.variables else { return [] }
    return Quantity.allCases.reduce(into: []) { result, quantity in
      if isUndetermined(variables[quantity]) { result.insert(quantity.ambiguity) }
    }
  }

  /// The same as ``LayoutEngine/ambiguity(of:in:)``.
  public func ambiguity(of id: ItemID, in container: ItemID) -> Ambiguity {
    guard let variables = engine.items.find(id)?.variables, engine.items.find(container)?.variables != nil else {
      return ambiguity(of: id)
    }
    return Quantity.allCases.reduce(into: []) { result, quantity in
      let variable = variables[quantity]
      let isOpen =
        quantity.isSize
        ? isUndetermined(variable) : isOpen(variable, from: engine.alignmentMin(container, quantity.axis))
      if isOpen { result.insert(quantity.ambiguity) }
    }
  }

  private func isUndetermined(_ v: Variable) -> Bool {
    freedom?.isUndetermined(v) ?? engine.solver.isUndetermined(v)
  }

  private func isOpen(_ place: Variable, from origin: LinearExpression) -> Bool {
    freedom?.isUndetermined(LinearExpression(place) - origin) ?? engine.isOpen(place, from: origin)
  }
}
