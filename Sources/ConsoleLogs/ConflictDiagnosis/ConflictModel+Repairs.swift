import AutoLayout
import Geometry

extension ConflictModel {
  /// What the constant of a member would have to be for the others to hold, by entry; points.
  func fitting(_ repairs: [Repair]) -> [Int: Double] {
    repairs.reduce(into: [:]) { result, repair in
      guard case .setConstant(let handle, let constant) = repair.change, let index = entry(of: handle) else { return }
      result[index] = constant
    }
  }

  /// Whether the size of an entry of ``fitting(_:)`` could also be larger than the others need it to be, or smaller. Costs a solve for
  /// each.
  func bounds(_ repairs: [Repair], _ list: [LoggedConstraint]) -> [Int: ConflictCore.Bound] {
    fitting(repairs).keys.reduce(into: [:]) { result, index in
      guard let size = list[index].constantSize, let item = item(size.first.item) else { return }
      let range = without(index).freedom(of: item, size.first.attribute)
      result[index] =
        range.map { range in
          range.upperBound.isFinite ? (range.lowerBound > 0 ? .between : .most) : .least
        } ?? .exact
    }
  }

  /// The entries with which a conflict is resolved if their priority is 999.
  func yielding(_ repairs: [Repair]) -> Set<Int> {
    repairs.reduce(into: []) { result, repair in
      guard case .setPriority(let handle, _) = repair.change, let index = entry(of: handle) else { return }
      result.insert(index)
    }
  }

  /// Changes of the app's own constraints that resolve a conflict, as the engine tried them, as far as somebody would want
  /// them: nothing shrinks to nothing, no distance changes its direction, a size of 0 and a size of a content view stay. Those of
  /// the `first` entries come first.
  func texts(
    of repairs: [Repair], _ list: [LoggedConstraint], first: [Int], collapsing: Set<Int>, _ names: ConflictNames
  ) -> [String] {
    let sorted = first.flatMap { entry in repairs.filter { $0.change.handle.flatMap { self.entry(of: $0) } == entry } }
    var texts: [String] = []
    for repair in sorted + repairs {
      for text in self.texts(repair.change, list, collapsing, names) where !texts.contains(text) { texts.append(text) }
    }
    return texts
  }

  private func texts(
    _ change: Repair.Change, _ list: [LoggedConstraint], _ collapsing: Set<Int>, _ names: ConflictNames
  ) -> [String] {
    func entry(_ handle: ConstraintHandle) -> LoggedConstraint? {
      guard let entry = self.entry(of: handle).map({ list[$0] }), entry.isUser, !entry.isEmptySize else { return nil }
      return entry.isSizeOfContentView(names) ? nil : entry
    }
    switch change {
    case .setPriority(let handle, let priority):
      guard let entry = entry(handle), !collapsing.contains(entry.index) else { return [] }
      return ["set the priority of \(entry.text(names)) to \(short: Double(priority.rawValue))"]
    case .setConstant(let handle, let constant):
      guard let entry = entry(handle), let relation = entry.relations.first else { return [] }
      return [
        relation.takes(constant) ? "set the constant of \(entry.text(names)) to \(short: constant)" : nil,
        relation.relaxation(towards: constant).map { "use \($0.sign) instead of == in \(entry.text(names))" },
      ].compactMap { $0 }
    case .remove(let handle):
      guard let entry = entry(handle), !collapsing.contains(entry.index) else { return [] }
      return ["remove \(entry.text(names))"]
    case .stopTranslatingMask: return []
    }
  }

  /// The app's entries of a conflict without which an item shrinks to nothing along the conflict's axis, though it has a size
  /// without another entry. Costs a solve for each.
  func collapsing(_ members: [LoggedConstraint]) -> Set<Int> {
    guard let axis = members.axis else { return [] }
    let items = Set(members.flatMap(\.items))
    let shrunk = members.filter(\.isUser).map { entry in
      let copy = without(entry.index)
      return (entry: entry.index, items: items.filter { isNothing($0, axis, in: copy) })
    }
    let always = shrunk.dropFirst().reduce(shrunk.first?.items ?? []) { $0.intersection($1.items) }
    return Set(shrunk.filter { $0.items != always }.map(\.entry))
  }

  private static let noise = 1e-6

  private func size(of key: String, _ axis: Axis, in engine: LayoutEngine) -> Double? {
    item(key).map { engine.alignmentRect(of: $0) }.map { axis == .horizontal ? $0.width : $0.height }
  }

  /// Zero, and not because nothing decides it.
  private func isNothing(_ key: String, _ axis: Axis, in engine: LayoutEngine) -> Bool {
    guard let item = item(key), let size = size(of: key, axis, in: engine), size <= Self.noise else { return false }
    return engine.freedom(of: item, axis == .horizontal ? Attribute.width : .height) == nil
  }

  /// The numbers that the entries need and no log has.
  func assumptions(about entries: [LoggedConstraint], _ names: ConflictNames) -> [String] {
    var texts: [String] = []
    for relation in entries.flatMap(\.relations) {
      guard let text = assumption(about: relation, names), !texts.contains(text) else { continue }
      texts.append(text)
    }
    return texts
  }
}

extension Repair.Change {
  /// The constraint that is changed; nil for a mask.
  fileprivate var handle: ConstraintHandle? {
    switch self {
    case .setPriority(let handle, _), .setConstant(let handle, _), .remove(let handle): handle
    case .stopTranslatingMask: nil
    }
  }
}

extension LoggedRelation {
  /// Whether a constant is one that somebody would write: of the sign of the present one, and not none at all.
  fileprivate func takes(_ constant: Double) -> Bool { self.constant * constant > 0 }

  /// The inequality that a constant keeps; nil if the constant is implausible, or this is an inequality already.
  fileprivate func relaxation(towards constant: Double) -> Relation? {
    guard relation == .equal, takes(constant) || self.constant == 0 && isEdge else { return nil }
    return constant > self.constant ? .greaterThanOrEqual : .lessThanOrEqual
  }
}
