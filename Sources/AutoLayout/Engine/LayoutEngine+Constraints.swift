import ConstraintSolver

extension LayoutEngine {
  /// Adds a constraint; nothing is solved yet. The pairing must be legal (`checkPairing`), numbers finite.
  public mutating func addConstraint(_ constraint: Constraint) -> ConstraintHandle {
    add(.relation(constraint), priority: constraint.priority, source: constraint.source)
  }

  /// Adds a required rule of the system's own about a frame.
  public mutating func addSpan(_ rule: SpanRule) -> ConstraintHandle {
    add(.span(rule), priority: .required, source: .system)
  }

  public mutating func setSpan(_ rule: SpanRule, of handle: ConstraintHandle) {
    records[handle].definition = .span(rule)
    lower(handle)
  }

  public mutating func setConstant(_ constant: Double, of handle: ConstraintHandle) {
    guard case .relation(var constraint) = records[handle].definition else { return }
    constraint.constant = constant
    records[handle].definition = .relation(constraint)
    lower(handle)
  }

  public mutating func setPriority(_ priority: Priority, of handle: ConstraintHandle) {
    guard records[handle].priority != priority else { return }
    records[handle].priority = priority
    if let row = records[handle].row { solver.setPriority(priority, of: row) }
    needsSolving = true
  }

  /// Removes a constraint; the handle may be given out again.
  public mutating func removeConstraint(_ handle: ConstraintHandle) {
    guard let record = records.find(handle) else { return }
    if let row = record.row {
      solver.removeConstraint(row)
      recordOfRow[row] = nil
    }
    broken.remove(handle)
    notFinite.remove(handle)
    for item in record.items where items.contains(item) { items[item].forget(handle) }
    records.remove(handle)
    needsSolving = true
  }

  /// What a handle stands for.
  public func definition(of handle: ConstraintHandle) -> Definition { records[handle].definition }

  public func priority(of handle: ConstraintHandle) -> Priority { records[handle].priority }

  /// Whether the constraint gave way in a conflict and is not in force.
  public func isBroken(_ handle: ConstraintHandle) -> Bool { records[handle].isBroken }

  /// Whether the handle still stands for a constraint that is broken; false also for one that was removed.
  public func isStillBroken(_ handle: ConstraintHandle) -> Bool {
    records.contains(handle) && records[handle].isBroken
  }

  /// What gave way in conflicts, by age.
  public var brokenConstraints: [ConstraintHandle] { broken.sorted() }

  /// By how many points the constraint is violated; broken ones are measured too. Never negative.
  public func violation(of handle: ConstraintHandle) -> Double {
    let value = solver.value(of: records[handle].expression)
    switch records[handle].relation {
    case .equal: return abs(value)
    case .lessThanOrEqual: return max(0, value)
    case .greaterThanOrEqual: return max(0, -value)
    }
  }

  mutating func add(_ definition: Definition, priority: Priority, source: ConstraintSource) -> ConstraintHandle {
    let record = Record(definition: definition, priority: priority, source: source)
    let handle = records.insert(record)
    for item in record.items { items[item].constraints.append(handle) }
    lower(handle)
    return handle
  }

  /// Tells the solver what a record says now: a new constant where the row is the same, else a new row.
  mutating func lower(_ handle: ConstraintHandle) {
    needsSolving = true
    let (expression, relation) = lowered(records[handle].definition)
    let former = records[handle].expression
    let isSameRow = relation == records[handle].relation && expression.terms == former.terms
    records[handle].expression = expression
    records[handle].relation = relation
    if let row = records[handle].row {
      if isSameRow, expression.constant.isFinite {
        if expression.constant != former.constant { try? solver.setConstant(expression.constant, of: row) }
        return
      }
      solver.removeConstraint(row)
      recordOfRow[row] = nil
      records[handle].row = nil
    } else if records[handle].isBroken {
      return
    }
    install(handle)
  }

  /// Puts a record's row into the solver. A row that is not finite is left out and counts as broken.
  mutating func install(_ handle: ConstraintHandle) {
    let record = records[handle]
    guard let row = try? solver.addConstraint(record.expression, record.relation, priority: record.priority) else {
      records[handle].isBroken = true
      notFinite.insert(handle)
      return
    }
    if !notFinite.isEmpty { notFinite.remove(handle) }
    records[handle].row = row
    records[handle].isBroken = false
    recordOfRow[row] = handle
  }
}
