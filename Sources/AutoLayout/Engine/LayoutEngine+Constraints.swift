import ConstraintSolver

extension LayoutEngine {
  /// Adds a constraint, which the next ``solve()`` takes into account. Its items must exist and its attributes may
  /// stand together by ``checkPairing(_:_:hasSecondItem:multiplier:)``.
  ///
  /// - Complexity: O(1) amortised.
  public mutating func addConstraint(_ constraint: Constraint) -> ConstraintHandle {
    add(.relation(constraint), priority: constraint.priority, source: constraint.source)
  }

  /// Adds a required rule of the system's about an item's frame. Its items must exist.
  ///
  /// - Complexity: O(1) amortised.
  public mutating func addSpan(_ rule: SpanRule) -> ConstraintHandle {
    add(.span(rule), priority: .required, source: .system)
  }

  /// Replaces a rule about a frame by another one about the same items.
  ///
  /// - Complexity: O(1).
  public mutating func setSpan(_ rule: SpanRule, of handle: ConstraintHandle) {
    records[handle].definition = .span(rule)
    lower(handle)
  }

  /// Gives a constraint between attributes another constant, in points. Does nothing to a rule about a frame and to a
  /// content's size.
  ///
  /// - Complexity: O(1).
  public mutating func setConstant(_ constant: Double, of handle: ConstraintHandle) {
    guard case .relation(var constraint) = records[handle].definition else { return }
    constraint.constant = constant
    records[handle].definition = .relation(constraint)
    lower(handle)
  }

  /// Gives a constraint another priority.
  ///
  /// - Complexity: O(1), or linear in the engine for a priority that no constraint had before.
  public mutating func setPriority(_ priority: Priority, of handle: ConstraintHandle) {
    guard records[handle].priority != priority else { return }
    records[handle].priority = priority
    records[handle].changedIn = solveCount + 1
    if let row = records[handle].row { solver.setPriority(priority, of: row) }
    needsSolving = true
  }

  /// Removes a constraint. Does nothing if it was removed before.
  ///
  /// - Complexity: Linear in the constraints of the items it mentions.
  public mutating func removeConstraint(_ handle: ConstraintHandle) {
    guard let record = records.find(handle) else { return }
    if let row = record.row {
      solver.removeConstraint(row)
      recordOfRow[row] = nil
    }
    broken.remove(handle)
    bounds.remove(handle)
    notFinite.remove(handle)
    record.visitItems { if items.contains($0) { items[$0].forget(handle) } }
    rowTerms.remove(record.terms)
    countPlaces(record.definition, -1)
    records.remove(handle)
    needsSolving = true
  }

  /// What a handle stands for.
  public func definition(of handle: ConstraintHandle) -> Definition { records[handle].definition }

  /// How much a constraint matters now.
  public func priority(of handle: ConstraintHandle) -> Priority { records[handle].priority }

  /// Whether a constraint is not in force, because it was broken in a conflict or because a number in it is not finite.
  public func isBroken(_ handle: ConstraintHandle) -> Bool { records[handle].isBroken }

  /// Whether a constraint exists and is not in force. Unlike ``isBroken(_:)``, it may be asked about a constraint that
  /// was removed.
  public func isStillBroken(_ handle: ConstraintHandle) -> Bool {
    records.contains(handle) && records[handle].isBroken
  }

  /// The constraints that are broken because of conflicts, by age.
  public var brokenConstraints: [ConstraintHandle] { broken.sorted() }
  /// How many these are.
  public var brokenCount: Int { broken.count }

  /// By how many points a constraint is violated by the values after the last ``solve()``; 0 if it holds. Broken ones
  /// are measured too.
  public func violation(of handle: ConstraintHandle) -> Double {
    let record = records[handle]
    let value = rowTerms.value(at: record.terms, record.rowConstant) { self.value(of: $0) }
    switch record.relation {
    case .equal: return abs(value)
    case .lessThanOrEqual: return max(0, value)
    case .greaterThanOrEqual: return max(0, -value)
    }
  }

  /// Stores a constraint and tells the solver.
  mutating func add(_ definition: Definition, priority: Priority, source: ConstraintSource) -> ConstraintHandle {
    let record = Record(definition: definition, priority: priority, source: source)
    let handle = records.insert(record)
    record.visitItems { items[$0].note(handle) }
    countPlaces(definition, 1)
    noteBound(handle, definition)
    lower(handle)
    return handle
  }

  /// Has the next solve tell the solver what a constraint says then. Margins, guides and contents change several times between two solves.
  mutating func lower(_ handle: ConstraintHandle) {
    needsSolving = true
    guard !records[handle].isStale else { return }
    records[handle].isStale = true
    staleRecords.append(handle)
  }

  /// Tells the solver what the constraints say that have changed since the last call.
  mutating func lowerStaleRecords() {
    var row = rowInMaking
    rowInMaking = LinearExpression()
    for handle in staleRecords where records.contains(handle) && records[handle].isStale {
      records[handle].isStale = false
      lowerNow(handle, &row)
    }
    staleRecords.removeAll(keepingCapacity: true)
    rowInMaking = row
    packRowTerms()
  }

  /// Tells the solver another constant if the row is the same, otherwise another row.
  private mutating func lowerNow(_ handle: ConstraintHandle, _ row: inout LinearExpression) {
    let relation = items.lower(records[handle].definition, into: &row)
    let isSameRow = relation == records[handle].relation && rowTerms.hasTerms(row.terms, at: records[handle].terms)
    let isSameConstant = row.constant == records[handle].rowConstant
    if !isSameRow || !isSameConstant { records[handle].changedIn = solveCount + 1 }
    if !isSameRow { rowTerms.put(row.terms, at: &records[handle].terms) }
    records[handle].rowConstant = row.constant
    records[handle].relation = relation
    if let present = records[handle].row {
      if isSameRow, row.constant.isFinite {
        if !isSameConstant { try? solver.setConstant(row.constant, of: present) }
        return
      }
      solver.removeConstraint(present)
      recordOfRow[present] = nil
      records[handle].row = nil
    } else if records[handle].isBroken {
      return
    }
    install(handle, row)
  }

  /// Puts a constraint's row into the solver, unless a number in it is not finite.
  mutating func install(_ handle: ConstraintHandle) { install(handle, expression(of: records[handle])) }

  private mutating func install(_ handle: ConstraintHandle, _ expression: LinearExpression) {
    let (relation, priority) = (records[handle].relation, records[handle].priority)
    guard let row = try? solver.addConstraint(expression, relation, priority: priority) else {
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
