import ConstraintSolver

/// What an ``Expression`` measures. Only expressions of one kind can be compared.
public protocol Measure {}
/// Places that follow the reading direction.
public enum HorizontalPlace: Measure {}
/// Left and right.
public enum PhysicalPlace: Measure {}
public enum VerticalPlace: Measure {}
/// Widths and heights.
public enum Length: Measure {}

/// *multiplier · attribute + constant* of a box: one side of a ``Rule``.
public struct Expression<Kind: Measure> {
  let item: ItemID
  let attribute: Attribute
  unowned let layout: Layout
  var multiplier = 1.0
  var constant = 0.0

  init(_ item: ItemID, _ attribute: Attribute, _ layout: Layout) {
    self.item = item
    self.attribute = attribute
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

extension Expression where Kind == Length {
  public static func == (a: Expression, c: Double) -> Rule { Rule(a, .equal, c) }
  public static func <= (a: Expression, c: Double) -> Rule { Rule(a, .lessThanOrEqual, c) }
  public static func >= (a: Expression, c: Double) -> Rule { Rule(a, .greaterThanOrEqual, c) }
}
