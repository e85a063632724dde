/// An incremental solver for linear constraints with priorities.
///
/// Required constraints hold; below them, priorities are optimised one after the other, from the highest to the lowest:
/// the sum of absolute violations of a level is minimal among all solutions that are optimal for the levels above.
/// Priorities are never turned into weights. Values move only if that makes something better, and every choice is
/// deterministic: the same calls give the same bits.
///
/// Edits are cheap and collected; ``solve()`` works from where the last call stopped. Values read are always those of
/// the last successful ``solve()``.
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
  }

  // MARK: What was asked for

  /// By the number of the constraint.
  var records: ContiguousArray<Record> = []
  var matrix = Matrix()
  /// Numbers of constraints that were removed.
  var unusedConstraints: [Int32] = []
  /// Constraints added since the last solve, in order. May contain stale entries; the record's state decides.
  var queue: [Int32] = []
  /// How many constraints there are, queued ones included and ghosts not.
  var liveConstraints = 0
  /// By the number of the variable: whether it was not removed.
  @usableFromInline var variableIsLive: ContiguousArray<Bool> = []
  /// Numbers of variables that were removed and that no row mentions.
  var unusedVariables: [Int32] = []
  /// Variables that were removed but are still mentioned by a ghost.
  var mentionedVariables: [Int32] = []

  // MARK: The current basis

  /// By symbol.
  var symbols: ContiguousArray<SymbolState> = []
  /// The tight symbols; as many as there are variables.
  var slotSymbol: ContiguousArray<Symbol> = []
  var factors = Factors()
  var factorizer = Factorizer()
  /// The last column that was computed; a loop of edits of one constant asks for the same one again and again.
  var column = Column()
  var scratch = Scratch()

  // MARK: Levels

  /// Distinct priorities below required, descending; level *k* > 0 has `priorities[k - 1]`.
  var priorities: [Priority] = []
  /// Symbols with a cost, by level.
  var members: [ContiguousArray<Symbol>] = [[]]

  // MARK: The optimum

  var optimizer = Optimizer()
  /// Values closer than this to a breakpoint count as on it; see `chooseTolerance`.
  var tolerance = Tolerances.least
  /// How many edits since the last solve may change which basis is optimal; 0 if all edits are new constants in
  /// `moved`.
  var disturbances = 0
  /// Binding constraints removed since the last solve, as they were; one that returns at once disturbs nothing.
  var justRemoved: [(constraint: Int32, state: SymbolState)] = []
  /// How many binding constraints were removed since the last solve.
  var removedTight = 0
  /// Whether so many were removed, or so badly, that the next solve must make a basis from scratch. Until then the
  /// tight symbols mean nothing.
  var isBasisLost = false
  /// Tight symbols whose breakpoint moved since the last solve. They follow it.
  var moved: ContiguousArray<Symbol> = []
  /// Symbols whose interval or level changed since the last solve. May contain stale entries; `isPending` decides.
  var pending: ContiguousArray<Symbol> = []
  /// Solves by following constants since values were last computed from scratch.
  var followed = 0

  // MARK: Results

  /// Values of variables after the last successful solve.
  @usableFromInline var solution: ContiguousArray<Double> = []
  /// What the last solve moved.
  var changes = Changes()
  var isSolved = true
  /// What went wrong in the last solve.
  var complaints: [SolverDiagnostic] = []
  var limits = SolverLimits()
  var counters = Statistics()

  /// A solver without variables and constraints.
  public init() {}

  /// Counters since the solver was created, and the present number of constraints, variables and coefficients.
  ///
  /// - Complexity: O(1).
  public var statistics: Statistics {
    var result = counters
    result.rows = liveConstraints
    result.columns = variableIsLive.count - unusedVariables.count - mentionedVariables.count
    result.nonzeros = matrix.nonzeros + factors.nonzeros
    return result
  }
}
