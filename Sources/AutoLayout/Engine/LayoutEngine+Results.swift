import ConstraintSolver

/// Rectangles after the last ``solve()``, and what the constraints say about an item.
extension LayoutEngine {
  /// An item's alignment rectangle after the last ``solve()``, in points of the engine's root; not rounded to pixels.
  ///
  /// - Complexity: O(1), for a derived item O(number of items it is derived from in turn).
  public func alignmentRect(of id: ItemID) -> Rect {
    // The most frequent case reads four numbers and makes no expressions.
    if let own = items[id].variables, !items[id].placement.follows {
      return Rect(
        x: value(of: own.minX), y: value(of: own.minY), width: value(of: own.width), height: value(of: own.height))
    }
    return Rect(
      x: value(of: alignmentMin(id, .horizontal)), y: value(of: alignmentMin(id, .vertical)),
      width: value(of: alignmentSize(id, .horizontal)), height: value(of: alignmentSize(id, .vertical)))
  }

  /// An item's frame (its alignment rectangle and the insets around it) after the last ``solve()``, in points of the
  /// engine's root; not rounded to pixels.
  ///
  /// - Complexity: That of ``alignmentRect(of:)``.
  public func frame(of id: ItemID) -> Rect {
    let rect = alignmentRect(of: id)
    let insets = items[id].traits.alignmentInsets
    return Rect(
      x: rect.x - insets.left, y: rect.y - insets.top, width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }

  /// The rules about an item's own frame, in the order in which they were added. Linear in the item's constraints.
  public func spans(of id: ItemID) -> [ConstraintHandle] {
    items[id].constraints.filter { handle in
      guard case .span(let rule) = records[handle].definition else { return false }
      return rule.item == id
    }
  }

  /// How many constraints between attributes mention an item; rules about frames and content sizes do not count. Linear
  /// in the item's constraints.
  public func relationCount(of id: ItemID) -> Int {
    items[id].constraints.reduce(0) { count, handle in
      if case .relation = records[handle].definition { return count + 1 }
      return count
    }
  }

  /// Whether a constraint between attributes mentions an item, or anything is derived from it. Linear in the item's constraints.
  public func hasRelations(_ id: ItemID) -> Bool {
    !items[id].dependents.isEmpty || relationCount(of: id) > 0
  }

  /// The rule by which a derived item follows another one; nil for an item with variables.
  public func derivedRect(of id: ItemID) -> DerivedRect? { items[id].derived }
}
