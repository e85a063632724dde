import ConstraintSolver

/// What an attribute of an item follows from, as a sum: the shares of the binding constraints, of what only stays where it
/// is, and the offset are the value.
public struct Dependence: Sendable {
  /// A binding constraint.
  public struct Influence: Sendable {
    public let handle: ConstraintHandle
    /// By how many points the attribute moves, to the right or down, when the constant grows by 1.
    public let rate: Double
    /// The constants for which the rate holds; contains the present one, which may be an end.
    public let range: ClosedRange<Double>
    /// How many points of the value are due to the constraint: the rate times the constant and the inset.
    public let share: Double
    /// What margins, safe areas, alignment insets and baselines add to the constant, in points.
    public let inset: Double
    /// How many constraints lie between this one and the item that was asked about.
    public let distance: Int
  }

  /// A quantity that no constraint holds, or that is zero because no size is negative.
  public struct Stay: Sendable {
    public let item: ItemID
    public let quantity: Quantity
    public let rate: Double
    public let share: Double
    /// Whether it is a size that would be smaller if it could.
    public let isLeast: Bool
  }

  /// Points in the engine's root coordinates.
  public let value: Double
  /// The nearest first; among those as near, by age.
  public let influences: [Influence]
  public let stays: [Stay]
  /// The rest: the attribute's own margin or baseline, and places kept from constraints that are gone or hold no more.
  public let offset: Double
}

extension LayoutEngine {
  /// Why an attribute has its value; nil if the item is unknown, the attribute none, or constraints clash.
  ///
  /// Where more constraints than necessary say the same, it is one of several true answers, and a rate may hold in one
  /// direction only. Leading and trailing follow the item's direction. Costs what `solve()` does if something changed since;
  /// else it is linear in the engine for each constraint found.
  public func dependence(of id: ItemID, _ attribute: Attribute) -> Dependence? {
    guard attribute != .notAnAttribute, items.contains(id) else { return nil }
    var solver = solver
    do throws(Conflict) { try solver.solve() } catch { return nil }
    let expression = value(of: attribute, id, directionOf: id).normalized
    let total = solver.value(of: expression)
    let (rates, stayRates) = sensitivities(of: expression, in: solver)

    var rest = total
    var found: [Dependence.Influence] = []
    for (row, rate) in rates where abs(rate) > 1e-9 {
      guard let handle = recordOfRow[row] else { continue }
      let record = records[handle]
      // One that is not at its own place only happens to hold what lies there.
      let error = solver.value(of: record.expression)
      guard abs(error) < Self.noise else { continue }
      let constant = record.constant
      let shift = constant + record.expression.constant
      let range = solver.bindingRange(of: row)
      let influence = Dependence.Influence(
        handle: handle, rate: -rate,
        range: (shift - range.upperBound)...(shift - range.lowerBound), share: rate * record.expression.constant,
        inset: -shift, distance: 0)
      found.append(influence)
      rest -= influence.share
    }
    let owners = variableOwners
    var stays: [Dependence.Stay] = []
    for (variable, rate) in stayRates.sorted(by: { $0.key < $1.key }) where abs(rate) > 1e-9 {
      guard let (item, quantity) = owners[variable] else { continue }
      let present = solver.value(of: variable)
      let isLeast = quantity.isSize && abs(present) < Self.noise && !solver.isUndetermined(variable)
      stays.append(
        Dependence.Stay(item: item, quantity: quantity, rate: rate, share: rate * present, isLeast: isLeast))
      rest -= rate * present
    }
    return Dependence(
      value: total, influences: byDistance(found, from: id), stays: stays, offset: abs(rest) < Self.noise ? 0 : rest)
  }

  /// The inequalities between items that hold an item along an axis with room to spare, by age, and how much, in points.
  /// Meaningful after `solve()`. Linear in the item's constraints.
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

  /// The number of a constraint that its author chose, in points: the constant, a content's size, a frame's place or size.
  public func constant(of handle: ConstraintHandle) -> Double { records[handle].constant }

  /// Whether a constraint compares the rectangle of an item with another or with a number.
  public func mentions(_ handle: ConstraintHandle, _ id: ItemID) -> Bool {
    records[handle].places.contains(id)
  }

  /// What arithmetic leaves of a zero, in points.
  static let noise = 1e-6

  private func sensitivities(
    of expression: LinearExpression, in solver: Solver
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

  /// Walks from an item along the constraints that were found, item by item.
  private func byDistance(_ found: [Dependence.Influence], from id: ItemID) -> [Dependence.Influence] {
    var remaining = found.sorted { $0.handle < $1.handle }
    var reached: Set<ItemID> = [base(of: id)]
    var result: [Dependence.Influence] = []
    var distance = 0
    while !remaining.isEmpty {
      func isReached(_ influence: Dependence.Influence) -> Bool {
        records[influence.handle].places.contains { reached.contains(base(of: $0)) }
      }
      var next = remaining.filter(isReached)
      // What is bound by the origin of a multiplier alone comes last.
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

  /// The item with variables that a derived one follows.
  func base(of id: ItemID) -> ItemID {
    var id = id
    while let derived = items.find(id)?.derived { id = derived.base }
    return id
  }

  /// Which quantity of which item a variable is.
  var variableOwners: [Variable: (item: ItemID, quantity: Quantity)] {
    var owners: [Variable: (item: ItemID, quantity: Quantity)] = [:]
    for id in items.names {
      guard let variables = items[id].variables else { continue }
      for quantity in Quantity.allCases { owners[variables[quantity]] = (id, quantity) }
    }
    return owners
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
    return items
  }
}
