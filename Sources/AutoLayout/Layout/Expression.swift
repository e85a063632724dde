import ConstraintSolver

/// What an ``Expression`` measures. Only expressions of the same measure can be compared.
public protocol Measure {}
/// A measure of coordinates, whose differences are lengths.
public protocol PlaceMeasure: Measure {}
/// The x coordinates that depend on the reading direction, and the center.
public enum HorizontalPlace: PlaceMeasure {}
/// The x coordinates that do not: left and right edges.
public enum PhysicalPlace: PlaceMeasure {}
/// The y coordinates.
public enum VerticalPlace: PlaceMeasure {}
/// Widths, heights and the distances between places.
public enum Length: Measure {}

/// *multiplier · attribute + constant*, in points: one side of a ``Rule``.
public struct Expression<Kind: Measure> {
  let item: ItemID
  let attribute: Attribute
  /// The place where the distance from the attribute ends; nil for the attribute itself.
  let end: Place?
  unowned let layout: Layout
  var multiplier = 1.0
  var constant = 0.0

  init(_ item: ItemID, _ attribute: Attribute, to end: Place? = nil, _ layout: Layout) {
    self.item = item
    self.attribute = attribute
    self.end = end
    self.layout = layout
  }

  /// The expression with points added to its constant.
  public static func + (e: Expression, c: Double) -> Expression {
    var result = e
    result.constant += c
    return result
  }

  /// The expression with points taken from its constant.
  public static func - (e: Expression, c: Double) -> Expression { e + -c }

  /// The expression multiplied by a number, its constant too.
  public static func * (m: Double, e: Expression) -> Expression {
    var result = e
    result.multiplier *= m
    result.constant *= m
    return result
  }

  /// The expression multiplied by a number, its constant too.
  public static func * (e: Expression, m: Double) -> Expression { m * e }
  /// The expression divided by a number, its constant too. The number must not be 0.
  public static func / (e: Expression, m: Double) -> Expression { 1 / m * e }

  /// The rule that both sides are equal, which is required unless it is given another priority. Both boxes must be of
  /// one layout, and the multiplier of the left side must not be 0.
  public static func == (a: Expression, b: Expression) -> Rule { Rule(a, .equal, b) }
  /// The rule that the left side is no larger, that is not farther right or down, than the right side. The same holds
  /// as for `==`.
  public static func <= (a: Expression, b: Expression) -> Rule { Rule(a, .lessThanOrEqual, b) }
  /// The rule that the left side is no smaller, that is not farther left or up, than the right side. The same holds as
  /// for `==`.
  public static func >= (a: Expression, b: Expression) -> Rule { Rule(a, .greaterThanOrEqual, b) }
}

extension Expression where Kind: PlaceMeasure {
  /// The distance from one place to another in points, as in `b.top - a.bottom == 2 * (c.top - b.bottom)`; negative if
  /// `end` comes first. Between leading and trailing edges it is positive in the reading direction of the box it begins
  /// at. Neither place may be multiplied.
  public static func - (end: Expression, start: Expression) -> Expression<Length> {
    precondition(
      end.multiplier == 1 && start.multiplier == 1, "a distance must be between two positions without a multiplier")
    var distance = Expression<Length>(
      start.item, start.attribute, to: Place(end.item, end.attribute), start.layout)
    distance.constant = end.constant - start.constant
    return distance
  }
}

extension Expression where Kind == Length {
  /// The rule that a length is so many points. The multiplier of the length must not be 0.
  public static func == (a: Expression, c: Double) -> Rule { Rule(a, .equal, c) }
  /// The rule that a length is at most so many points. The multiplier of the length must not be 0.
  public static func <= (a: Expression, c: Double) -> Rule { Rule(a, .lessThanOrEqual, c) }
  /// The rule that a length is at least so many points. The multiplier of the length must not be 0.
  public static func >= (a: Expression, c: Double) -> Rule { Rule(a, .greaterThanOrEqual, c) }
}
