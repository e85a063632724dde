extension Solver {
  /// Asks for *e r 0*. The next ``solve()`` does the work.
  ///
  /// - Complexity: O(length of *e*).
  public mutating func addConstraint(
    _ e: LinearExpression, _ r: Relation, priority: Priority = .required
  ) throws(SolverError) -> ConstraintID {
    guard e.isFinite else { throw .nonFinite }
    for term in e.terms where !isLive(term.variable) { throw .unknownVariable }
    let expression = e.normalized
    // Merging equal variables can overflow.
    guard expression.isFinite else { throw .nonFinite }
    let record = Record(
      terms: expression.terms, constant: expression.constant, relation: r, priority: priority, state: .queued)
    let index: Int32
    if let reused = unusedConstraints.popLast() {
      index = reused
      records[Int(index)] = record
    } else {
      index = Int32(records.count)
      records.append(record)
    }
    queue.append(index)
    isSolved = false
    return ConstraintID(index: index)
  }

  /// Removes a constraint. Does nothing if there is none of that name.
  ///
  /// - Complexity: O(1) if it was added since the last solve, if it was not binding and basic, O(length of its row);
  ///   otherwise one pivot.
  public mutating func removeConstraint(_ id: ConstraintID) {
    guard isKnown(id) else { return }
    if records[Int(id.index)].state == .live {
      let symbol = Symbol(row: id.index)
      if !tableau.isBasic[Int(symbol)] && tableau.count[Int(symbol)] > 0 { makeBasic(symbol) }
      tableau.erase(symbol)
      clear(symbol)
      levelsAreStale = true
      isSolved = false
    }
    records[Int(id.index)] = Record()
    unusedConstraints.append(id.index)
  }

  /// Replaces the constant of the expression of a constraint.
  ///
  /// - Complexity: O(1), or O(length of its column) if it is nonbasic.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    guard isKnown(id) else { throw .unknownConstraint }
    guard constant.isFinite else { throw .nonFinite }
    if records[Int(id.index)].constant == constant { return }
    records[Int(id.index)].constant = constant
    if records[Int(id.index)].state != .live { return }
    isSolved = false
    let symbol = Symbol(row: id.index)
    let old = value[Int(symbol)]
    let wasAtBreakpoint =
      abs(old - lower[Int(symbol)]) <= tolerance || abs(old - upper[Int(symbol)]) <= tolerance
    setInterval(of: id)
    if wasAtBreakpoint && !tableau.isBasic[Int(symbol)] {
      // A nonbasic symbol follows its breakpoint, so that a layout that was optimal mostly stays so.
      shift(symbol, by: -constant - old)
      value[Int(symbol)] = -constant
    }
  }

  /// Replaces the priority of a constraint. Does nothing if there is none of that name.
  ///
  /// - Complexity: O(1).
  public mutating func setPriority(_ p: Priority, of id: ConstraintID) {
    guard isKnown(id), records[Int(id.index)].priority != p else { return }
    records[Int(id.index)].priority = p
    if records[Int(id.index)].state != .live { return }
    levelsAreStale = true
    isSolved = false
  }

  /// How far a constraint is from holding, 0 if it holds.
  public func violation(of id: ConstraintID) -> Double {
    max(0, -slack(of: id))
  }

  /// How much room an inequality leaves: negative if it is violated. For an equality, minus its violation.
  public func slack(of id: ConstraintID) -> Double {
    precondition(isKnown(id), "reading a constraint that does not exist")
    let record = records[Int(id.index)]
    let e = value(of: LinearExpression(terms: record.terms, constant: record.constant))
    switch record.relation {
    case .lessThanOrEqual: return -e
    case .equal: return -abs(e)
    case .greaterThanOrEqual: return e
    }
  }

  func isKnown(_ id: ConstraintID) -> Bool {
    id.index >= 0 && id.index < records.count && records[Int(id.index)].state != .unused
  }

  /// Translates relation and constant to the interval of Σ terms.
  mutating func setInterval(of id: ConstraintID) {
    let record = records[Int(id.index)]
    let symbol = Int(Symbol(row: id.index))
    let breakpoint = -record.constant
    lower[symbol] = record.relation == .lessThanOrEqual ? -.infinity : breakpoint
    upper[symbol] = record.relation == .greaterThanOrEqual ? .infinity : breakpoint
  }
}
