import ConstraintSolver

/// What the engine can be asked: rectangles as of the last `solve()`, and what is known of an item.
extension LayoutEngine {
  /// The item's alignment rectangle in root coordinates, as of the last `solve()`; not rounded.
  public func alignmentRect(of id: ItemID) -> Rect {
    Rect(
      x: solver.value(of: alignmentMin(id, .horizontal)), y: solver.value(of: alignmentMin(id, .vertical)),
      width: solver.value(of: alignmentSize(id, .horizontal)), height: solver.value(of: alignmentSize(id, .vertical)))
  }

  /// The item's frame (alignment rectangle and insets) in root coordinates, as of the last `solve()`; not rounded.
  public func frame(of id: ItemID) -> Rect {
    let rect = alignmentRect(of: id)
    let insets = items[id].traits.alignmentInsets
    return Rect(
      x: rect.x - insets.left, y: rect.y - insets.top, width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }

  /// The rules about an item's own frame, in the order they were added.
  public func spans(of id: ItemID) -> [ConstraintHandle] {
    items[id].constraints.filter { handle in
      guard case .span(let rule) = records[handle].definition else { return false }
      return rule.item == id
    }
  }

  /// How many constraints other than the system's rules about frames mention an item. Linear in the item's constraints.
  public func relationCount(of id: ItemID) -> Int {
    items[id].constraints.reduce(0) { count, handle in
      if case .relation = records[handle].definition { return count + 1 }
      return count
    }
  }

  /// The rule of a derived item; nil for an item with variables.
  public func derivedRect(of id: ItemID) -> DerivedRect? { items[id].derived }

  /// Whether any constraint or rule says where the item is along an axis. Linear in the item's constraints.
  ///
  /// An item that nothing places keeps its variable's start value, 0 in root coordinates, which says nothing.
  public func isPlaced(_ id: ItemID, _ axis: Axis) -> Bool {
    guard items.contains(id), items[id].variables != nil else { return true }
    return items[id].constraints.contains { handle in
      switch records[handle].definition {
      case .relation(let c): c.mentionsPlace(of: id, axis)
      case .span(let rule): rule.item == id && rule.axis == axis && rule.part == .min
      case .wish: false
      }
    }
  }
}
