import AutoLayout
import Geometry

/// The layout of a logged conflict, rebuilt: an item for each view, a constraint for each relation.
struct ConflictModel {
  private(set) var engine = LayoutEngine()
  private var items: [String: ItemID] = [:]
  /// Which entry of the list a constraint of the engine is from.
  private var entries: [ConstraintHandle: Int] = [:]
  let conflicts: [AutoLayout.ConflictReport]

  init(_ constraints: [LoggedConstraint], _ names: ConflictNames) {
    for key in names.keys { items[key] = engine.addItem(Self.traits(of: key, constraints, names)) }
    for (index, constraint) in constraints.enumerated() {
      for relation in constraint.relations {
        guard let lowered = Self.lowered(relation, constraint.origin, items) else { continue }
        entries[engine.addConstraint(lowered)] = index
      }
    }
    _ = engine.solve()
    conflicts = engine.standingConflicts
  }

  /// Points in one coordinate system; where nothing is said, 0.
  func rect(of key: String) -> Rect? { items[key].map { engine.alignmentRect(of: $0) } }

  func entry(of handle: ConstraintHandle) -> Int? { entries[handle] }

  /// The entries of a conflict, in the order of the list.
  func members(of conflict: AutoLayout.ConflictReport) -> [Int] {
    Set(conflict.constraints.compactMap { entries[$0] }).sorted()
  }

  private static func lowered(
    _ relation: LoggedRelation, _ origin: ConstraintOrigin, _ items: [String: ItemID]
  ) -> Constraint? {
    guard let first = items[relation.first.item], let priority = Priority(rawValue: Float(relation.priority)) else {
      return nil
    }
    var constraint = Constraint(
      first, relation.first.attribute, relation.relation.relation, relation.second.flatMap { items[$0.item] },
      relation.second?.attribute ?? .notAnAttribute, multiplier: relation.multiplier, constant: relation.constant,
      priority: priority, source: origin == .user ? .user : .system)
    if let from = relation.from, let base = items[from.item] {
      (constraint.first, constraint.firstAttribute) = (base, from.attribute)
      constraint.firstEnd = Place(first, relation.first.attribute)
    }
    return constraint
  }

  // MARK: What logs do not say

  /// The margin of a plain view, and the baselines of a label in the system font of 17 points, one line high.
  static let assumedMargin = 8.0
  static let assumedAscent = 16.0
  static let assumedDescent = 4.0

  /// Which attributes of an item need numbers that no log has.
  static func assumption(about relation: LoggedRelation, _ names: ConflictNames) -> String? {
    let places = [relation.first, relation.second].compactMap { $0 }
    if let place = places.first(where: \.attribute.isMargin) {
      return "margins of \(names.name(place.item)) of \(short: assumedMargin) points"
    }
    if let place = places.first(where: { $0.attribute.isBaseline && names.className($0.item).isTextClass }) {
      return "a first baseline of \(names.name(place.item)) \(short: assumedAscent) points below its top"
    }
    return nil
  }

  private static func traits(
    of key: String, _ constraints: [LoggedConstraint], _ names: ConflictNames
  ) -> ItemTraits {
    var traits = ItemTraits()
    traits.margins = AutoLayout.Insets(
      top: assumedMargin, left: assumedMargin, bottom: assumedMargin, right: assumedMargin)
    if names.className(key).isTextClass {
      traits.firstBaseline = Baseline(heightFactor: 0, offset: assumedAscent)
      traits.lastBaseline = Baseline(heightFactor: 1, offset: -assumedDescent)
    }
    return traits
  }
}

extension String {
  /// Views whose baselines are those of a text.
  fileprivate var isTextClass: Bool { hasSuffix("Label") || hasSuffix("TextView") || hasSuffix("TextField") }
}

extension Attribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension ConsoleRelation {
  fileprivate var relation: Relation {
    switch self {
    case .equal: .equal
    case .atMost: .lessThanOrEqual
    case .atLeast: .greaterThanOrEqual
    }
  }
}
