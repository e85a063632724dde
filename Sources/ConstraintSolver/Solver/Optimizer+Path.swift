/// The events of a step in order, as many as are asked for. They are a binary heap, which, unlike sorting, needs no
/// memory of its own and no time for events that are never reached.
extension Optimizer {
  mutating func beginPath() {
    path.removeAll(keepingCapacity: true)
    for position in stride(from: events.count / 2 - 1, through: 0, by: -1) { sink(position) }
  }

  /// Moves the next event to the path.
  ///
  /// - Complexity: O(log *k*) for *k* events.
  mutating func extendPath() -> Event? {
    guard let next = events.first else { return nil }
    path.append(next)
    let last = events.removeLast()
    if !events.isEmpty {
      events[0] = last
      sink(0)
    }
    return next
  }

  private mutating func sink(_ start: Int) {
    var position = start
    while true {
      var child = 2 * position + 1
      if child >= events.count { return }
      if child + 1 < events.count && Event.precedes(events[child + 1], events[child]) { child += 1 }
      if !Event.precedes(events[child], events[position]) { return }
      events.swapAt(position, child)
      position = child
    }
  }
}
