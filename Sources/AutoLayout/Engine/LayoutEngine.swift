import ConstraintSolver

/// The constraints of one tree of boxes, solved together.
///
/// An item is a rectangle: four variables for its alignment rectangle in the engine's root coordinates, or an expression
/// over another item's frame (`DerivedRect`). Constraints are lowered to linear rows when they are added; `solve()` brings
/// all values to the optimum at once. Reading a rectangle never solves. A plain value: copy it to ask "what if".
///
/// Required constraints that clash do not stop the engine: one is broken by the rule in `ConflictVictim.swift`,
/// reported once, and tried again whenever something changes.
public struct LayoutEngine: Sendable {
  var solver = Solver()
  var items: [ItemRecord?] = []
  var freeItems: [Int32] = []
  var records: [Record?] = []
  var freeRecords: [Int32] = []
  /// From a row of the solver to the record it was lowered from.
  var recordOfRow: [ConstraintID: Int32] = [:]
  var broken: Set<Int32> = []
  /// Records whose last conflict is remembered, so that it is reported once.
  var reported: Set<Int32> = []
  /// Records whose row is not finite, and which the solver was not given.
  var notFinite: Set<Int32> = []
  /// What the last solve that had something to do could not do as promised, in the order it was met; empty after all but
  /// solves of absurd numbers.
  ///
  /// The next ``solve()`` with something to do begins with an empty list.
  public internal(set) var diagnostics: [LayoutDiagnostic] = []
  /// Whether anything changed since the last `solve()`.
  public private(set) var needsSolving = false
  /// What gives way where required constraints clash; what gave way before is tried again.
  public var conflictVictims = ConflictVictims.innerSizes {
    didSet { needsSolving = needsSolving || !broken.isEmpty }
  }

  public init() {}

  struct ItemRecord: Sendable {
    var variables: ItemVariables?
    var derived: DerivedRect?
    var traits = ItemTraits()
    var intrinsicSize = IntrinsicSize()
    /// Records of `intrinsicSize`: hugging and resistance, horizontal then vertical.
    var wishes: [ConstraintHandle?] = [nil, nil, nil, nil]
    /// Records that mention the item.
    var records: [Int32] = []
    /// Items derived from this one.
    var dependents: [ItemID] = []
  }
}

// MARK: - Items

extension LayoutEngine {
  /// Adds an item with variables of its own, at (0, 0) with size 0 until solved. Widths and heights are never negative.
  public mutating func addItem(_ traits: ItemTraits = ItemTraits()) -> ItemID {
    let variables = ItemVariables(
      minX: solver.addVariable(), minY: solver.addVariable(), width: solver.addVariable(lowerBound: 0),
      height: solver.addVariable(lowerBound: 0))
    return insert(ItemRecord(variables: variables, traits: traits.clamped))
  }

  /// Adds an item whose rectangle follows from another item's frame; costs no variables.
  public mutating func addItem(derived rect: DerivedRect, _ traits: ItemTraits = ItemTraits()) -> ItemID {
    let id = insert(ItemRecord(derived: rect, traits: traits.clamped))
    items[Int(rect.base.index)]!.dependents.append(id)
    return id
  }

  private mutating func insert(_ record: ItemRecord) -> ItemID {
    if let index = freeItems.popLast() {
      items[Int(index)] = record
      return ItemID(index: index)
    }
    items.append(record)
    return ItemID(index: Int32(items.count - 1))
  }

  /// Removes an item with every constraint that mentions it and every item derived from it.
  public mutating func removeItem(_ id: ItemID) {
    guard let item = items[Int(id.index)] else { return }
    for dependent in item.dependents { removeItem(dependent) }
    for index in items[Int(id.index)]!.records { removeConstraint(ConstraintHandle(index: index)) }
    if let base = item.derived?.base { items[Int(base.index)]?.dependents.removeAll { $0 == id } }
    if let v = item.variables {
      for variable in [v.minX, v.minY, v.width, v.height] { solver.removeVariable(variable) }
    }
    items[Int(id.index)] = nil
    freeItems.append(id.index)
    needsSolving = true
  }

  public func traits(of id: ItemID) -> ItemTraits { items[Int(id.index)]!.traits }

  /// Changes margins, insets, baselines or direction; every constraint that depends on them is lowered again.
  public mutating func setTraits(_ traits: ItemTraits, of id: ItemID) {
    let traits = traits.clamped
    guard items[Int(id.index)]!.traits != traits else { return }
    items[Int(id.index)]!.traits = traits
    lowerAgain(dependingOn: id)
  }

  /// Changes the rule of a derived item and lowers again what depends on it; whether it was another rule before.
  @discardableResult
  public mutating func setDerived(_ rect: DerivedRect, of id: ItemID) -> Bool {
    guard items[Int(id.index)]!.derived != rect else { return false }
    precondition(items[Int(id.index)]!.derived?.base == rect.base, "a derived item keeps its base")
    items[Int(id.index)]!.derived = rect
    lowerAgain(dependingOn: id)
    return true
  }

  private mutating func lowerAgain(dependingOn id: ItemID) {
    for index in items[Int(id.index)]!.records { lower(index) }
    for dependent in items[Int(id.index)]!.dependents { lowerAgain(dependingOn: dependent) }
  }

