/// The reduced costs: for each slot, a sparse vector of what a unit step of its tight symbol costs at each level.
///
/// A vector is a list ordered by level, from the highest priority down. Most symbols of a layout have a cost at none to
/// three levels, and memory is used only for these, however many priorities there are.
struct CostVectors: Sendable {
  struct Node: Sendable {
    var value: Double
    var level: Int32
    var next: Int32
  }

  /// The number that ends a list.
  static let none: Int32 = -1

  /// The first node of each slot's list.
  private(set) var head: ContiguousArray<Int32> = []
  private(set) var nodes: ContiguousArray<Node> = []
  private var unused = CostVectors.none

  mutating func reserveCapacity(_ count: Int) {
    nodes.reserveCapacity(count)
  }

  mutating func grow(slots: Int) {
    let missing = slots - head.count
    if missing > 0 { head.append(contentsOf: repeatElement(CostVectors.none, count: missing)) }
  }

  /// Makes all vectors zero.
  mutating func reset() {
    if nodes.isEmpty { return }
    nodes.removeAll(keepingCapacity: true)
    unused = CostVectors.none
    for slot in head.indices { head[slot] = CostVectors.none }
  }

  /// Adds a number to one slope.
  ///
  /// - Complexity: O(length of the vector).
  mutating func add(_ value: Double, level: Int32, to slot: Int) {
    var previous = CostVectors.none
    var node = head[slot]
    while node != CostVectors.none && nodes[Int(node)].level < level {
      previous = node
      node = nodes[Int(node)].next
    }
    guard node != CostVectors.none, nodes[Int(node)].level == level else {
      if abs(value) > Tolerances.slopeNoise { insert(value, level, before: node, after: previous, slot) }
      return
    }
    let sum = cancelling(nodes[Int(node)].value, value)
    if abs(sum) > Tolerances.slopeNoise {
      nodes[Int(node)].value = sum
    } else {
      link(nodes[Int(node)].next, after: previous, slot)
      nodes[Int(node)].next = unused
      unused = node
    }
  }

  private mutating func insert(
    _ value: Double, _ level: Int32, before next: Int32, after previous: Int32, _ slot: Int
  ) {
    let node = Node(value: value, level: level, next: next)
    var index = unused
    if index == CostVectors.none {
      index = Int32(nodes.count)
      nodes.append(node)
    } else {
      unused = nodes[Int(index)].next
      nodes[Int(index)] = node
    }
    link(index, after: previous, slot)
  }

  private mutating func link(_ node: Int32, after previous: Int32, _ slot: Int) {
    if previous == CostVectors.none { head[slot] = node } else { nodes[Int(previous)].next = node }
  }

  /// Divides a slot's vector by a number.
  mutating func divide(_ slot: Int, by divisor: Double) {
    var node = head[slot]
    while node != CostVectors.none {
      nodes[Int(node)].value /= divisor
      node = nodes[Int(node)].next
    }
  }

  /// Makes room for a new level: the levels from this one on get a number that is larger by 1.
  mutating func insertLevel(_ level: Int32) {
    for node in nodes.indices where nodes[node].level >= level { nodes[node].level += 1 }
  }
}
