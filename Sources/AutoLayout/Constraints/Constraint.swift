import ConstraintSolver

/// A relation between attributes: `first.attribute  relation  multiplier · second.attribute + constant`.
///
/// A side may be a distance instead: from its attribute, which is a place, to another place on the same axis. To the rest of
/// the constraint it is a size, though it may be negative. Between leading and trailing edges it counts in the reading
/// direction of the item it begins at.
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
  /// Where the first side's distance ends; nil for an attribute.
  public var firstEnd: Place?
  /// Where the second side's distance ends; nil for an attribute.
  public var secondEnd: Place?

  public init(
    _ first: ItemID, _ firstAttribute: Attribute, _ relation: Relation, _ second: ItemID? = nil,
    _ secondAttribute: Attribute = .notAnAttribute, multiplier: Double = 1, constant: Double = 0,
    priority: Priority = .required, origin: ItemID? = nil, source: ConstraintSource = .user, firstEnd: Place? = nil,
    secondEnd: Place? = nil
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
    self.firstEnd = firstEnd
    self.secondEnd = secondEnd
  }
}

extension Constraint {
  /// Whether it compares one place with another, rather than sizes or distances.
  var isBetweenPlaces: Bool { firstAttribute.isLocation && firstEnd == nil }

  /// Whether one of its places along an axis is the item's.
  func mentionsPlace(of item: ItemID, _ axis: Axis) -> Bool {
    func isPlace(_ owner: ItemID?, _ attribute: Attribute) -> Bool {
      owner == item && attribute.isLocation && attribute.axis == axis
    }
    return isPlace(first, firstAttribute) || isPlace(second, secondAttribute)
      || firstEnd.map { isPlace($0.item, $0.attribute) } ?? false
      || secondEnd.map { isPlace($0.item, $0.attribute) } ?? false
  }
}

/// An attribute of an item.
public struct Place: Hashable, Sendable {
  public var item: ItemID
  public var attribute: Attribute

  public init(_ item: ItemID, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
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

extension ConstraintHandle: DenseName {
  static let noun = "a constraint"
}
