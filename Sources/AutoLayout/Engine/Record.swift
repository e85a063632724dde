import ConstraintSolver

/// What a constraint of the engine says, before it is lowered to variables.
public enum Definition: Sendable {
  /// A constraint between attributes, as its author wrote it.
  case relation(Constraint)
  /// The place or the size of a frame along one axis, which the system determines: that of a translated autoresizing
  /// mask, of a root, of a scroll offset.
  case span(SpanRule)
  /// One of the two inequalities of an intrinsic size.
  case wish(WishRule)
}

/// A required rule about an item's frame along one axis: `frame.min == origin.min + factor · container.size + offset`,
/// or `frame.size == factor · container.size + offset`.
public struct SpanRule: Sendable {
  /// What of a frame the rule determines.
  public enum Part: Sendable {
    /// The left or top edge.
    case min
    /// The width or height.
    case size
  }

  /// The item whose frame the rule determines.
  public var item: ItemID
  /// The axis along which it does.
  public var axis: Axis
  /// Whether the rule is about the edge or the size.
  public var part: Part
  /// The item from whose frame an edge is measured; nil for the engine's origin. A size ignores it.
  public var origin: ItemID?
  /// The item whose frame's size ``factor`` multiplies; nil if it is 0.
  public var container: ItemID?
  /// The part of the container's size, taken within ±``Limits/multiplier``.
  public var factor: Double
  /// The points that are added, taken within ±``Limits/coordinate``.
  public var offset: Double

  /// A rule about the edge or the size of an item's frame along an axis.
  public init(
    _ item: ItemID, _ axis: Axis, _ part: Part, origin: ItemID? = nil, container: ItemID? = nil, factor: Double = 0,
    offset: Double
  ) {
    self.item = item
    self.axis = axis
    self.part = part
    self.origin = origin
    self.container = container
    self.factor = factor
    self.offset = offset
  }
}

/// One of the inequalities of an ``IntrinsicSize``.
public struct WishRule: Sendable {
  /// The item that has the content.
  public var item: ItemID
  /// The axis along which the content is measured.
  public var axis: Axis
  /// `lessThanOrEqual` for hugging, `greaterThanOrEqual` for resistance to compression.
  public var relation: Relation
  /// The size of the content in points, which the engine takes up to ``Limits/coordinate``.
  public var size: Double
}

/// Why a constraint is broken: the conflict that was last reported with it as the victim.
struct StandingConflict: Sendable {
  /// The victim is one of them.
  let members: [ConstraintHandle]
  /// Whether the conflict is one only because sizes are not negative, so that it may have members too many.
  let hasBounds: Bool
  /// The solve in which the conflict was proven: until one of its members changes, trying the victim again finds the same.
  /// Nil if it was not proven.
  var provenIn: Int?
}

/// A constraint as the engine keeps it.
struct Record: Sendable {
  var definition: Definition
  var priority: Priority
  var source: ConstraintSource
  /// The terms of the row as it was last lowered, in force or not. Comparing it with a new lowering tells a new constant from a new
  /// row.
  var terms = RowTerms.Place()
  /// The constant of that row.
  var rowConstant = 0.0
  /// How the row compares with 0.
  var relation = Relation.equal
  /// The solver's constraint; nil while the constraint is broken or not finite.
  var row: ConstraintID?
  /// Whether the constraint is not in force, because it was broken or is not finite.
  var isBroken = false
  /// Whether the row is to be lowered again at the next solve.
  var isStale = false
  /// The first solve that has the present row and priority.
  var changedIn = 0

  /// Calls a function for the items that the definition mentions, for one that it mentions twice also twice. When their traits change,
  /// the row has to be lowered again.
  @inline(__always)
  func visitItems(_ visit: (ItemID) -> Void) {
    switch definition {
    case .relation(let c):
      visit(c.first)
      if let second = c.second { visit(second) }
      if let origin = c.origin { visit(origin) }
      if let direction = c.direction, direction != c.origin { visit(direction) }
      if let end = c.firstEnd { visit(end.item) }
      if let end = c.secondEnd { visit(end.item) }
    case .span(let rule):
      visit(rule.item)
      if let origin = rule.origin { visit(origin) }
      if let container = rule.container { visit(container) }
    case .wish(let rule): visit(rule.item)
    }
  }
}

extension Record: Blank {
  static let blank = Record(
    definition: .wish(WishRule(item: ItemID(index: 0), axis: .horizontal, relation: .equal, size: 0)), priority: .least,
    source: .system)
}
