import ConstraintSolver

/// A relation between attributes: `first.attribute  relation  multiplier · second.attribute + constant`.
///
/// Either side may instead be the distance from its attribute, which is a place, to another place on the same axis. In
/// the rest of the constraint the distance counts as a size, but it may be negative. Between leading and trailing edges
/// it is positive in the reading direction of ``direction``, or of the item it begins at if that is nil.
public struct Constraint: Sendable {
  /// The item of the left side.
  public var first: ItemID
  /// The attribute of the left side; never `notAnAttribute`.
  public var firstAttribute: Attribute
  /// How the left side compares with the right side.
  public var relation: Relation
  /// The item of the right side; nil if a size is compared with the constant alone.
  public var second: ItemID?
  /// The attribute of the right side; `notAnAttribute` if there is no second item.
  public var secondAttribute: Attribute
  /// The factor of the right side's attribute or distance. The engine takes it within ±``Limits/multiplier``.
  public var multiplier: Double
  /// The number that is added to the right side, in points; between leading and trailing edges it counts in the reading
  /// direction of ``direction``. The engine takes it within ±``Limits/coordinate``.
  public var constant: Double
  /// How much the constraint matters when it is added; afterwards ``LayoutEngine/priority(of:)`` says.
  public var priority: Priority
  /// The item from whose leading or top edge places are measured if `multiplier` is not 1; nil means the engine's
  /// origin.
  public var origin: ItemID?
  /// The item whose reading direction decides what leading and trailing mean on both sides: in UIKit that of the view
  /// that holds the constraint, whatever directions its items read in. Nil means the first item.
  public var direction: ItemID?
  /// Who made the constraint.
  public var source: ConstraintSource
  /// The place where the distance of the left side ends; nil if the left side is an attribute.
  public var firstEnd: Place?
  /// The place where the distance of the right side ends; nil if the right side is an attribute.
  public var secondEnd: Place?

  /// A constraint as written from left to right. The arguments are not checked; see
  /// ``checkPairing(_:_:hasSecondItem:multiplier:)``.
  public init(
    _ first: ItemID, _ firstAttribute: Attribute, _ relation: Relation, _ second: ItemID? = nil,
    _ secondAttribute: Attribute = .notAnAttribute, multiplier: Double = 1, constant: Double = 0,
    priority: Priority = .required, origin: ItemID? = nil, direction: ItemID? = nil, source: ConstraintSource = .user,
    firstEnd: Place? = nil, secondEnd: Place? = nil
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
    self.direction = direction
    self.source = source
    self.firstEnd = firstEnd
    self.secondEnd = secondEnd
  }
}

extension Constraint {
  /// Whether the constraint compares one place with another, rather than sizes or distances.
  var isBetweenPlaces: Bool { firstAttribute.isLocation && firstEnd == nil }
}

/// An attribute of an item, as the place where a distance ends.
public struct Place: Hashable, Sendable {
  /// The item.
  public var item: ItemID
  /// An edge, center, margin or baseline of the item.
  public var attribute: Attribute

  /// An attribute of an item.
  public init(_ item: ItemID, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// Who made a constraint, which decides whether a conflict may break it.
public enum ConstraintSource: Int8, Hashable, Sendable {
  /// Made by the system, and broken only if the conflict has no other members, such as the one that gives a hidden arranged view no
  /// length.
  case systemLast = 0
  /// Made by the system, as those for translated autoresizing masks, for the size of a root and for guides: one is
  /// broken only if the conflict has neither of the two kinds that follow.
  case system = 1
  /// Made by the system, and broken before its others, such as the space between two arranged views.
  case systemFirst = 2
  /// Written by the user, in code or in a document.
  case user = 3
}

/// Names a constraint of a ``LayoutEngine`` and of copies of it.
///
/// A handle is valid until the constraint is removed; then it may be given to a later constraint. Giving a function of
/// the engine a handle that is not valid stops the program, unless its documentation says something else.
public struct ConstraintHandle: Hashable, Comparable, Sendable {
  /// A small number, counted from 0, by which an array can be indexed.
  public let index: Int32

  /// Whether the number of `a` is the smaller one. Handles that were not reused are ordered by the age of their
  /// constraints.
  public static func < (a: ConstraintHandle, b: ConstraintHandle) -> Bool { a.index < b.index }
}

extension ConstraintHandle: DenseName {
  static let noun = "a constraint"
}
