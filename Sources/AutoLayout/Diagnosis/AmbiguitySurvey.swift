import ConstraintSolver

/// The ambiguities of all items of an engine, for many questions about one solution. One question costs what moves the item, where
/// ``LayoutEngine/ambiguity(of:)`` costs optimizations for each ambiguous quantity.
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
      let isOpen =
        engine.isMirrored(quantity, by: id)
        ? isOpen(engine.start(of: id, variables, quantity, by: id)) : isUndetermined(variables[quantity])
      if isOpen { result.insert(quantity.ambiguity) }
    }
  }

  /// The same as ``LayoutEngine/ambiguity(of:in:)``.
  public func ambiguity(of id: ItemID, in container: ItemID) -> Ambiguity {
    guard let variables = engine.items.find(id)?.variables, engine.items.find(container)?.variables != nil else {
      return ambiguity(of: id)
    }
    return Quantity.allCases.reduce(into: []) { result, quantity in
      let isOpen =
        quantity.isSize
        ? isUndetermined(variables[quantity])
        : isOpen(engine.start(of: id, variables, quantity, by: container) - engine.start(of: container, quantity))
      if isOpen { result.insert(quantity.ambiguity) }
    }
  }

  private func isUndetermined(_ v: Variable) -> Bool {
    freedom?.isUndetermined(v) ?? engine.solver.isUndetermined(v)
  }

  private func isOpen(_ expression: LinearExpression) -> Bool {
    freedom?.isUndetermined(expression) ?? engine.isOpen(expression)
  }
}
