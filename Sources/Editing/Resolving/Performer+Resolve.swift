import Geometry
import InterfaceBuilder
import LayoutReports
import Staging

extension Performer {
  /// The menu Resolve Auto Layout Issues, for the views or for all of the document.
  func resolve(_ ids: [String]?, _ resolution: Resolution) throws(EditError) -> [String] {
    let chosen = ids.map(Set.init) ?? allViews
    switch resolution {
    case .updateFrames: return try updateFrames(of: chosen)
    case .updateConstants: return try updateConstants(of: chosen)
    case .clear: return try clear(chosen)
    case .addMissing: return try addMissing(to: chosen)
    case .reset:
      try clear(chosen)
      return try addMissing(to: chosen)
    }
  }

  /// The ids of all views of the document.
  private var allViews: Set<String> {
    Set(draft.tree.root.subtree.filter(draft.isView).compactMap { draft.id(of: $0) })
  }

  /// The frames that constraints give on the canvas, in the document's order. Views that no constraint places keep theirs.
  @discardableResult
  func updateFrames(of ids: Set<String>) throws(EditError) -> [String] {
    let facts = try Canvas(draft, options)
    var changed: [String] = []
    for node in draft.tree.root.subtree where draft.isView(node) {
      guard let id = draft.id(of: node), ids.contains(id), draft.superview(of: node) != nil,
        let frame = facts.facts(node)?.frame, let old = draft.frame(of: node), old != Self.written(frame)
      else { continue }
      try draft.apply(.setFrame(id, to: Self.written(frame)))
      draft.set("misplaced", to: nil, in: node)
      changed.append(id)
    }
    return changed
  }

  /// Frames are written without the digits that lie below a thousandth of a point.
  static func written(_ frame: Rect) -> Rect {
    func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 + 0 }
    return Rect(x: rounded(frame.x), y: rounded(frame.y), width: rounded(frame.width), height: rounded(frame.height))
  }

  /// The constants with which the constraints of the views hold for the stored frames. Inequalities that hold already, and
  /// constraints with attributes that frames do not tell, such as baselines, stay.
  private func updateConstants(of ids: Set<String>) throws(EditError) -> [String] {
    let canvas = try shownCanvas()
    var changed: [String] = []
    for constraint in draft.constraints {
      guard let id = draft.id(of: constraint), let change = newConstant(of: constraint, ids, canvas) else { continue }
      try draft.apply(.changeConstraint(id, change))
      changed.append(id)
    }
    return changed
  }

  private func newConstant(of constraint: SourceNode, _ ids: Set<String>, _ canvas: Canvas) -> ConstraintChange? {
    guard draft.items(of: constraint).contains(where: { draft.id(of: $0).map(ids.contains) ?? false }) else {
      return nil
    }
    return constantAsDrawn(of: constraint, canvas)
  }

  /// The constant with which a constraint holds for the stored frames; nil if it does already, or if frames do not tell.
  func constantAsDrawn(of constraint: SourceNode, _ canvas: Canvas) -> ConstraintChange? {
    let items = draft.items(of: constraint)
    guard let first = items.first, let word = draft.value("firstAttribute", of: constraint) else { return nil }
    let second = draft.value("secondAttribute", of: constraint)
    if second != nil, items.count < 2 { return nil }
    let multiplier = Number.ratio(draft.value("multiplier", of: constraint) ?? "1") ?? 1
    let sides = second.map { (items[1], ConstraintElement.Attribute(word: $0)) }
    guard let wanted = canvas.constant((first, .init(word: word)), sides, multiplier: multiplier) else { return nil }
    // Half a point does not make a standard distance another one. Without a constant it is 0 (DEVIATIONS.md, 4).
    if draft.value("symbolic", of: constraint) == "YES" {
      let standard = draft.value("constant", of: constraint).flatMap(Double.init) ?? 0
      return abs(wanted - standard) < 0.5 ? nil : ConstraintChange(constant: wanted)
    }
    let present = draft.value("constant", of: constraint).flatMap(Double.init) ?? 0
    switch Relation(word: draft.value("relation", of: constraint) ?? "equal") {
    case .greaterThanOrEqual? where wanted >= present - 0.01: return nil
    case .lessThanOrEqual? where wanted <= present + 0.01: return nil
    default: return abs(wanted - present) < 0.01 ? nil : ConstraintChange(constant: wanted)
    }
  }

  /// Removes the constraints that name one of the views, or that it owns.
  @discardableResult
  func clear(_ ids: Set<String>) throws(EditError) -> [String] {
    let gone = draft.constraints.filter { constraint in
      draft.items(of: constraint).contains { item in
        draft.placed(item).flatMap { draft.id(of: $0) }.map(ids.contains) ?? false
      }
    }
    let removed = gone.compactMap { draft.id(of: $0) }
    if !removed.isEmpty { try draft.apply(.remove(removed)) }
    return removed
  }

}
