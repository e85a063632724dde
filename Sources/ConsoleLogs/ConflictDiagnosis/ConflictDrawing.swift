import AutoLayout
import Geometry

/// The items of a contradiction along its axis, as far as the others place them, and the constraints between them.
package struct ConflictDrawing: Hashable, Sendable, Codable {
  /// An item's extent; points, to the right or down.
  package struct Bar: Hashable, Sendable, Codable {
    /// The item as the sentences of the diagnosis call it: `UIButton 'Press'`.
    package var name: String
    /// The left or upper edge in points, in the coordinate system that all bars and lines share.
    package var start: Double
    /// The right or lower edge in points; it equals `start` for an item without a size.
    package var end: Double
  }

  /// A constraint from one place to another.
  package struct Line: Hashable, Sendable, Codable {
    /// The number of its entry in the list, from 1.
    package var number: Int
    /// The constraint as an equation: `UIButton 'Press'.width == 214`.
    package var label: String
    /// The smaller coordinate of the two places, in points; for a size, the item's left or upper edge.
    package var start: Double
    /// The larger coordinate of the two places, in points; for a size, the item's right or lower edge.
    package var end: Double
    /// Whether UIKit broke this constraint to recover from the conflict.
    package var isBroken: Bool
  }

  /// True if the positions run from left to right, false if they run from top to bottom.
  package var isHorizontal: Bool
  /// Containers before what is in them.
  package var bars: [Bar]
  /// The clashing constraints along the axis, in the order of the list; one without two known places is left out.
  package var lines: [Line]

  /// Nil if nothing clashes.
  init?(_ members: [LoggedConstraint], broken: Int?, _ model: ConflictModel, _ names: ConflictNames) {
    guard let axis = members.axis else { return nil }
    isHorizontal = axis == .horizontal
    let mentioned = Set(members.flatMap(\.items))
    let items = names.keys.filter { mentioned.contains($0) }
    bars = items.compactMap { key in
      model.extent(of: key, axis).map { Bar(name: names.name(key), start: $0.lowerBound, end: $0.upperBound) }
    }
    .sorted { ($0.end - $0.start) > ($1.end - $1.start) }
    lines = members.flatMap { entry in
      entry.relations.filter { $0.first.attribute.axis == axis }.prefix(1).compactMap { relation in
        guard let ends = model.ends(of: relation, axis) else { return nil }
        return Line(
          number: entry.index + 1, label: relation.text(names), start: min(ends.0, ends.1), end: max(ends.0, ends.1),
          isBroken: entry.index == broken)
      }
    }
  }

  /// From the first edge to the last; never empty.
  package var extent: ClosedRange<Double> {
    let ends = bars.flatMap { [$0.start, $0.end] } + lines.flatMap { [$0.start, $0.end] }
    let (low, high) = (ends.min() ?? 0, ends.max() ?? 0)
    return low...max(high, low + 1)
  }
}

extension ConflictModel {
  fileprivate func extent(of key: String, _ axis: Axis) -> ClosedRange<Double>? {
    rect(of: key).map { rect in
      // A size of nothing may be a rounding error below it.
      let (start, size) = axis == .horizontal ? (rect.x, rect.width) : (rect.y, rect.height)
      return start...(start + max(0, size))
    }
  }

  /// A size spans its item, a distance the gap between two places.
  fileprivate func ends(of relation: LoggedRelation, _ axis: Axis) -> (Double, Double)? {
    if relation.first.attribute.isSize {
      return extent(of: relation.first.item, axis).map { ($0.lowerBound, $0.upperBound) }
    }
    guard let second = relation.from ?? relation.second, let first = place(relation.first), let other = place(second)
    else { return nil }
    return (other, first)
  }

  private func place(_ place: LoggedRelation.Place) -> Double? {
    guard let rect = rect(of: place.item) else { return nil }
    let line = TextBaseline(heightFactor: 0, offset: min(rect.height, Self.assumedAscent))
    return AttributeFrame(rect, margins: margins.insets(of: place.item), firstBaseline: line).value(of: place.attribute)
  }
}
