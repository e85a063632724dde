import Geometry

/// Which views of two snapshots are the same one. Children are matched where their superviews are: those of one class and name in
/// their order, then those of one class, whose name has changed.
struct FrameMatch {
  /// Indices of the lines of both trees; nil for a view that one of them lacks. Superviews first, in the order of the new tree.
  private(set) var pairs: [(old: Int?, new: Int?)] = []
  private let old: FrameTree
  private let new: FrameTree

  init(_ old: FrameTree, _ new: FrameTree) {
    self.old = old
    self.new = new
    var pending: [(old: Int?, new: Int?)] = [(nil, nil)]
    while let (before, after) = pending.popLast() {
      let found = match(old.children(of: before), new.children(of: after))
      pairs += found
      // What is inside a view that is new, or gone, is so with it.
      pending += found.filter { $0.old != nil && $0.new != nil }.reversed()
    }
  }

  private func match(_ before: [Int], _ after: [Int]) -> [(old: Int?, new: Int?)] {
    var partners: [Int: Int] = [:]
    var gone = Set(before)
    let change = after.map { new.lines[$0].key }.difference(from: before.map { old.lines[$0].key })
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for step in change {
      switch step {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let kept = zip(
      before.indices.filter { !removed.contains($0) }, after.indices.filter { !inserted.contains($0) })
    for (from, to) in kept { partners[after[to]] = before[from] }
    var rest = before.indices.filter { removed.contains($0) }.map { before[$0] }
    for to in after where partners[to] == nil {
      guard let index = rest.firstIndex(where: { old.lines[$0].className == new.lines[to].className }) else { continue }
      partners[to] = rest.remove(at: index)
    }
    gone.subtract(partners.values)
    return after.map { (partners[$0], $0) } + before.filter(gone.contains).map { ($0, nil) }
  }
}

/// A view that two snapshots show differently.
struct FrameDifference: Hashable, Sendable {
  /// In the old snapshot; nil for a view that is new.
  var old: FrameLine?
  /// In the new layout; nil for a view that is gone.
  var new: FrameLine?
  /// The place of the view among the lines of the new tree.
  var index: Int?

  /// The differences of two trees. Edges count as the same within a hundredth of a point.
  static func all(_ old: FrameTree, _ new: FrameTree) -> [FrameDifference] {
    FrameMatch(old, new).pairs.compactMap { pair in
      let difference = FrameDifference(
        old: pair.old.map { old.lines[$0] }, new: pair.new.map { new.lines[$0] }, index: pair.new)
      return difference.isNone ? nil : difference
    }
  }

  private var isNone: Bool {
    guard let old, let new else { return false }
    return changedEdges.isEmpty && old.marks == new.marks && old.className == new.className
  }

  /// The edges and sizes with other values. A view that moves as a whole has other left and right edges, of which the left one is reported.
  var changedEdges: [LayoutAttribute] {
    guard let old = old?.frame, let new = new?.frame else { return [] }
    func differ(_ edge: LayoutAttribute) -> Bool {
      abs(AttributeFrame(old).value(of: edge) - AttributeFrame(new).value(of: edge)) >= 0.01
    }
    func told(_ near: LayoutAttribute, _ far: LayoutAttribute, _ size: LayoutAttribute) -> [LayoutAttribute] {
      guard differ(size) else { return differ(near) ? [near] : [] }
      return [near, far].filter(differ) + [size]
    }
    return told(.left, .right, .width) + told(.top, .bottom, .height)
  }

  /// `top 20 → 28`, `right 359 → 351, width 343 → 335`, `hidden`, `is new at (0, 0, 10, 10)`.
  var words: String {
    guard let old else { return "is new: \(new?.text.trimmingPrefix { $0 == " " } ?? "")" }
    guard let new else { return "is gone: \(old.text.trimmingPrefix { $0 == " " })" }
    var parts = changedEdges.map { edge in
      let (before, after) = (AttributeFrame(old.frame).value(of: edge), AttributeFrame(new.frame).value(of: edge))
      return "\(edge.word) \(short: before) → \(short: after)"
    }
    if old.marks != new.marks {
      let marks = [old.marks, new.marks].map { $0.isEmpty ? "shown" : $0.joined(separator: " ") }
      parts.append(marks.joined(separator: " → "))
    }
    if old.className != new.className { parts.append("\(old.className) → \(new.className)") }
    return parts.joined(separator: ", ")
  }

  var title: String { new?.title ?? old?.title ?? "" }
}
