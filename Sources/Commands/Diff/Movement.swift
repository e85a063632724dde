import Foundation
import Geometry
import InterfaceBuilder
import LayoutReports

/// What some views do alike, along one axis or both.
struct Movement {
  var moves: [FrameChange]
  /// Nil for both axes.
  var axis: FrameChange.Cause.Axis?

  /// `“Title”, “Name” and 5 more views move 22 points up everywhere`.
  var text: String { "\(Self.names(moves)) \(verb)\(place)" }

  static func names(_ moves: [FrameChange]) -> String {
    let names = Words.counted(moves.map(\.name)).map { name in
      name.count > 1 ? "\(name.count) × \(name.value)" : name.value
    }
    return Words.list(names, of: ElementKind.view.rawValue)
  }

  /// The axes along which a view is elsewhere; none if it comes or goes.
  static func axes(of move: FrameChange) -> [FrameChange.Cause.Axis] {
    guard let steps = steps(of: move, nil) else { return [] }
    let (isHorizontal, isVertical) = (
      abs(steps[0]) >= 0.1 || abs(steps[2]) >= 0.1, abs(steps[1]) >= 0.1 || abs(steps[3]) >= 0.1
    )
    return (isHorizontal ? [.horizontal] : []) + (isVertical ? [.vertical] : [])
  }

  /// Whether a view does the same within a point.
  func isSame(_ move: FrameChange, _ axis: FrameChange.Cause.Axis?) -> Bool {
    guard axis == self.axis, let own = moves.first, own.frames.count == move.frames.count else { return false }
    guard let one = Self.steps(of: own, axis), let other = Self.steps(of: move, axis) else {
      return (own.frames.first?.old == nil) == (move.frames.first?.old == nil)
        && (own.frames.first?.new == nil) == (move.frames.first?.new == nil)
    }
    return zip(one, other).allSatisfy { abs($0 - $1) < 1 && ($0 >= 0.1) == ($1 >= 0.1) && ($0 <= -0.1) == ($1 <= -0.1) }
  }

  /// Whether a step of the views is as long as one of others.
  func follows(_ other: Movement) -> Bool {
    guard let own = moves.first.flatMap({ Self.steps(of: $0, axis) }),
      let steps = other.moves.first.flatMap({ Self.steps(of: $0, other.axis) })
    else { return true }
    return own.contains { step in abs(step) >= 0.1 && steps.contains { abs(abs($0) - abs(step)) < 1 } }
  }

  /// The longest step of the first view, in points; of one that comes or goes none.
  var length: Double { moves.first.flatMap { Self.steps(of: $0, axis) }?.map(abs).max() ?? 0 }

  /// Whether nobody sees that the views moved.
  var isSmall: Bool {
    moves.allSatisfy { move in
      Self.steps(of: move, axis).map { $0.allSatisfy { abs($0) < 0.5 } } ?? false
    }
  }

  /// How far the edges and the size go, in the first configuration; nil for a view that comes or goes.
  private static func steps(of move: FrameChange, _ axis: FrameChange.Cause.Axis?) -> [Double]? {
    move.frames.first.flatMap { steps($0, axis) }
  }

  private static func steps(_ frames: FrameChange.Frames, _ axis: FrameChange.Cause.Axis?) -> [Double]? {
    guard let old = frames.old, let new = frames.new else { return nil }
    let all = [new.x - old.x, new.y - old.y, new.width - old.width, new.height - old.height]
    switch axis {
    case .horizontal: return [all[0], 0, all[2], 0]
    case .vertical: return [0, all[1], 0, all[3]]
    case nil: return all
    }
  }

  /// The name of a configuration without what most have: `iPhone SE (3rd generation)`.
  private static func short(_ configuration: String) -> String {
    let parts = configuration.components(separatedBy: ", ")
    return parts.enumerated().filter { $0.offset == 0 || $0.element != "portrait" && !$0.element.hasPrefix("iOS ") }
      .map(\.element).joined(separator: ", ")
  }

  private var isOne: Bool { moves.count == 1 }

  private var verb: String {
    guard let first = moves.first, var steps = Self.steps(of: first, axis) else {
      let isNew = moves.first?.frames.first?.old == nil
      return isNew ? (isOne ? "appears" : "appear") : isOne ? "disappears" : "disappear"
    }
    // What hardly counts beside the other step along its axis is left out.
    for (one, other) in [(0, 2), (2, 0), (1, 3), (3, 1)] where abs(steps[one]) < abs(steps[other]) / 5 {
      steps[one] = 0
    }
    let places = [part(steps[0], "right", "left"), part(steps[1], "down", "up")].compactMap { $0 }
    let sizes = [part(steps[2], "wider", "narrower"), part(steps[3], "taller", "shorter")].compactMap { $0 }
    let parts = [
      places.isEmpty ? nil : (isOne ? "moves " : "move ") + places.joined(separator: " and "),
      sizes.isEmpty ? nil : (isOne ? "becomes " : "become ") + sizes.joined(separator: " and "),
    ].compactMap { $0 }
    return parts.isEmpty ? (isOne ? "changes" : "change") : parts.joined(separator: ", ")
  }

  /// `22 points up`; nil for hardly anything.
  private func part(_ step: Double, _ positive: String, _ negative: String) -> String? {
    guard abs(step) >= 0.1 else { return nil }
    let points = DecimalText.short(abs(step))
    return "\(points) \(points == "1" ? "point" : "points") \(step > 0 ? positive : negative)"
  }

  /// On how many configurations, and on which one if the numbers are not the same on all.
  private var place: String {
    guard let first = moves.first, let frames = first.frames.first else { return "" }
    let (count, tried) = (first.frames.count, first.tried)
    let steps = Self.steps(frames, axis)
    let others = first.frames.count { other in
      guard let steps, let others = Self.steps(other, axis) else {
        return (other.old == nil) != (frames.old == nil) || (other.new == nil) != (frames.new == nil)
      }
      // From right to left a view does the same as its mirror image.
      let mirrored = [-others[0] - others[2], others[1], others[2], others[3]]
      return ![others, mirrored].contains { zip(steps, $0).allSatisfy { abs($0 - $1) <= 1 } }
    }
    let name = Self.short(frames.configuration)
    if others > 0 {
      let rest = tried == 2 ? "one" : "\(tried - 1)"
      return " on \(name) (different amounts on \(others < tried - 1 ? "\(others) of " : "")the other \(rest))"
    }
    if count < tried { return " on \(count) of \(tried) (\(name))" }
    return tried > 1 ? " everywhere" : ""
  }
}
