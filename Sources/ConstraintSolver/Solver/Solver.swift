/// An incremental solver for linear constraints with priorities.
///
/// Required constraints hold. The other priorities are optimized one after the other, from the highest to the lowest:
/// the sum of the absolute violations at one priority is as small as the priorities above allow. Priorities are never
/// turned into weights. A value moves only if that makes something better, and every choice is deterministic: the same
/// calls give the same bits.
///
/// Edits are cheap and only noted; ``solve()`` takes them all into account and works from where the last call stopped.
/// The values that can be read are those of the last ``solve()`` that did not end in a ``Conflict``. A solver is a
/// value: a copy can be tried with other constraints, and costs nothing until one of the two is changed.
///
/// The method is a revised simplex for bounded variables without artificial or error variables, with piecewise-linear
/// costs for constraints that are not required, on a basis that is found by propagation and kept factorised. The README
/// of this module walks through an example.
public struct Solver: Sendable {
  /// A constraint as it was given, apart from its terms: Σ terms + `constant` `relation` 0.
  struct Record: Sendable {
    enum State: UInt8, Sendable {
      case unused
      /// Added since the last solve; its symbol has no value yet.
      case queued
      case live
      /// Removed, but its row still holds a place in the basis; the symbol is free to move.
      case ghost
    }
    var constant = 0.0
    var priority = Priority.required
    var relation = Relation.equal
    var state = State.unused

    /// What the constraint, when it is new, adds to the number of edits.
    @inline(__always)
    func disturbance(at tolerance: Double) -> Int {
      abs(constant) > Tolerances.coveredCoordinate * tolerance ? Thresholds.disturbance : 1
    }
  }

  // MARK: The constraints

  /// What is kept of each constraint beside its terms.
  var records: ContiguousArray<Record> = []
  var matrix = Matrix()
  /// Numbers of constraints that were removed.
  var unusedConstraints: [Int32] = []
  /// The constraints that were added since the last solve, in order, apart from those that have no symbol yet. One that
  /// was removed since may still be there; the record's state decides.
  var queue: ContiguousArray<Int32> = []
  /// How many constraints, from the first, have a symbol; see ``admit()``.
  var admittedRows = 0
  /// The lower bounds that no symbol has yet, and how many constraints there were when each was given.
  var newBounds: ContiguousArray<(variable: Int32, bound: Double, rows: Int)> = []
  /// How many constraints there are, queued ones included and ghosts not.
  var liveConstraints = 0
  /// Numbers of variables that were removed and that no row mentions.
  var unusedVariables: [Int32] = []
  /// Variables that were removed but are still mentioned by a ghost.
  var mentionedVariables: [Int32] = []

  // MARK: The current basis

  /// What is known of each symbol.
  var symbols: ContiguousArray<SymbolState> = []
  /// The tight symbols, by slot; there are as many as variables.
  var slotSymbol: ContiguousArray<Symbol> = []
  var factors = Factors()
  var factorIndex = FactorIndex()
  var factorizer = Factorizer()
  var columnIndex = ColumnIndex()
  /// The last column that was computed; a loop of edits of one constant asks for the same one again and again.
  var column = Column()
  var scratch = Scratch()

  // MARK: Levels

  /// The priorities in use below required, in descending order; that of level *k* > 0 is `priorities[k - 1]`.
  var priorities: [Priority] = []
  /// The symbols of each level.
  var members: [ContiguousArray<Symbol>] = [[]]

  // MARK: The optimum

  var optimizer = Optimizer()
  /// Values closer than this to a breakpoint count as on it; see `chooseTolerance`.
  var tolerance = Tolerances.least
  /// How many edits since the last solve may change which basis is optimal; 0 if all edits are new constants in
  /// `moved`.
  var disturbances = 0
  /// The binding constraints that were removed since the last solve, as they were. One that returns before the next
  /// solve gets its place back.
  var justRemoved: [(constraint: Int32, state: SymbolState)] = []
  /// How many binding constraints were removed since the last solve.
  var removedTight = 0
  /// Whether so many were removed, or so badly, that the next solve must make a basis from scratch. Until then the
  /// tight symbols mean nothing.
  var isBasisLost = false
  /// Whether the present solve began, or began anew, with the basis that propagation finds.
  var isCrashed = false
  /// What is known of all values, as long as they are those that propagation found.
  var propagated: Propagated?
  /// The tight symbols whose breakpoint moved since the last solve; the next one moves them there.
  var moved: ContiguousArray<Symbol> = []
  /// The symbols whose interval or level changed since the last solve. `isPending` decides about each entry.
  var pending: ContiguousArray<Symbol> = []
  /// How many solves only followed constants or a few edits since values were last computed from scratch.
  var followed = 0

  // MARK: Results

  /// The values of the variables after the last solve that did not end in a conflict; ``absent`` for the numbers of
  /// those that were removed.
  @usableFromInline var solution: ContiguousArray<Double> = []
  var changes = Changes()
  var changed = ChangedVariables()
  var isSolved = true
  /// What the last solve could not do as promised.
  var complaints: [SolverDiagnostic] = []
  var limits = SolverLimits()
  var counters = Statistics()

  /// Stands for the value of a variable that does not exist. No computation gives this pattern of bits.
  @usableFromInline static let absent: UInt64 = 0x7FF4_0000_0000_0001

  /// Whether a number is the value of a variable that exists.
  @inlinable @inline(__always)
  static func exists(_ value: Double) -> Bool { value.bitPattern != absent }

  /// A solver without variables and constraints.
  public init() {}

  /// The variables whose value is another one since the last call of ``solve()``, in ascending order.
  ///
  /// All others have the value that they had before that call, to the bit, so that a client needs to read these only. Empty
  /// if the call had nothing to do or threw a ``Conflict``: then no value changed, and the next call that succeeds names
  /// what it changes from there. A variable that was added since is named only if it left its initial value.
  ///
  /// The memory is used again by the next ``solve()``, unless somebody holds the list until then, which costs a copy.
  ///
  /// - Complexity: O(1), without allocating.
  public var changedVariables: ArraySlice<Variable> { changed.names[..<changed.count] }

  /// Counters since the solver was created, and the present number of constraints, variables and coefficients.
  ///
  /// - Complexity: O(1).
  public var statistics: Statistics {
    var result = counters
    result.rows = liveConstraints
    result.columns = solution.count - unusedVariables.count - mentionedVariables.count
    result.nonzeros = matrix.nonzeros + factors.nonzeros
    return result
  }
}
