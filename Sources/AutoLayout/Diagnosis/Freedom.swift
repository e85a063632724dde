import ConstraintSolver

/// One of an item's four quantities.
public enum Quantity: CaseIterable, Hashable, Sendable {
  case minX, minY, width, height

  /// The quantity as Apple's engine writes it in traces.
  public var word: String {
    switch self {
    case .minX: "minX"
    case .minY: "minY"
    case .width: "Width"
    case .height: "Height"
    }
  }

  public var axis: Axis {
    switch self {
    case .minX, .width: .horizontal
    case .minY, .height: .vertical
    }
  }

  public var isSize: Bool { self == .width || self == .height }

  /// The quantity as part of what may be open about an item.
  public var ambiguity: Ambiguity {
    switch self {
    case .minX: .horizontalPosition
    case .minY: .verticalPosition
    case .width: .width
    case .height: .height
    }
  }
}

extension ItemVariables {
  subscript(quantity: Quantity) -> Variable {
    switch quantity {
    case .minX: minX
    case .minY: minY
    case .width: width
    case .height: height
    }
  }
}

extension LayoutEngine {
  /// The values a quantity of an item may have without anything becoming worse, in points of the engine's root; an end may be
  /// infinite. Nil for derived items. Costs two optimisations on a copy of the solver.
  public func freedom(of id: ItemID, _ quantity: Quantity) -> ClosedRange<Double>? {
    items.find(id)?.variables.map { solver.freedom(of: $0[quantity]) }
  }

  /// The values an attribute may have without anything becoming worse, in points of the engine's root; nil if it has one only.
  /// Costs two optimisations on a copy of the solver where something is open.
  public func freedom(of id: ItemID, _ attribute: Attribute) -> ClosedRange<Double>? {
    let expression = value(of: attribute, id, directionOf: id).normalized
    // Two open quantities may outweigh each other, and then their sum is not: it needs a variable of its own.
    guard expression.terms.contains(where: { solver.isUndetermined($0.variable) }) else { return nil }
    var copy = solver
    let sum = copy.addVariable(value: solver.value(of: expression))
    do throws(SolverError) {
      _ = try copy.addConstraint(LinearExpression(sum) - expression, .equal)
    } catch { return nil }
    return copy.isUndetermined(sum) ? copy.freedom(of: sum) : nil
  }

  /// The present value of a quantity in points of the engine's root; nil for derived items.
  public func value(of id: ItemID, _ quantity: Quantity) -> Double? {
    items.find(id)?.variables.map { solver.value(of: $0[quantity]) }
  }

  /// The number of the engine's variable behind a quantity; nil for derived items.
  public func variableNumber(of id: ItemID, _ quantity: Quantity) -> Int? {
    items.find(id)?.variables.map { Int($0[quantity].index) }
  }

  /// The constraints whose constants move an item's place or size along an axis, by age; none while constraints clash.
  ///
  /// Costs what `solve()` does if something changed since, else is linear in the engine.
  public func constraintsAffecting(_ id: ItemID, _ axis: Axis) -> [ConstraintHandle] {
    guard let item = items.find(id) else { return [] }
    // A derived item moves with the frame it is derived from.
    guard let variables = item.variables else { return item.derived.map { constraintsAffecting($0.base, axis) } ?? [] }
    var solver = solver
    do throws(Conflict) { try solver.solve() } catch { return [] }
    var found: Set<ConstraintHandle> = []
    for quantity in Quantity.allCases where quantity.axis == axis {
      for influence in solver.sensitivity(of: variables[quantity]).constraints where influence.rate != 0 {
        if let handle = recordOfRow[influence.constraint] { found.insert(handle) }
      }
    }
    return found.sorted()
  }
}
