import ConstraintSolver

/// Which constraint of a conflict is broken. Apple documents no rule; these were read off published logs and stored
/// frames.
///
/// In all of them, the system's own constraints are broken only if the set has no others, in the order of ``ConstraintSource``,
/// and of equal candidates the constraint that was added last is broken. An "edge" is a constraint on a bottom, trailing or
/// right edge, a "size" one that compares a size with a number. Other constraints are broken if there is neither. A view is
/// deeper than another if it has more ancestors.
public enum ConflictVictims: Hashable, Sendable {
  /// A size of the deepest view is broken, else an edge of the deepest: so it is in nearly all conflict logs that
  /// people published.
  case innerSizes
  /// The required size of a content (hugging or compression resistance at 1000) is broken, else what ``innerSizes``
  /// breaks.
  ///
  /// On Xcode's canvas a button that hugs its width at 1000 is as wide as its stack view. The rule makes 59 views in 8
  /// documents agree with the stored frames, and none differ.
  case contents
  /// As in ``contents``, the required size of a content is broken first; else an edge of the outermost view, then a
  /// size of it.
  ///
  /// So are the frames that Xcode's canvas stored for table and collection view cells that are lower or higher than
  /// their content. The rule makes 133 views agree and 5 differ there, but 53 and 119 elsewhere.
  case outerEdges
  /// As in ``contents``, the required size of a content is broken first; else an edge or a size of the deepest view,
  /// the edge first.
  ///
  /// So are the views that Xcode marked as misplaced in such cells.
  case innerEdges
}

extension LayoutEngine {
  /// The constraint of a conflict that is broken; nil if there is none.
  func victim(among members: [ConstraintHandle]) -> ConstraintHandle? {
    var victim: (handle: ConstraintHandle, order: (Int, Int, Int, Int32))?
    for member in members {
      let order = order(of: rank(member))
      if let best = victim?.order, order < best { continue }
      victim = (member, order)
    }
    return victim?.handle
  }

  /// What decides about a member of a conflict.
  private struct Rank {
    enum Kind { case other, edge, size, content }
    var source: ConstraintSource
    var kind: Kind
    /// The depth of the deeper of the items.
    var depth: Int32
    /// The number of the constraint: the larger, the later it was added.
    var age: Int32
  }

  /// The constraint with the largest order is broken.
  private func order(of rank: Rank) -> (Int, Int, Int, Int32) {
    let source = Int(rank.source.rawValue)
    let depth = Int(rank.depth)
    switch (conflictVictims, rank.kind) {
    case (_, .other), (.innerSizes, .content): return (source, -1, 0, rank.age)
    case (_, .content): return (source, .max, depth, rank.age)
    case (.innerSizes, .size), (.contents, .size): return (source, 1, depth, rank.age)
    case (.innerSizes, .edge), (.contents, .edge): return (source, 0, depth, rank.age)
    case (.outerEdges, .edge): return (source, 1, -depth, rank.age)
    case (.outerEdges, .size): return (source, 0, -depth, rank.age)
    case (.innerEdges, .edge): return (source, depth, 1, rank.age)
    case (.innerEdges, .size): return (source, depth, 0, rank.age)
    }
  }

  private func rank(_ handle: ConstraintHandle) -> Rank {
    let record = records[handle]
    if case .wish(let rule) = record.definition {
      let depth = items[rule.item].traits.depth
      return Rank(source: record.source, kind: .content, depth: depth, age: handle.index)
    }
    guard case .relation(let c) = record.definition, c.firstEnd == nil, c.secondEnd == nil else {
      return Rank(source: record.source, kind: .other, depth: 0, age: handle.index)
    }
    let firstDepth = items[c.first].traits.depth
    guard let second = c.second else {
      return Rank(source: record.source, kind: .size, depth: firstDepth, age: handle.index)
    }
    let secondDepth = items[second].traits.depth
    let (attribute, depth) =
      firstDepth >= secondDepth ? (c.firstAttribute, firstDepth) : (c.secondAttribute, secondDepth)
    switch attribute {
    case .bottom, .trailing, .right: return Rank(source: record.source, kind: .edge, depth: depth, age: handle.index)
    default: return Rank(source: record.source, kind: .other, depth: 0, age: handle.index)
    }
  }
}
