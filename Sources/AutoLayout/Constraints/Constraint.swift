import ConstraintSolver

/// A relation between attributes: `first.attribute  relation  multiplier · second.attribute + constant`.
public struct Constraint: Sendable {
  public var first: ItemID
  public var firstAttribute: Attribute
  public var relation: Relation
  /// Nil for a size compared with the constant alone.
  public var second: ItemID?
  public var secondAttribute: Attribute
  public var multiplier: Double
  /// Points.
  public var constant: Double
  public var priority: Priority
  /// The item in whose coordinates places are measured when `multiplier` is not 1; nil means the engine's origin.
  public var origin: ItemID?
  public var source: ConstraintSource

  public init(
    _ first: ItemID, _ firstAttribute: Attribute, _ relation: Relation, _ second: ItemID? = nil,
    _ secondAttribute: Attribute = .notAnAttribute, multiplier: Double = 1, constant: Double = 0,
    priority: Priority = .required, origin: ItemID? = nil, source: ConstraintSource = .user
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.origin = origin
    self.source = source
  }
}

/// Who made a constraint, which decides whether a conflict may break it.
public enum ConstraintSource: Hashable, Sendable {
  /// Written by the user: in code, in a document, or by a stack view on the user's behalf.
  case user
  /// Kept by the system (autoresizing translation, encapsulated sizes, guides): broken only if nothing else can be.
  case system
}

/// Names a constraint of a `LayoutEngine`; stays valid until the constraint is removed.
public struct ConstraintHandle: Hashable, Comparable, Sendable {
  public let index: Int32

  public static func < (a: ConstraintHandle, b: ConstraintHandle) -> Bool { a.index < b.index }
}
