import ConstraintSolver

/// Which constraint of a conflict is broken. Apple documents no rule.
///
/// The system's own constraints give way only if no other is in the set, and ties go to the constraint added last. "Edge" is a
/// bottom, trailing or right one; what is neither that nor a constant size comes last.
public enum ConflictVictims: Hashable, Sendable {
  /// A constant size of the deepest view, else an edge of the deepest: so do nearly all of the conflict logs people published.
  case innerSizes
  /// The required wish of a content, else as ``innerSizes``: on Xcode's canvas a button that hugs its width at 1000 is as
  /// wide as its stack view. It makes 59 views in 8 documents agree, and none differ.
  case contents
  /// As ``contents``, but else an edge of the outermost view, then a constant size of it: so are the frames that Xcode's
  /// canvas stored for cells of their own that are lower or higher than their content. It makes 133 views agree and 5 differ
  /// there, but 53 and 119 elsewhere.
  case outerEdges
  /// As ``contents``, but else what the deepest view has, an edge first: so are the views that Xcode marked in such cells.
  case innerEdges
}

extension LayoutEngine {
  func victim(among members: [ConstraintHandle]) -> ConstraintHandle? {
    members.max { order(of: rank($0)) < order(of: rank($1)) }
  }

  private struct Rank {
    enum Kind { case other, edge, size, content }
    var isUsers: Int
    var kind: Kind
    var depth: Int32
    var age: Int32
  }

  /// The largest gives way.
  private func order(of rank: Rank) -> (Int, Int, Int, Int32) {
    let depth = Int(rank.depth)
    switch (conflictVictims, rank.kind) {
    case (_, .other), (.innerSizes, .content): return (rank.isUsers, -1, 0, rank.age)
    case (_, .content): return (rank.isUsers, .max, depth, rank.age)
    case (.innerSizes, .size), (.contents, .size): return (rank.isUsers, 1, depth, rank.age)
    case (.innerSizes, .edge), (.contents, .edge): return (rank.isUsers, 0, depth, rank.age)
    case (.outerEdges, .edge): return (rank.isUsers, 1, -depth, rank.age)
    case (.outerEdges, .size): return (rank.isUsers, 0, -depth, rank.age)
    case (.innerEdges, .edge): return (rank.isUsers, depth, 1, rank.age)
    case (.innerEdges, .size): return (rank.isUsers, depth, 0, rank.age)
    }
  }

  private func rank(_ handle: ConstraintHandle) -> Rank {
    let record = records[handle]
    let isUsers = record.source == .user ? 1 : 0
    if case .wish(let rule) = record.definition {
      let depth = items[rule.item].traits.depth
      return Rank(isUsers: isUsers, kind: .content, depth: depth, age: handle.index)
    }
    guard case .relation(let c) = record.definition, c.firstEnd == nil, c.secondEnd == nil else {
      return Rank(isUsers: isUsers, kind: .other, depth: 0, age: handle.index)
    }
    let firstDepth = items[c.first].traits.depth
    guard let second = c.second else {
      return Rank(isUsers: isUsers, kind: .size, depth: firstDepth, age: handle.index)
    }
    let secondDepth = items[second].traits.depth
    let (attribute, depth) =
      firstDepth >= secondDepth ? (c.firstAttribute, firstDepth) : (c.secondAttribute, secondDepth)
    switch attribute {
    case .bottom, .trailing, .right: return Rank(isUsers: isUsers, kind: .edge, depth: depth, age: handle.index)
    default: return Rank(isUsers: isUsers, kind: .other, depth: 0, age: handle.index)
    }
  }
}
