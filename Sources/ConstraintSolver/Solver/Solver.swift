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
/// The method is a simplex for bounded variables without artificial or error variables, after Dutertre and de Moura,
/// *A fast linear-arithmetic solver for DPLL(T)* (2006), with piecewise-linear costs for constraints that are not
/// required. The README of this module walks through an example.
public struct Solver: Sendable {
  /// A constraint as it was given: Σ `terms` + `constant` `relation` 0.
  struct Record: Sendable {
    enum State: Sendable { case unused, queued, live }
    var terms: [Term] = []
    var constant = 0.0
    var relation = Relation.equal
    var priority = Priority.required
    var state = State.unused
  }

  // MARK: What was asked for

  var records: ContiguousArray<Record> = []
  var unusedConstraints: [Int32] = []
  /// Constraints added since the last solve, in order. May contain stale entries; the record's state decides.
  var queue: [Int32] = []
  var variableIsLive: ContiguousArray<Bool> = []
  var unusedVariables: [Int32] = []

  // MARK: The current basis

  var tableau = Tableau()
  /// Current value by symbol.
  var value: ContiguousArray<Double> = []
  /// The interval in which a symbol costs nothing.
  var lower: ContiguousArray<Double> = []
  var upper: ContiguousArray<Double> = []
  /// The level at which leaving the interval costs, or one of the constants of ``Level``.
  var level: ContiguousArray<Int32> = []

  // MARK: Levels

  /// Distinct priorities below required, descending; level *k* > 0 has `priorities[k - 1]`.
  var priorities: [Priority] = []
  /// Symbols with a cost, by level and then ascending. Level *k* is `members[memberStart[k]..<memberStart[k + 1]]`.
  var members: ContiguousArray<Symbol> = []
  var memberStart: [Int] = [0, 0]
  var levelsAreStale = true

  // MARK: The optimal face, level by level

  /// Hard domain by symbol while solving: what the levels already optimised leave of it.
  var boxLower: ContiguousArray<Double> = []
  var boxUpper: ContiguousArray<Double> = []
  var optimizer = Optimizer()
  var tolerance = 1e-8

  // MARK: Results

  /// Values of variables after the last successful solve.
  var solution: ContiguousArray<Double> = []
  var isSolved = true
  var counters = Statistics()

  public init() {}

  /// Counters since the solver was created and the present size of the tableau.
  public var statistics: Statistics {
    var result = counters
    result.rows = records.count - unusedConstraints.count
    result.columns = variableIsLive.count - unusedVariables.count
    result.nonzeros = tableau.nonzeros
    return result
  }
}

/// Values of `Solver.level` that are not the number of a priority.
enum Level {
  /// The symbol is not in use.
  static let absent: Int32 = -2
  /// The symbol may have any value at no cost.
  static let free: Int32 = -1
  /// Leaving the interval is not allowed.
  static let required: Int32 = 0
  /// A symbol that is minimised or maximised for ``Solver/freedom(of:)``.
  static let goal: Int32 = .max
}
