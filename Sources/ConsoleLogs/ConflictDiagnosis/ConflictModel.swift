import AutoLayout
import Geometry

/// The layout of a logged conflict, rebuilt: an item for each view, a constraint for each relation.
struct ConflictModel {
  private(set) var engine = LayoutEngine()
  private var items: [String: ItemID] = [:]
  /// Which entry of the list a constraint of the engine is from.
  private var entries: [ConstraintHandle: Int] = [:]
  /// The margins that the log says.
  let margins: LoggedMargins
  let conflicts: [AutoLayout.ConflictReport]

  /// - Parameter leftOut: Entries that are not part of the layout, such as those that say what others say.
  init(_ constraints: [LoggedConstraint], leavingOut leftOut: Set<Int>, _ names: ConflictNames) {
    margins = LoggedMargins(constraints, names)
    for key in names.keys { items[key] = engine.addItem(Self.traits(of: key, margins, names)) }
    for (index, constraint) in constraints.enumerated() where !leftOut.contains(index) {
      for relation in constraint.relations {
        guard let lowered = Self.lowered(relation, constraint.origin, items) else { continue }
        entries[engine.addConstraint(lowered)] = index
      }
    }
    _ = engine.solve()
    conflicts = engine.standingConflicts
  }

  func entry(of handle: ConstraintHandle) -> Int? { entries[handle] }

  /// Points in one coordinate system; where nothing is said, 0.
  func rect(of key: String) -> Rect? { items[key].map { engine.alignmentRect(of: $0) } }

  /// Without the constraints of an entry, solved.
  func without(_ index: Int) -> LayoutEngine {
    var copy = engine
    for (handle, entry) in entries where entry == index { copy.removeConstraint(handle) }
    _ = copy.solve()
    return copy
  }

  func item(_ key: String) -> ItemID? { items[key] }

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
      first, relation.first.attribute, relation.relation, relation.second.flatMap { items[$0.item] },
      relation.second?.attribute ?? .notAnAttribute, multiplier: relation.multiplier, constant: relation.constant,
      priority: priority, source: origin == .user ? .user : .system)
    if let from = relation.from, let base = items[from.item] {
      (constraint.first, constraint.firstAttribute) = (base, from.attribute)
      constraint.firstEnd = Place(first, relation.first.attribute)
    }
    return constraint
  }

  // MARK: What logs do not say

  /// The baselines of a label in the system font of 17 points, one line high.
  static let assumedAscent = 16.0
  static let assumedDescent = 4.0

  /// Which attributes of an item need numbers that no log has.
  func assumption(about relation: LoggedRelation, _ names: ConflictNames) -> String? {
    let places = [relation.first, relation.second].compactMap { $0 }
    if let place = places.first(where: { $0.attribute.isMargin && !margins.isKnown($0) }) {
      return "the margins of \(names.name(place.item)) are \(short: LoggedMargins.assumed) points"
    }
    if let place = places.first(where: { $0.attribute.isBaseline && names.className($0.item).isTextClass }) {
      return "the first baseline of \(names.name(place.item)) is \(short: Self.assumedAscent) points below its top"
    }
    return nil
  }

  private static func traits(of key: String, _ margins: LoggedMargins, _ names: ConflictNames) -> ItemTraits {
    var traits = ItemTraits()
    traits.margins = margins.insets(of: key)
    if names.className(key).isTextClass {
      traits.firstBaseline = TextBaseline(heightFactor: 0, offset: assumedAscent)
      traits.lastBaseline = TextBaseline(heightFactor: 1, offset: -assumedDescent)
    }
    return traits
  }
}

extension String {
  /// Views whose baselines are those of a text.
  fileprivate var isTextClass: Bool { hasSuffix("Label") || hasSuffix("TextView") || hasSuffix("TextField") }
}
