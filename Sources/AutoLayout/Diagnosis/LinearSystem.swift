import ConstraintSolver

/// What an engine asks of its solver: the constraints in force as rows over numbered variables, and the values found.
///
/// Another solver can be given the same and its optimum compared, level by level.
public struct LinearSystem: Sendable {
  public struct Row: Sendable {
    /// *expression relation 0*.
    public var expression: LinearExpression
    public var relation: Relation
    public var priority: Priority
  }

  public var rows: [Row]
  /// By the number of the variable, as of the last solve.
  public var values: [Double]
}

extension LayoutEngine {
  /// The system of the constraints in force, oldest handle first, then the bounds *width ≥ 0* and *height ≥ 0* of items with
  /// variables as required rows. Constraints that gave way in a clash are not in it. Linear in the engine.
  public var linearSystem: LinearSystem {
    var system = LinearSystem(rows: [], values: [])
    for handle in records.names where records[handle].row != nil {
      let record = records[handle]
      system.rows.append(.init(expression: record.expression, relation: record.relation, priority: record.priority))
    }
    for variables in items.names.compactMap({ items[$0].variables }) {
      for quantity in Quantity.allCases {
        let variable = variables[quantity]
        let missing = Int(variable.index) + 1 - system.values.count
        if missing > 0 { system.values += [Double](repeating: 0, count: missing) }
        system.values[Int(variable.index)] = solver.value(of: LinearExpression(variable))
        guard quantity == .width || quantity == .height else { continue }
        system.rows.append(
          .init(expression: LinearExpression(variable), relation: .greaterThanOrEqual, priority: .required))
      }
    }
    return system
  }
}