  /// Sets what an item wishes for itself; unchanged wishes cost nothing.
  public mutating func setIntrinsicSize(_ size: IntrinsicSize, of id: ItemID) {
    let old = items[Int(id.index)]!.intrinsicSize
    guard old != size else { return }
    items[Int(id.index)]!.intrinsicSize = size
    for (axis, wish) in [(Axis.horizontal, size.width), (.vertical, size.height)] {
      setWish(wish.validSize, .lessThanOrEqual, wish.hugging, slot: axis.rawValue * 2, axis, of: id)
      setWish(wish.validSize, .greaterThanOrEqual, wish.resistance, slot: axis.rawValue * 2 + 1, axis, of: id)
    }
  }

  private mutating func setWish(
    _ size: Double?, _ relation: Relation, _ priority: Priority, slot: Int, _ axis: Axis, of id: ItemID
  ) {
    let present = items[Int(id.index)]!.wishes[slot]
    guard let size else {
      if let present { removeConstraint(present) }
      items[Int(id.index)]!.wishes[slot] = nil
      return
    }
    let rule = Definition.wish(WishRule(item: id, axis: axis, relation: relation, size: size))
    if let present {
      records[Int(present.index)]!.definition = rule
      setPriority(priority, of: present)
      lower(present.index)
    } else {
      items[Int(id.index)]!.wishes[slot] = add(rule, priority: priority, source: .user)
    }
  }
}

// MARK: - Constraints

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
    records[Int(handle.index)]!.definition = .span(rule)
    lower(handle.index)
  }

  public mutating func setConstant(_ constant: Double, of handle: ConstraintHandle) {
    guard case .relation(var constraint) = records[Int(handle.index)]!.definition else { return }
    constraint.constant = constant
    records[Int(handle.index)]!.definition = .relation(constraint)
    lower(handle.index)
  }

  public mutating func setPriority(_ priority: Priority, of handle: ConstraintHandle) {
    guard records[Int(handle.index)]!.priority != priority else { return }
    records[Int(handle.index)]!.priority = priority
    if let row = records[Int(handle.index)]!.row { solver.setPriority(priority, of: row) }
    needsSolving = true
  }

  /// Removes a constraint; the handle may be given out again.
  public mutating func removeConstraint(_ handle: ConstraintHandle) {
    guard let record = records[Int(handle.index)] else { return }
    if let row = record.row {
      solver.removeConstraint(row)
      recordOfRow[row] = nil
    }
    broken.remove(handle.index)
    notFinite.remove(handle.index)
    for item in record.items {
      guard var list = items[Int(item.index)]?.records, let at = list.lastIndex(of: handle.index) else { continue }
      items[Int(item.index)]!.records = []
      list.swapAt(at, list.count - 1)
      list.removeLast()
      items[Int(item.index)]!.records = list
    }
    records[Int(handle.index)] = nil
    freeRecords.append(handle.index)
    needsSolving = true
  }

  /// What a handle stands for.
  public func definition(of handle: ConstraintHandle) -> Definition { records[Int(handle.index)]!.definition }

  public func priority(of handle: ConstraintHandle) -> Priority { records[Int(handle.index)]!.priority }

  /// Whether the constraint gave way in a conflict and is not in force.
  public func isBroken(_ handle: ConstraintHandle) -> Bool { records[Int(handle.index)]!.isBroken }

  /// Whether the handle still stands for a constraint that is broken; false also for one that was removed.
  public func isStillBroken(_ handle: ConstraintHandle) -> Bool { records[Int(handle.index)]?.isBroken ?? false }

  /// What gave way in conflicts, by age.
  public var brokenConstraints: [ConstraintHandle] { broken.sorted().map { ConstraintHandle(index: $0) } }

  /// By how many points the constraint is violated; broken ones are measured too. Never negative.
  public func violation(of handle: ConstraintHandle) -> Double {
    let record = records[Int(handle.index)]!
    let value = solver.value(of: record.expression)
    switch record.relation {
    case .equal: return abs(value)
    case .lessThanOrEqual: return max(0, value)
    case .greaterThanOrEqual: return max(0, -value)
    }
  }

  private mutating func add(
    _ definition: Definition, priority: Priority, source: ConstraintSource
  ) -> ConstraintHandle {
    let record = Record(definition: definition, priority: priority, source: source)
    let index: Int32
    if let free = freeRecords.popLast() {
      index = free
      records[Int(free)] = record
    } else {
      index = Int32(records.count)
      records.append(record)
    }
    for item in record.items { items[Int(item.index)]!.records.append(index) }
    lower(index)
    return ConstraintHandle(index: index)
  }

  /// Tells the solver what a record says now: a new constant where the row is the same, else a new row.
  mutating func lower(_ index: Int32) {
    needsSolving = true
    let record = records[Int(index)]!
    let (expression, relation) = lowered(record.definition)
    let isSameRow = relation == record.relation && expression.terms == record.expression.terms
    records[Int(index)]!.expression = expression
    records[Int(index)]!.relation = relation
    if let row = record.row {
      if isSameRow, expression.constant.isFinite {
        if expression.constant != record.expression.constant { try? solver.setConstant(expression.constant, of: row) }
        return
      }
      solver.removeConstraint(row)
      recordOfRow[row] = nil
      records[Int(index)]!.row = nil
    } else if record.isBroken {
      return
    }
    install(index)
  }

  /// Puts a record's row into the solver. A row that is not finite is left out and counts as broken.
  mutating func install(_ index: Int32) {
    let record = records[Int(index)]!
    guard let row = try? solver.addConstraint(record.expression, record.relation, priority: record.priority) else {
      records[Int(index)]!.isBroken = true
      notFinite.insert(index)
      return
    }
    if !notFinite.isEmpty { notFinite.remove(index) }
    records[Int(index)]!.row = row
    records[Int(index)]!.isBroken = false
    recordOfRow[row] = index
  }

  mutating func didSolve() { needsSolving = false }
}
