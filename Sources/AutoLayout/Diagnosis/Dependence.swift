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
