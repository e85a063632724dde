import ConstraintSolver

/// Which constraint of a conflict is broken. Apple documents no rule; these were read off published logs and stored
/// frames.
///
/// In all of them, the system's own constraints are broken only if the set has no others, in the order of ``ConstraintSource``,
/// and of equal candidates the constraint that was added last is broken. An "edge" is a constraint on a bottom, trailing or
/// right edge, a "size" one that compares a size with a number. Other constraints are broken if there is neither. A view is
/// deeper than another if it has more ancestors. Where a conflict is about an item whose size is imposed, such as a row of a table, what
/// lies around that item is broken only if nothing at the item or in it can be.
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
    let ranks = members.map(rank)
    let inside = ranks.lazy.map(\.imposed).max() ?? -1
    var victim: (index: Int, order: Order)?
    for (index, rank) in ranks.enumerated() {
      let order = order(of: rank, inside: inside)
      if let best = victim?.order, order < best { continue }
      victim = (index, order)
    }
    return victim.map { members[$0.index] }
  }

  /// What decides about a member of a conflict.
  private struct Rank {
    enum Kind { case other, edge, size, content }
    var source: ConstraintSource
    var kind: Kind
    /// The depth of the deeper of the items.
    var depth: Int32
    /// The depth of the deeper of the items whose size is imposed; -1 for none.
    var imposed: Int32
    /// The number of the constraint: the larger, the later it was added.
    var age: Int32
  }

  /// Compared from the first member to the last.
  private typealias Order = (source: Int, isInside: Int, first: Int, second: Int, age: Int32)

  /// The constraint with the largest order is broken.
  private func order(of rank: Rank, inside imposed: Int32) -> Order {
    let depth = Int(rank.depth)
    let (first, second): (Int, Int) =
      switch (conflictVictims, rank.kind) {
      case (_, .other), (.innerSizes, .content): (-1, 0)
      case (_, .content): (.max, depth)
      case (.innerSizes, .size), (.contents, .size): (1, depth)
      case (.innerSizes, .edge), (.contents, .edge): (0, depth)
      case (.outerEdges, .edge): (1, -depth)
      case (.outerEdges, .size): (0, -depth)
      case (.innerEdges, .edge): (depth, 1)
      case (.innerEdges, .size): (depth, 0)
      }
    return (Int(rank.source.rawValue), rank.depth >= imposed ? 1 : 0, first, second, rank.age)
  }

  private func rank(_ handle: ConstraintHandle) -> Rank {
    let record = records[handle]
    func rank(_ kind: Rank.Kind, _ first: ItemID, _ second: ItemID? = nil) -> Rank {
      let (one, other) = (items[first].traits, second.map { items[$0].traits })
      let imposed = max(one.isImposed ? one.depth : -1, other.map { $0.isImposed ? $0.depth : -1 } ?? -1)
      return Rank(
        source: record.source, kind: kind, depth: max(one.depth, other?.depth ?? 0), imposed: imposed, age: handle.index
      )
    }
    switch record.definition {
    case .wish(let rule): return rank(.content, rule.item)
    case .span(let rule): return rank(.other, rule.item)
    case .relation(let c):
      guard c.firstEnd == nil, c.secondEnd == nil else { return rank(.other, c.first, c.second) }
      guard let second = c.second else { return rank(.size, c.first) }
      let isOfFirst = items[c.first].traits.depth >= items[second].traits.depth
      switch isOfFirst ? c.firstAttribute : c.secondAttribute {
      case .bottom, .trailing, .right: return rank(.edge, c.first, second)
      default: return rank(.other, c.first, second)
      }
    }
  }
}
