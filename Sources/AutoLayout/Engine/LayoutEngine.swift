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
  var items = Registry<ItemID, ItemRecord>()
  var records = Registry<ConstraintHandle, Record>()
  /// From a row of the solver to the record it was lowered from.
  var recordOfRow: [ConstraintID: ConstraintHandle] = [:]
  var broken: Set<ConstraintHandle> = []
  /// Records whose last conflict is remembered, so that it is reported once.
  var reported: Set<ConstraintHandle> = []
  /// Records whose row is not finite, and which the solver was not given.
  var notFinite: Set<ConstraintHandle> = []
  /// What the last solve that had something to do could not do as promised, in the order it was met; empty after all but
  /// solves of absurd numbers.
  ///
  /// The next ``solve()`` with something to do begins with an empty list.
  public internal(set) var diagnostics: [LayoutDiagnostic] = []
  /// Whether anything changed since the last `solve()`.
  public internal(set) var needsSolving = false
  /// What gives way where required constraints clash; what gave way before is tried again.
  public var conflictVictims = ConflictVictims.innerSizes {
    didSet { needsSolving = needsSolving || !broken.isEmpty }
  }

  public init() {}
}
