/// When the solver changes from one way of working to another. These decide about speed, not about results.
enum Thresholds {
  /// More edits than this are solved together with one pass over everything; each of a few costs a pass over its row.
  static let edits = 16
  /// What an edit adds to the number of edits if only a solve from scratch can cope with it: more than `edits`, however
  /// many are added to it.
  static let disturbance = 1 << 20
  /// After so many solves that only followed constants, values are computed from scratch: a sum of a thousand roundings
  /// stays below every tolerance.
  static let followings = 1000
  /// Among so few candidates for a step the steepest is taken; among more, what moves with each counts too. Layouts among
  /// the workloads have up to 29.
  static let fewCandidates = 40
  /// Steps of length zero before a cycle is suspected. In layouts, honest degeneracy resolves in fewer.
  static let patience = 100
  /// A basis is made from scratch if a part of 1 / `renewal` of it goes, or of the constraints is new; half a basis is
  /// not worth the pivots that mend it.
  static let renewal = 4
  /// Removed constraints or variables that never call for a new basis, however small the system.
  static let smallRemoval = 16
  /// Added constraints beyond the part above that never call for a new basis.
  static let smallAddition = 2
  /// Levels without a constraint that are kept beyond the number of constraints, before they are dropped.
  static let emptyLevels = 64
  /// A solve that took more steps than this, and one for every `renewal` variables, looks whether propagation begins at a
  /// better place. Layouts need fewer, so that they go on from where they are.
  static let stepsBeforePropagation = 200
  /// Replaced rows after which solving costs more than factorising the basis again.
  static let replacements = 100
  /// Solves with the same factors before an index of them is made, which costs about as much as two of them.
  static let denseSolves = 4
  /// Up to so many variables, visiting all is as fast as looking for those that are reached.
  static let denseVariables = 128
  /// Columns of the same matrix that are computed before an index of its columns is made, which costs about as much as ten.
  static let linkedColumns = 40
  /// Cells of replaced rows after which it does: this many times those of the factors, and `spareCells`.
  static let replacedCells = 2
  /// Cells of replaced rows that are too few to matter, however small the factors.
  static let spareCells = 200
  /// Constraints with more unknowns are left to the simplex method when a class is settled: looking for them costs too
  /// much.
  static let settledUnknowns = 4
  /// Up to so many terms, a constraint is checked in one pass. Constraints of layouts have one to four.
  static let fewTerms = 6
  /// Up to so many terms, comparing all pairs finds equal variables sooner than a table does.
  static let comparedTerms = 16
}
