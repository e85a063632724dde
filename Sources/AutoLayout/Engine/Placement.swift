/// Where an item lies that nothing places: at the origin of its container, not at the engine's.
///
/// Such a coordinate is not a variable that happens to be 0. Constraints may see it through what lies inside the item. So the lowering
/// uses the container's expression in place of the item's variable (``LayoutEngine/alignmentMin(_:_:)``), and every frame agrees with
/// every constraint. As soon as a constraint is about the item's place, its variable is used again.
///
/// A constraint about what is derived from the item, such as its margins, may place the item or what is inside, which only a solve tells.
/// So the item's variable is used; where the solve leaves it open, it rests at the container's origin (`LayoutEngine+Resting.swift`).
struct Placement: Sendable {
  /// The item whose frame's origin counts; nil for an item that lies in the engine's root.
  let container: ItemID?
  private var horizontal = Along()
  private var vertical = Along()
  /// The items that follow this one, their container.
  var followers: Set<ItemID> = []
  /// Whether the next solve has to look whether the item follows its container.
  var isInDoubt = false

  /// The same along one axis.
  private struct Along {
    /// How many constraints and rules are about the item's place, in force or broken.
    var ownCount: Int32 = 0
    /// How many are about the place of what is derived from the item.
    var derivedCount: Int32 = 0
    var follows = false
  }

  init(in container: ItemID?) { self.container = container }

  /// Whether the lowering puts the container's origin in place of the item's variable, as of the last solve.
  func follows(_ axis: Axis) -> Bool { axis == .horizontal ? horizontal.follows : vertical.follows }

  var follows: Bool { horizontal.follows || vertical.follows }

  /// Whether only constraints about what is derived from the item may place it.
  func mayRest(_ axis: Axis) -> Bool {
    let along = axis == .horizontal ? horizontal : vertical
    return container != nil && along.ownCount == 0 && along.derivedCount > 0
  }

  /// Adds to the number of constraints about the item's place, or about that of what is derived from it; whether it was 0 before or is
  /// now.
  mutating func count(_ difference: Int32, _ axis: Axis, isDerived: Bool) -> Bool {
    switch axis {
    case .horizontal: Self.count(difference, &horizontal, isDerived: isDerived)
    case .vertical: Self.count(difference, &vertical, isDerived: isDerived)
    }
  }

  private static func count(_ difference: Int32, _ along: inout Along, isDerived: Bool) -> Bool {
    let former = isDerived ? along.derivedCount : along.ownCount
    if isDerived { along.derivedCount += difference } else { along.ownCount += difference }
    return former == 0 || former + difference == 0
  }

  /// Decides anew along which axes the item follows its container; whether the answer is another one.
  mutating func settle() -> Bool {
    isInDoubt = false
    let former = (horizontal.follows, vertical.follows)
    horizontal.follows = container != nil && horizontal.ownCount == 0 && horizontal.derivedCount == 0
    vertical.follows = container != nil && vertical.ownCount == 0 && vertical.derivedCount == 0
    return former != (horizontal.follows, vertical.follows)
  }
}

extension LayoutEngine {
  /// Counts a constraint, or with -1 its end, for every item whose place it is about.
  mutating func countPlaces(_ definition: Definition, _ difference: Int32) {
    switch definition {
    case .relation(let c):
      countPlace(c.first, c.firstAttribute, difference)
      if let second = c.second { countPlace(second, c.secondAttribute, difference) }
      if let end = c.firstEnd { countPlace(end.item, end.attribute, difference) }
      if let end = c.secondEnd { countPlace(end.item, end.attribute, difference) }
    case .span(let rule): if rule.part == .min { countPlace(rule.item, rule.axis, difference) }
    case .wish: break
    }
  }

  private mutating func countPlace(_ id: ItemID, _ attribute: Attribute, _ difference: Int32) {
    guard attribute.isLocation, let axis = attribute.axis else { return }
    countPlace(id, axis, difference)
  }

  private mutating func countPlace(_ id: ItemID, _ axis: Axis, _ difference: Int32) {
    var id = id
    var isDerived = false
    while let base = items.find(id)?.derived?.base { (id, isDerived) = (base, true) }
    guard items.contains(id), items[id].placement.count(difference, axis, isDerived: isDerived) else { return }
    doubtPlacement(of: id)
  }

  /// Has the next solve look whether an item follows its container.
  mutating func doubtPlacement(of id: ItemID) {
    guard items[id].placement.container != nil, !items[id].placement.isInDoubt else { return }
    items[id].placement.isInDoubt = true
    doubtfulPlacements.append(id)
  }

  /// Lets the items follow their containers along the axes where nothing places them.
  ///
  /// - Complexity: Linear in the items that got their first constraint about their place or lost their last one since the
  ///   last call; for one that begins or ceases to follow, also in what is derived from it and follows it.
  mutating func settlePlacements() {
    guard !doubtfulPlacements.isEmpty else { return }
    let doubtful = doubtfulPlacements
    doubtfulPlacements = []
    for id in doubtful where items.contains(id) && items[id].placement.isInDoubt {
      guard let container = items[id].placement.container, items.contains(container) else { continue }
      if Axis.allCases.contains(where: { items[id].placement.mayRest($0) }) {
        restingItems.insert(id)
      } else {
        restingItems.remove(id)
      }
      guard items[id].placement.settle() else { continue }
      if items[id].placement.follows {
        items[container].placement.followers.insert(id)
      } else {
        items[container].placement.followers.remove(id)
      }
      changedItems.append(id)
      lowerAgain(dependingOn: id)
    }
  }

  /// Ends what an item that is about to be removed follows. What follows it lies in the root from now on.
  mutating func endPlacement(of id: ItemID) {
    restingItems.remove(id)
    if let container = items[id].placement.container, items[id].placement.follows, items.contains(container) {
      items[container].placement.followers.remove(id)
    }
    for follower in items[id].placement.followers.sorted() {
      items[follower].placement = Placement(in: nil)
      lowerAgain(dependingOn: follower)
    }
  }
}
