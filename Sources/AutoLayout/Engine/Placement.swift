/// Where an item lies that nothing places: at the origin of its container, not at the engine's.
///
/// Such a coordinate is not a variable that happens to be 0. Constraints may see it through what is derived from the
/// item, such as its margins, and through what lies inside it. So the lowering uses the container's expression in place of
/// the item's variable (``LayoutEngine/alignmentMin(_:_:)``), and every frame agrees with every constraint. As soon as
/// a constraint is about the item's place, its variable is used again.
struct Placement: Sendable {
  /// The item whose frame's origin counts; nil for an item that lies in the engine's root.
  let container: ItemID?
  /// How many constraints and rules are about the item's place along each axis, in force or broken.
  private var horizontalCount: Int32 = 0
  private var verticalCount: Int32 = 0
  private var followsHorizontally = false
  private var followsVertically = false
  /// The items that follow this one, their container.
  var followers: Set<ItemID> = []
  /// Whether the next solve has to look whether the item follows its container.
  var isInDoubt = false

  init(in container: ItemID?) { self.container = container }

  /// Whether the lowering puts the container's origin in place of the item's variable, as of the last solve.
  func follows(_ axis: Axis) -> Bool { axis == .horizontal ? followsHorizontally : followsVertically }

  var follows: Bool { followsHorizontally || followsVertically }

  /// Adds to the number of constraints about the item's place; whether it was 0 before or is now.
  mutating func count(_ difference: Int32, _ axis: Axis) -> Bool {
    let former: Int32
    switch axis {
    case .horizontal:
      former = horizontalCount
      horizontalCount += difference
    case .vertical:
      former = verticalCount
      verticalCount += difference
    }
    return former == 0 || former + difference == 0
  }

  /// Decides anew along which axes the item follows its container; whether the answer is another one.
  mutating func settle() -> Bool {
    isInDoubt = false
    let former = (followsHorizontally, followsVertically)
    followsHorizontally = container != nil && horizontalCount == 0
    followsVertically = container != nil && verticalCount == 0
    return former != (followsHorizontally, followsVertically)
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
    guard items.contains(id), items[id].placement.count(difference, axis) else { return }
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
    if let container = items[id].placement.container, items[id].placement.follows, items.contains(container) {
      items[container].placement.followers.remove(id)
    }
    for follower in items[id].placement.followers.sorted() {
      items[follower].placement = Placement(in: nil)
      lowerAgain(dependingOn: follower)
    }
  }
}
