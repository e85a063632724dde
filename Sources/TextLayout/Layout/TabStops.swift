/// Where text goes on after a tab, in points from the edge of the room for the text, whatever the indent of the line. An object, because few
/// texts have it.
package final class TabStops: Hashable, Sendable {
  /// Ascending.
  let places: [Double]
  /// Between two stops after the last place.
  let interval: Double

  /// Stops at places, in any order, and after the last of them at the multiples of an interval; 28 for one of zero or less.
  package init(places: [Double], interval: Double = 0) {
    self.places = places.filter(\.isFinite).sorted()
    self.interval = interval > 0 && interval.isFinite ? interval : 28
  }

  /// The first stop behind a place. Logarithmic in the number of places.
  func stop(after x: Double) -> Double {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] > x { high = middle } else { low = middle + 1 }
    }
    return low < places.count ? places[low] : (x / interval).rounded(.down) * interval + interval
  }

  package static func == (a: TabStops, b: TabStops) -> Bool { a.places == b.places && a.interval == b.interval }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(places)
    hasher.combine(interval)
  }
}

/// The room of a line: how wide it is, and where it lies among the stops of tabs. Points.
struct LineRoom {
  /// From the indent to where lines end.
  var limit: Double
  /// From the edge that stops are counted from to the beginning of the line.
  var indent = 0.0
  /// Nil is every 28 points.
  var tabs: TabStops?

  /// The first stop behind a place; both are counted from the beginning of the line.
  func tabStop(after x: Double) -> Double {
    (tabs?.stop(after: x + indent) ?? nextTabStop(after: x + indent)) - indent
  }
}
