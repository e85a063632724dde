import ConstraintSolver

/// Which constraint of a conflict is broken.
///
/// Apple documents no rule. Of the conflict logs people published, nearly all break a constraint of the user's, most often
/// a constant width or height of an inner view, else the bottom or trailing edge of the innermost view. So, in order:
/// 1. constant size of the deepest view,
/// 2. a bottom, trailing or right edge of the deepest view,
/// 3. the constraint added last,
/// and the system's own constraints only if no other is in the set. Ties go to the constraint added last.
extension LayoutEngine {
  func victim(among members: [ConstraintHandle]) -> ConstraintHandle? {
    members.max { rank($0) < rank($1) }
  }

  private struct Rank: Comparable {
    var isUsers: Int
    var kind: Int
    var depth: Int32
    var age: Int32

    static func < (a: Rank, b: Rank) -> Bool {
      (a.isUsers, a.kind, a.depth, a.age) < (b.isUsers, b.kind, b.depth, b.age)
    }
  }

  private func rank(_ handle: ConstraintHandle) -> Rank {
    let record = records[Int(handle.index)]!
    let isUsers = record.source == .user ? 1 : 0
    guard case .relation(let c) = record.definition, c.firstEnd == nil, c.secondEnd == nil else {
      return Rank(isUsers: isUsers, kind: 0, depth: 0, age: handle.index)
    }
    let firstDepth = items[Int(c.first.index)]!.traits.depth
    guard let second = c.second else {
      return Rank(isUsers: isUsers, kind: 2, depth: firstDepth, age: handle.index)
    }
    let secondDepth = items[Int(second.index)]!.traits.depth
    let (attribute, depth) =
      firstDepth >= secondDepth ? (c.firstAttribute, firstDepth) : (c.secondAttribute, secondDepth)
    switch attribute {
    case .bottom, .trailing, .right: return Rank(isUsers: isUsers, kind: 1, depth: depth, age: handle.index)
    default: return Rank(isUsers: isUsers, kind: 0, depth: 0, age: handle.index)
    }
  }
}
