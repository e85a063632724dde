import ConstraintSolver

/// What an ``Expression`` measures. Only expressions of one kind can be compared.
public protocol Measure {}
/// What has distances from its like.
public protocol PlaceMeasure: Measure {}
/// Places that follow the reading direction.
public enum HorizontalPlace: PlaceMeasure {}
/// Left and right.
public enum PhysicalPlace: PlaceMeasure {}
public enum VerticalPlace: PlaceMeasure {}
/// Widths and heights.
public enum Length: Measure {}

/// *multiplier · attribute + constant* of a box: one side of a ``Rule``.
public struct Expression<Kind: Measure> {
  let item: ItemID
  let attribute: Attribute
  /// Where the distance from the attribute ends; nil for the attribute itself.
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

  public static func + (e: Expression, c: Double) -> Expression {
    var result = e
    result.constant += c
    return result
  }

  public static func - (e: Expression, c: Double) -> Expression { e + -c }

  public static func * (m: Double, e: Expression) -> Expression {
    var result = e
    result.multiplier *= m
    result.constant *= m
    return result
  }

  public static func * (e: Expression, m: Double) -> Expression { m * e }
  public static func / (e: Expression, m: Double) -> Expression { 1 / m * e }

  public static func == (a: Expression, b: Expression) -> Rule { Rule(a, .equal, b) }
  public static func <= (a: Expression, b: Expression) -> Rule { Rule(a, .lessThanOrEqual, b) }
  public static func >= (a: Expression, b: Expression) -> Rule { Rule(a, .greaterThanOrEqual, b) }
}

extension Expression where Kind: PlaceMeasure {
  /// The distance from one place to another: `b.top - a.bottom == 2 * (c.top - b.bottom)`. Points, negative where `end` comes
  /// first; between leading and trailing edges it counts in the reading direction of the box it begins at.
  public static func - (end: Expression, start: Expression) -> Expression<Length> {
    precondition(end.multiplier == 1 && start.multiplier == 1, "a distance is between places as they are")
    var distance = Expression<Length>(
      start.item, start.attribute, to: Place(end.item, end.attribute), start.layout)
    distance.constant = end.constant - start.constant
    return distance
  }
}

extension Expression where Kind == Length {
  public static func == (a: Expression, c: Double) -> Rule { Rule(a, .equal, c) }
  public static func <= (a: Expression, c: Double) -> Rule { Rule(a, .lessThanOrEqual, c) }
  public static func >= (a: Expression, c: Double) -> Rule { Rule(a, .greaterThanOrEqual, c) }
}
