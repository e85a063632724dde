import ConstraintSolver

/// Why an attribute of an item has its value: the value is the sum of the shares of ``influences`` and ``stays`` and of
/// ``offset``.
public struct Dependence: Sendable {
  /// A binding constraint and its part in the value.
  public struct Influence: Sendable {
    /// The constraint.
    public let handle: ConstraintHandle
    /// By how many points the attribute moves to the right or down (or a size grows) when the constraint's constant
    /// grows by 1.
    public let rate: Double
    /// The constants for which the rate holds. The range contains the present constant, which may be an end of it; its
    /// ends may be infinite.
    public let range: ClosedRange<Double>
    /// How many points of the value are due to the constraint: the rate times the sum of its constant and ``inset``.
    public let share: Double
    /// How many points margins, safe areas, alignment insets and baselines of the constraint's items add to its
    /// constant.
    public let inset: Double
    /// How many constraints lie between this one and the item that was asked about; 0 for those that mention the item.
    public let distance: Int
  }

  /// A quantity that no constraint determines, or a size that is 0 because none is negative, and its part in the value.
  public struct Stay: Sendable {
    /// The item whose quantity it is.
    public let item: ItemID
    /// The quantity.
    public let quantity: Quantity
    /// By how many points the attribute moves when the quantity grows by 1.
    public let rate: Double
    /// How many points of the value are due to the quantity: the rate times its value.
    public let share: Double
    /// Whether the quantity is a size of 0 that constraints would make negative if they could.
    public let isLeast: Bool
  }

  /// The value of the attribute, in points; of a place, in the engine's root coordinates.
  public let value: Double
  /// The binding constraints, the nearest first, those at the same distance by age.
  public let influences: [Influence]
  /// The quantities that no binding constraint determines, by age.
  public let stays: [Stay]
  /// The rest, in points: the attribute's own margin or baseline, and what remains of the values that constraints gave
  /// which were removed or no longer bind.
  public let offset: Double
}

extension LayoutEngine {
  /// Why an attribute has its value; nil if the item was removed, the attribute is `notAnAttribute`, or constraints
  /// clash.
  ///
  /// Leading and trailing follow the item's own reading direction. Where more constraints bind than are necessary, this
  /// is one of several true answers, and a rate may hold in one direction only.
  ///
  /// - Complexity: Linear in the engine for each constraint in the answer; a solve more if something changed since the
  ///   last one.
  public func dependence(of id: ItemID, _ attribute: Attribute) -> Dependence? {
    dependences?.dependence(of: id, attribute)
  }

  /// What answers why attributes have their values, for whoever asks about many; nil if constraints clash.
  ///
  /// - Complexity: Linear in the engine; a solve more if something changed since the last one.
  public var dependences: Dependences? { Dependences(self) }

  /// The inequalities on an item's attributes along an axis that hold with room to spare, by age, each with its room in
  /// points. Call it after ``solve()``. Content sizes are not among them.
  ///
  /// - Complexity: O(*k* log *k*) for *k* constraints of the item.
  public func room(about id: ItemID, _ axis: Axis) -> [(handle: ConstraintHandle, slack: Double)] {
    items[id].constraints.sorted().compactMap { handle in
      let record = records[handle]
      guard case .relation(let c) = record.definition, record.relation != .equal, c.firstAttribute.axis == axis,
        record.places.contains(id), let row = record.row
      else { return nil }
      let slack = solver.slack(of: row)
      return slack > Self.noise ? (handle, slack) : nil
    }
  }

  /// The number that the author of a constraint chose, in points: its constant, the size of a content, the offset of a
  /// rule about a frame.
  public func constant(of handle: ConstraintHandle) -> Double { records[handle].constant }

  /// Whether an item is one of those whose rectangles a constraint compares. The origin of a multiplier and the ends of
  /// distances do not count.
  public func mentions(_ handle: ConstraintHandle, _ id: ItemID) -> Bool {
    records[handle].places.contains(id)
  }

  /// Differences up to this many points are rounding errors.
  static let noise = 1e-6

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

  /// The item itself, or the item with variables that a derived one follows.
  func base(of id: ItemID) -> ItemID {
    var id = id
    while let derived = items.find(id)?.derived { id = derived.base }
    return id
  }

  /// Which quantity of which item each variable is.
  var variableOwners: [Variable: (item: ItemID, quantity: Quantity)] {
    var owners: [Variable: (item: ItemID, quantity: Quantity)] = [:]
    for id in items.names {
      guard let variables = items[id].variables else { continue }
      for quantity in Quantity.allCases { owners[variables[quantity]] = (id, quantity) }
    }
    return owners
  }
}

/// The solved state of an engine, of which each question about a dependence is answered.
public struct Dependences: Sendable {
  private let engine: LayoutEngine
  private let solver: Solver
  private let owners: [Variable: (item: ItemID, quantity: Quantity)]

  fileprivate init?(_ engine: LayoutEngine) {
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

extension Record {
  /// The number of the definition that its author chose, in points.
  var constant: Double {
    switch definition {
    case .relation(let c): Limits.clamp(c.constant, Limits.coordinate)
    case .span(let rule): Limits.clamp(rule.offset, Limits.coordinate)
    case .wish(let rule): min(rule.size, Limits.coordinate)
    }
  }

  /// The items whose rectangles the definition compares.
  var places: [ItemID] {
    if case .relation(let c) = definition { return [c.first, c.second].compactMap { $0 } }
    var items: [ItemID] = []
    visitItems { items.append($0) }
    return items
  }
}
