import ConstraintSolver

/// What a constraint of the engine says, before it is lowered to variables.
public enum Definition: Sendable {
  case relation(Constraint)
  /// One axis of a frame that follows a container: translated autoresizing masks, a root's size, a scroll offset.
  case span(SpanRule)
  /// One of the two inequalities of an intrinsic size.
  case wish(WishRule)
}

/// `frame.min − container.min == minFactor · container.size + minOffset`, or the same for the size.
public struct SpanRule: Sendable {
  public enum Part: Sendable { case min, size }

  public var item: ItemID
  public var axis: Axis
  public var part: Part
  /// The item whose frame origin positions are measured from; nil for the engine's origin.
  public var origin: ItemID?
  /// The item whose frame size the factor multiplies.
  public var container: ItemID?
  public var factor: Double
  public var offset: Double

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

/// `size <= wish` (hugging) or `size >= wish` (compression resistance).
public struct WishRule: Sendable {
  public var item: ItemID
  public var axis: Axis
  public var relation: Relation
  /// Points.
  public var size: Double
}

/// A constraint as the engine keeps it.
struct Record: Sendable {
  var definition: Definition
  var priority: Priority
  var source: ConstraintSource
  /// What the solver was last told; compared with a new lowering to tell a new constant from a new row.
  var expression = LinearExpression(constant: 0)
  var relation = Relation.equal
  /// Nil while the constraint is broken.
  var row: ConstraintID?
  var isBroken = false
  /// The members of the conflict that was last reported with this constraint as the victim.
  var reportedConflict: [ConstraintHandle] = []

  /// The items the definition mentions; their changes make the record stale.
  var items: [ItemID] {
    switch definition {
    case .relation(let c): [c.first, c.second, c.origin, c.firstEnd?.item, c.secondEnd?.item].compactMap { $0 }
    case .span(let s): [s.item, s.origin, s.container].compactMap { $0 }
    case .wish(let w): [w.item]
    }
  }
}
