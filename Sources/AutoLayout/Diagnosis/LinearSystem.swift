import ConstraintSolver

/// What an engine asks of its solver: the constraints in force as rows over numbered variables, and the values that
/// were found.
///
/// With it, another solver can be asked the same, to compare its optimum priority by priority.
public struct LinearSystem: Sendable {
  /// A constraint: *expression relation 0*.
  public struct Row: Sendable {
    /// The multiples of variables and the constant, in points, that are compared with 0.
    public var expression: LinearExpression
    /// How the expression compares with 0.
    public var relation: Relation
    /// How much the row matters.
    public var priority: Priority
  }

  /// The constraints in force by age, then the bounds of widths and heights as required rows.
  public var rows: [Row]
  /// The values after the last solve, in points, by the number of the variable; 0 for numbers not in use.
  public var values: [Double]
}

extension LayoutEngine {
  /// The system of the constraints in force. Broken constraints are not in it. Linear in the engine.
  public var linearSystem: LinearSystem {
    var system = LinearSystem(rows: [], values: [])
    for handle in records.names where records[handle].row != nil {
      let record = records[handle]
      system.rows.append(
        .init(expression: expression(of: record), relation: record.relation, priority: record.priority))
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
