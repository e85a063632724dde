/// How a text writes a constraint: its signs, its numbers and its names.
public struct ConstraintDialect: Sendable {
  /// How the parts of a view are named.
  public enum NameStyle: Sendable {
    /// `safe area of Card`
    case phrase
    /// `Card.safeArea`
    case member
  }

  /// How a relation is written.
  let sign: @Sendable (Relation) -> String
  /// Between a multiplier and what it multiplies.
  let times: String
  /// Before a constant that is subtracted.
  let minus: String
  /// Whether a priority below 1000 is written.
  let writesPriority: Bool
  let names: NameStyle
  let number: @Sendable (Double) -> String
  /// How a multiplier is written: with more digits than a length, for a thousandth of it is points on a screen.
  let factor: @Sendable (Double) -> String
  /// Whether a multiplier that was written as a ratio is written so.
  let writesRatios: Bool

  /// As UIKit's logs write it: `A.width == 0.5*B.width + 8 @750`, numbers with six significant digits.
  public static let console = ConstraintDialect(
    sign: \.sign, times: "*", minus: "-", writesPriority: true, names: .phrase,
    number: significantDigits, factor: significantDigits, writesRatios: false)

  /// As explanations of a log write it: `A.width == 0.5 * B.width + 8 @750`, numbers to a thousandth.
  public static let explanation = ConstraintDialect(
    sign: \.sign, times: " * ", minus: "-", writesPriority: true, names: .phrase,
    number: thousandths, factor: thousandths, writesRatios: false)

  /// As the messages of findings write it: `A.width = 0.5 × B.width − 8 @750`, lengths to a
  /// tenth and multipliers as the document has them: `148:77 × B.width`, `0.980676 × B.width`.
  public static let message = ConstraintDialect(
    sign: \.typographicSign, times: " × ", minus: "−", writesPriority: true, names: .member,
    number: tenths, factor: significantDigits, writesRatios: true)

  /// As drawings and reports write it beside a line: `A.width = 0.5 × B.width − 8`, numbers with six significant digits. The
  /// line itself tells the priority.
  public static let drawing = ConstraintDialect(
    sign: \.typographicSign, times: " × ", minus: "−", writesPriority: false, names: .phrase,
    number: significantDigits, factor: significantDigits, writesRatios: false)
}
