import ConstraintSolver

/// Which of an item's four quantities are ambiguous: the constraints allow them several values, all equally good.
public struct Ambiguity: OptionSet, Hashable, Sendable {
  /// One bit for each quantity.
  public let rawValue: UInt8

  /// The quantities of those bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The x of the leading edge is ambiguous: of the left one, or of the right one where the item reads from right to left.
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
  /// The answer is exact. It is cheap where nothing is ambiguous; an ambiguous quantity may cost two optimizations on a
  /// copy of the solver.
  public func ambiguity(of id: ItemID) -> Ambiguity {
    guard let variables = items.find(id)?.variables else { return [] }
    return Quantity.allCases.reduce(into: []) { result, quantity in
      let isOpen =
        isMirrored(quantity, by: id)
        ? isOpen(start(of: id, variables, quantity, by: id)) : solver.isUndetermined(variables[quantity])
      if isOpen { result.insert(quantity.ambiguity) }
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
      let isOpen =
        quantity.isSize
        ? solver.isUndetermined(variables[quantity])
        : isOpen(start(of: id, variables, quantity, by: container) - start(of: container, quantity))
      if isOpen { result.insert(quantity.ambiguity) }
    }
  }

  /// Whether a quantity is the place of the right edge, because an item reads from right to left.
  func isMirrored(_ quantity: Quantity, by id: ItemID) -> Bool {
    quantity == .minX && items[id].traits.isRightToLeft
  }

  /// Where an item begins: the x of its left edge, or of its right one where `reader` reads from right to left; the y of its top edge.
  /// The variable of the place counts, also where the item follows its container: then nothing but that decides it.
  func start(
    of id: ItemID, _ variables: ItemVariables, _ quantity: Quantity, by reader: ItemID
  ) -> LinearExpression {
    let min = LinearExpression(variables[quantity])
    return isMirrored(quantity, by: reader) ? min + alignmentSize(id, quantity.axis) : min
  }

  /// The edge of a container from which places in it are seen.
  func start(of container: ItemID, _ quantity: Quantity) -> LinearExpression {
    let min = alignmentMin(container, quantity.axis)
    return isMirrored(quantity, by: container) ? min + alignmentSize(container, quantity.axis) : min
  }

  /// Whether other values of an expression are as good. Two ambiguous places may move together, and then their distance is not
  /// ambiguous. It needs a variable of its own.
  func isOpen(_ expression: LinearExpression) -> Bool {
    let expression = expression.normalized
    guard expression.terms.contains(where: { solver.isUndetermined($0.variable) }) else { return false }
    guard expression.terms.count > 1 else { return true }
    var copy = solver
    let value = copy.addVariable(value: copy.value(of: expression))
    do throws(SolverError) {
      _ = try copy.addConstraint(LinearExpression(value) - expression, .equal)
    } catch { return true }
    return copy.isUndetermined(value)
  }
}
