import ConstraintSolver

/// Rectangles after the last ``solve()``, and what the constraints say about an item.
extension LayoutEngine {
  /// An item's alignment rectangle after the last ``solve()``, in points of the engine's root; not rounded to pixels.
  ///
  /// - Complexity: O(1), for a derived item O(number of items it is derived from in turn).
  public func alignmentRect(of id: ItemID) -> Rect {
    if let rect = settledRect(of: id) { return rect }
    if let rule = frameRule(of: id) {
      return frame(by: rule).inset(by: items[id].traits.alignmentInsets)
    }
    if let rule = items[id].derived {
      let base = frame(of: rule.base)
      let (h, v) = (rule.horizontal, rule.vertical)
      return Rect(
        x: base.x + h.minOffset + h.minFactor * base.width, y: base.y + v.minOffset + v.minFactor * base.height,
        width: h.sizeFactor * base.width + h.sizeOffset, height: v.sizeFactor * base.height + v.sizeOffset)
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
    if items[id].settled == nil, let rule = frameRule(of: id) { return frame(by: rule) }
    return alignmentRect(of: id).outset(by: items[id].traits.alignmentInsets)
  }

  /// The alignment rectangle of an item that has variables and lies where they say, which is the most frequent case; nil for others.
  ///
  /// It reads four numbers and makes no expressions. It is inlined, because a call on a property of a class copies the engine.
  @inline(__always)
  private func settledRect(of id: ItemID) -> Rect? {
    guard let own = items[id].settled, !items[id].placement.follows else { return nil }
    return Rect(
      x: value(of: own.minX), y: value(of: own.minY), width: value(of: own.width), height: value(of: own.height))
  }

  /// The same for an engine that is a property of a class, whose copies would cost more than the frame: it is declared to change the engine
  /// and does not.
  package mutating func frameInPlace(of id: ItemID) -> Rect {
    guard let rect = settledRect(of: id) else { return frame(of: id) }
    return rect.outset(by: items[id].traits.alignmentInsets)
  }

  /// See ``frameInPlace(of:)``.
  package mutating func alignmentRectInPlace(of id: ItemID) -> Rect { settledRect(of: id) ?? alignmentRect(of: id) }

  /// See ``frameInPlace(of:)``.
  package mutating func relationCountInPlace(of id: ItemID) -> Int { relationCount(of: id) }

  /// The rule about a frame that a handle stands for, in the same way; nil for any other constraint.
  package mutating func spanInPlace(of handle: ConstraintHandle) -> SpanRule? {
    if case .span(let rule) = records[handle].definition { rule } else { nil }
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
