/// Every number by which the solver tells a difference from a rounding error.
///
/// A double has sixteen digits: one operation is off by 10⁻¹⁶ of its result, a sum of some thousand terms by 10⁻¹³ of
/// the largest. Coefficients and slopes of layouts are about 1, coordinates below 10⁴; see "Cost" in the README of this
/// module for what larger and smaller numbers do. Lengths are in the unit of the constraints, points in a layout.
enum Tolerances {
  // MARK: Values

  /// Values this close to a breakpoint count as on it, at any scale: no screen shows a ten-millionth of a pixel.
  static let least = 1e-8
  /// The same in parts of the largest coordinate: some ten thousand roundings of a double, enough for sums over long
  /// rows of views at coordinates up to 10⁷.
  static let relative = 1e-12
  /// The largest coordinate for which a tolerance of 1 is enough, 1 / `relative`. A constant beyond asks for another
  /// tolerance, hence for a solve that chooses one.
  static let coveredCoordinate = 1e12
  /// A tenth of `coveredCoordinate`: a step as long as this, or a constant that leaves this range, may have made the
  /// tolerance too large.
  static let farCoordinate = 1e11
  /// Ten times `coveredCoordinate`: the rounding errors of a step as long as this are larger than the tolerance.
  static let lossyCoordinate = 1e13
  /// A tolerance that is this many times too large is chosen anew; less is not worth another round.
  static let rescaling = 10.0
  /// A constant that moves this far in one edit leaves rounding errors that are seen after it, say from ten million
  /// back to ten.
  static let longestFollowing = 1e5
  /// Required constraints may be violated by this much: authors round their numbers, as in three multipliers of
  /// 0.333333 that ought to fill a whole.
  static let conflict = 1e-6
  /// The same in tolerances, for coordinates so large that those say more.
  static let conflictFactor = 100.0
  /// A symbol that stops a step is put exactly on its breakpoint if it is off by no more than this part of the
  /// tolerance. What was beyond by more has to stay there: multiplied by ten thousand in a constraint, the correction
  /// would be seen.
  static let snapping = 1e-3
  /// Two events of a step are at the same place if their distances differ by this part, or by this much near zero.
  static let coincidence = 1e-12

  // MARK: Coefficients

  /// A cell of a row or column below this is no pivot and no member of a conflict: what it would move is below every
  /// tolerance.
  static let pivot = 1e-9
  /// Entries of a row or column below this are rounding errors, for a column also in parts of its largest. What they
  /// would move is below every tolerance, but for a step over an astronomical distance, which they would make possible.
  static let entry = 1e-13
  /// A sum of two coefficients is zero if it is this part of them: a product of multipliers such as 10⁻⁴ · 10⁻⁴ must
  /// survive, the debris of 1/3 − 1/3 must not, because it would later be taken for a pivot or for a member of a
  /// conflict.
  static let cancellation = 1e-11
  /// Stands for a sum that came back to zero, so that it is not taken for one that has not begun. It moves nothing.
  static let placeholder = 1e-300
  /// A pivot computed by row and by column may differ by this part; more means that the factors have become bad.
  static let pivotMismatch = 1e-6
  /// Dividing a column by a pivot below this would magnify its rounding errors; it is computed anew when it is needed.
  static let smallestDivisor = 0.5
  /// Among pivots at the same place of a step, one is larger than another if it is larger by this part.
  static let widerPivot = 1e-9
  /// Pivots of an elimination are at least this part of the largest cell of their row: Markowitz' usual compromise
  /// between few new cells and small errors.
  static let markowitz = 0.1
  /// A row defines a variable whose coefficient is at least this part of its largest. Smaller ones are left to the
  /// elimination, which has a choice of pivots.
  static let definition = 1e-6
  /// A small class of variables is tied to a large one unless its coefficient is below this part of the other: dividing
  /// by it would multiply rounding errors.
  static let tie = 1e-3
  /// By how much replaced rows may multiply rounding errors before the basis is factorised anew: of sixteen digits,
  /// thirteen remain, less what the rows of the basis themselves cost.
  static let growth = 1e3
  /// Replacements that multiply by less are not counted: there are many, and they do not conspire.
  static let ordinaryGrowth = 10.0
  /// A conflict is proven if its rows cancel up to this part of the largest product. Rounding leaves about 10⁻¹³; a
  /// member that is missing leaves a whole product.
  static let proof = 1e-6
  /// Variables that move less than this while an undetermined one moves by 1 do not move.
  static let direction = 1e-9

  // MARK: Slopes

  /// Slopes below this are zero.
  static let slope = 1e-9
  /// Sums of slopes that cancel up to this are not stored.
  static let slopeNoise = 1e-12
  /// The same in parts of the largest slope of a level: the sums behind a slope may be as large as that, and so are
  /// their rounding errors.
  static let relativeSlopeNoise = 1e-14
  /// A slope as small as this may be what rounding left of a large one; with new reduced costs it is believed.
  static let doubtfulSlope = 1e-5
  /// Slopes that differ by less are equally steep.
  static let equalSlope = 1e-12
  /// Steps are equally good if the squares of their slopes, divided by what moves, differ by less than this part.
  static let equalGain = 1e-9
  /// The slope added up along a column may differ from the one that was kept by this much …
  static let slopeMismatch = 1e-10
  /// … and by this part of it; else the kept ones are computed anew.
  static let relativeSlopeMismatch = 1e-6
  /// A slope of a higher level, in which a step must cost nothing, is zero up to this part of its terms. What is too
  /// little per unit to be seen among the reduced costs may be much over a long way.
  static let higherSlope = 1e-9
  /// A correction of a slope below this part of it cannot be seen in it.
  static let slopeCorrection = 1e-12
  /// The slope of a symbol that leaves its place is not spread over the others if it is below this.
  static let spreadSlope = 1e-11
  /// An exchange that changes a slope by more leaves rounding errors that small slopes would drown in: all are computed
  /// anew.
  static let largestSlopeChange = 1e4

  // MARK: Checks of invariants, which compare two ways to compute the same

  /// In parts, for a vector that is multiplied by the basis and solved for again.
  static let checkedFactors = 1e-5
  /// In parts, for slopes.
  static let checkedSlope = 1e-6
  /// In parts of the largest coordinate, for the equations as given.
  static let checkedResidual = 1e-7
  /// In parts of the largest coordinate, for values on their pieces.
  static let checkedPiece = 1e-6
}
