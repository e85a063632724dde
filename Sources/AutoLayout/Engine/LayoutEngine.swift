import ConstraintSolver

/// The constraints of one tree of boxes, solved together.
///
/// An item is a rectangle: four variables for its alignment rectangle in the engine's root coordinates, or an
/// expression over another item's frame (``DerivedRect``). Constraints are lowered to linear rows when they are added;
/// ``solve()`` finds the optimum of all of them at once. Reading a rectangle never solves. An engine is a plain value:
/// a copy answers "what if".
///
/// Required constraints that clash do not stop the engine: one is broken as ``conflictVictims`` says, reported once,
/// and tried again whenever something changes.
public struct LayoutEngine: Sendable {
  var solver = Solver()
  var items = Registry<ItemID, ItemRecord>()
  var records = Registry<ConstraintHandle, Record>()
  /// The constraint behind each row of the solver.
  var recordOfRow = RowOwners()
  /// The constraints that are broken because of a conflict.
  var broken: Set<ConstraintHandle> = []
  /// The conflicts that were reported, by their victims, so that each is reported once.
  var reported: [ConstraintHandle: StandingConflict] = [:]
  /// The inequalities between places, which decide where an ambiguous item rests.
  var bounds: Set<ConstraintHandle> = []
  /// The solver with what is ambiguous at rest on its bounds; nil if nothing rests. See `LayoutEngine+Resting.swift`.
  var resting: RestingSolver?
  /// The variables whose value at rest is another one than the solver's.
  var restingVariables: [Variable] = []
  /// Items that may have begun or ceased to follow their container.
  var doubtfulPlacements: [ItemID] = []
  /// The items that may rest at their container's origin; see `Placement.swift`.
  var restingItems: Set<ItemID> = []
  /// Constraints that the solver does not know as they are now.
  var staleRecords: [ConstraintHandle] = []
  /// The terms of the rows behind the records.
  var rowTerms = RowTerms()
  /// Memory for the rows that are made one after another.
  var rowInMaking = LinearExpression()
  /// Framed items that got variables since the last solve.
  var engaged: [ItemID] = []
  /// What the last solves have changed; see `LayoutEngine+Changes.swift`.
  var changedItems: [ItemID] = []
  var everythingChanged = true
  /// The item of each variable, by the variable's number.
  var itemOfVariable: [ItemID] = []
  /// Records whose row is not finite, and which the solver was not given.
  var notFinite: Set<ConstraintHandle> = []
  /// What the last solve that had something to do could not do as promised, in the order it was met; empty after all
  /// but solves of absurd numbers.
  ///
  /// The next ``solve()`` with something to do begins with an empty list.
  public internal(set) var diagnostics: [LayoutDiagnostic] = []
  /// Whether anything changed since the last ``solve()``, so that the values may not be those of the constraints.
  public internal(set) var needsSolving = false {
    didSet { if needsSolving { changeCount += 1 } }
  }
  /// Grows with every change that makes ``solve()`` necessary.
  public private(set) var changeCount = 0
  /// How often the engine solved.
  var solveCount = 0
  /// Which constraint is broken where required ones clash. After a change, the next ``solve()`` tries the broken ones
  /// again.
  public var conflictVictims = ConflictVictims.innerSizes {
    didSet {
      needsSolving = needsSolving || !broken.isEmpty
      for handle in broken { reported[handle]?.provenIn = nil }
    }
  }

  /// An engine without items.
  public init() {}

  /// Makes room for so many items and constraints in all. A hint: it saves copying while a layout grows.
  public mutating func reserveCapacity(items count: Int, constraints: Int) {
    items.reserveCapacity(count)
    records.reserveCapacity(constraints)
    recordOfRow.reserveCapacity(constraints)
    rowTerms.reserveCapacity(3 * constraints)
    staleRecords.reserveCapacity(constraints)
    itemOfVariable.reserveCapacity(4 * count)
    changedItems.reserveCapacity(count)
    doubtfulPlacements.reserveCapacity(count)
    solver.reserveCapacity(variables: 4 * count, constraints: constraints)
  }
}
