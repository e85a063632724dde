import ConstraintSolver

/// The solved state of an engine, of which each question about a dependence is answered.
public struct Dependences: Sendable {
  private let engine: LayoutEngine
  private let solver: Solver
  private let owners: [Variable: (item: ItemID, quantity: Quantity)]

  init?(_ engine: LayoutEngine) {
    self.engine = engine
    var solver = engine.solver
    do throws(Conflict) { try solver.solve() } catch { return nil }
    self.solver = solver
    owners = engine.variableOwners
  }

  /// Why an attribute has its value; nil if the item was removed or the attribute is `notAnAttribute`. See
  /// ``LayoutEngine/dependence(of:_:)``.
  ///
  /// - Complexity: Linear in the engine for each constraint in the answer.
  public func dependence(of id: ItemID, _ attribute: Attribute) -> Dependence? {
    guard attribute != .notAnAttribute, engine.items.contains(id) else { return nil }
    let expression = engine.value(of: attribute, id, directionOf: id).normalized
    let total = solver.value(of: expression)
    let (rates, stayRates) = sensitivities(of: expression)

    var rest = total
    var found: [Dependence.Influence] = []
    for (row, rate) in rates where abs(rate) > 1e-9 {
      guard let handle = engine.recordOfRow[row] else { continue }
      let record = engine.records[handle]
      guard isHeld(record) else { continue }
      let constant = record.constant
      let shift = constant + record.rowConstant
      let range = solver.bindingRange(of: row)
      let influence = Dependence.Influence(
        handle: handle, rate: -rate,
        range: (shift - range.upperBound)...(shift - range.lowerBound), share: rate * record.rowConstant,
        inset: -shift, distance: 0)
      found.append(influence)
      rest -= influence.share
    }
    var stays: [Dependence.Stay] = []
    for (variable, rate) in stayRates.sorted(by: { $0.key < $1.key }) where abs(rate) > 1e-9 {
      guard let (item, quantity) = owners[variable] else { continue }
      let present = solver.value(of: variable)
      let isLeast = quantity.isSize && abs(present) < LayoutEngine.noise && !solver.isUndetermined(variable)
      stays.append(
        Dependence.Stay(item: item, quantity: quantity, rate: rate, share: rate * present, isLeast: isLeast))
      rest -= rate * present
    }
    return Dependence(
      value: total, influences: engine.byDistance(found, from: id), stays: stays,
      offset: abs(rest) < LayoutEngine.noise ? 0 : rest)
  }

  /// The binding constraints about an item itself that an attribute depends on, by age: the influences of its dependence at the distance 0.
  /// Nil if the item was removed or the attribute is `notAnAttribute`.
  ///
  /// - Complexity: Linear in the engine, however many constraints lie behind those.
  public func deciders(of id: ItemID, _ attribute: Attribute) -> [ConstraintHandle]? {
    guard attribute != .notAnAttribute, engine.items.contains(id) else { return nil }
    let expression = engine.value(of: attribute, id, directionOf: id).normalized
    return sensitivities(of: expression).constraints.compactMap { row, rate -> ConstraintHandle? in
      guard abs(rate) > 1e-9, let handle = engine.recordOfRow[row], engine.mentions(handle, id) else { return nil }
      return isHeld(engine.records[handle]) ? handle : nil
    }.sorted()
  }

  /// A constraint that is violated or has room may still hold what happens to be there; it explains nothing.
  private func isHeld(_ record: Record) -> Bool {
    abs(solver.value(of: engine.expression(of: record))) < LayoutEngine.noise
  }

  /// The effect of each binding constraint and of each remaining variable on an expression.
  private func sensitivities(
    of expression: LinearExpression
  ) -> (constraints: [(ConstraintID, Double)], variables: [Variable: Double]) {
    var constraints: [ConstraintID: Double] = [:]
    var variables: [Variable: Double] = [:]
    for term in expression.terms {
      let sensitivity = solver.sensitivity(of: term.variable)
      for influence in sensitivity.constraints {
        constraints[influence.constraint, default: 0] += term.coefficient * influence.rate
      }
      for stay in sensitivity.variables { variables[stay.variable, default: 0] += term.coefficient * stay.rate }
    }
    return (constraints.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, variables)
  }
}

extension LayoutEngine {
  /// Sorts influences by their distance from an item, walking from item to item along their constraints.
  fileprivate func byDistance(_ found: [Dependence.Influence], from id: ItemID) -> [Dependence.Influence] {
    var remaining = found.sorted { $0.handle < $1.handle }
    var reached: Set<ItemID> = [base(of: id)]
    var result: [Dependence.Influence] = []
    var distance = 0
    while !remaining.isEmpty {
      func isReached(_ influence: Dependence.Influence) -> Bool {
        records[influence.handle].places.contains { reached.contains(base(of: $0)) }
      }
      var next = remaining.filter(isReached)
      // A constraint that is connected only by the origin of a multiplier comes last.
      if next.isEmpty { next = remaining }
      for i in next {
        result.append(
          Dependence.Influence(
            handle: i.handle, rate: i.rate, range: i.range, share: i.share, inset: i.inset, distance: distance))
        for item in records[i.handle].places { reached.insert(base(of: item)) }
      }
      remaining.removeAll { influence in next.contains { $0.handle == influence.handle } }
      distance += 1
    }
    return result
  }
}
