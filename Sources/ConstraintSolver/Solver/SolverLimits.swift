/// How much work the solver does before it gives up or tries another way; tests lower the numbers to see what happens then.
struct SolverLimits: Sendable {
  /// The most steps of one optimization, and the most exchanges of one search for a conflict; nil for a number that
  /// grows with the system and that no layout comes near.
  var steps: Int?
  /// As many steps of length zero in a row, most of them chosen by Bland's rule, can only be a cycle of rounding
  /// errors: Bland's rule knows no others, and no layout was seen to need a fifth of them.
  var idleSteps = 500
  /// How far from the equations as given the values may be, in multiples of the tolerance: those of basic symbols may
  /// be wrong by a little more than what counts as on a breakpoint.
  var residual = 10.0
  /// How often the basis is factorised anew in one solve. A basis that is bad right after that stays bad.
  var refactorizations = 2

  /// The solves with the same factors before an index of them is made, and the variables up to which none is made.
  var denseSolves = Thresholds.denseSolves
  var denseVariables = Thresholds.denseVariables
  /// The columns of one matrix that are computed before an index of its columns is made.
  var linkedColumns = Thresholds.linkedColumns
  /// The candidates for a step among which the steepest is taken, however much moves with it.
  var fewCandidates = Thresholds.fewCandidates
  /// The steps after which a solve looks whether propagation begins at a better place.
  var stepsBeforePropagation = Thresholds.stepsBeforePropagation

  /// A thousand for small systems; the constant and the factor are several hundred times what layouts need.
  func steps(for symbols: Int) -> Int { steps ?? 1000 + 50 * symbols }
}
