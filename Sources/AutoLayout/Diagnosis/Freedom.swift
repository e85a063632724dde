import ConstraintSolver

/// One of the four numbers of an item's alignment rectangle, in points.
public enum Quantity: CaseIterable, Hashable, Sendable {
  /// The x of the left edge in the engine's root coordinates, which grows to the right.
  case minX
  /// The y of the top edge in the engine's root coordinates, which grows downwards.
  case minY
  /// The distance from the left to the right edge, never negative.
  case width
  /// The distance from the top to the bottom edge, never negative.
  case height

  /// The name that Apple's engine gives the quantity in traces: `minX`, `minY`, `Width`, `Height`.
  public var word: String {
    switch self {
    case .minX: "minX"
    case .minY: "minY"
    case .width: "Width"
    case .height: "Height"
    }
  }

  /// The axis along which the quantity is measured.
  public var axis: Axis {
    switch self {
    case .minX, .width: .horizontal
    case .minY, .height: .vertical
    }
  }

  /// Whether the quantity is the width or the height.
  public var isSize: Bool { self == .width || self == .height }

  /// The set of this quantity alone.
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
  /// The values that a quantity of an item may have while every constraint holds as well as it does now, in points of
  /// the engine's root; an end may be infinite. Nil for a derived item and one that was removed. Costs two
  /// optimizations on a copy of the solver.
  public func freedom(of id: ItemID, _ quantity: Quantity) -> ClosedRange<Double>? {
    items.find(id)?.variables.map { solver.freedom(of: $0[quantity]) }
  }

  /// The values that an attribute of an item may have while every constraint holds as well as it does now, in points of
  /// the engine's root; an end may be infinite. Nil if there is only one such value. Leading and trailing follow the
  /// item's reading direction. Costs up to four optimizations on copies of the solver where a quantity of the item is
  /// ambiguous.
  public func freedom(of id: ItemID, _ attribute: Attribute) -> ClosedRange<Double>? {
    let expression = value(of: attribute, id, directionOf: id).normalized
    // Two ambiguous quantities may outweigh each other, and then their sum is not ambiguous. It needs a variable of its
    // own.
    guard expression.terms.contains(where: { solver.isUndetermined($0.variable) }) else { return nil }
    var copy = solver
    let sum = copy.addVariable(value: solver.value(of: expression))
    do throws(SolverError) {
      _ = try copy.addConstraint(LinearExpression(sum) - expression, .equal)
    } catch { return nil }
    return copy.isUndetermined(sum) ? copy.freedom(of: sum) : nil
  }

  /// The value of a quantity after the last ``solve()``, in points of the engine's root; nil for a derived item and one
  /// that was removed.
  public func value(of id: ItemID, _ quantity: Quantity) -> Double? {
    items.find(id)?.variables.map {
      quantity.isSize ? solver.value(of: $0[quantity]) : solver.value(of: alignmentMin(id, quantity.axis))
    }
  }

  /// The number of the solver's variable that stands for a quantity; nil for a derived item and one that was removed.
  public func variableNumber(of id: ItemID, _ quantity: Quantity) -> Int? {
    items.find(id)?.variables.map { Int($0[quantity].index) }
  }

  /// The constraints whose constants move an item's place or size along an axis, by age; none while constraints clash.
  /// For a derived item, those that move the item it follows.
  ///
  /// - Complexity: Linear in the engine; a solve more if something changed since the last one.
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
