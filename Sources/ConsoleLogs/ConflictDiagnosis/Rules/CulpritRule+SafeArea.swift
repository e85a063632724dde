/// Guides of the system.
extension CulpritRule {
  /// Lists of this program's own have no constraints of guides: what they say is in no contradiction with them then.
  static let safeArea = CulpritRule { core in
    let guides = Set(core.members.flatMap(\.items)).filter { core.names.isSystemGuide($0) }
    guard let culprit = core.choice(core.users.filter { !$0.items.isDisjoint(with: guides) }) else { return nil }
    let name = culprit.items.sorted().first { guides.contains($0) }.map { core.names.name($0) } ?? "guide"
    return Culprit(
      kind: .safeArea, constraint: culprit.index,
      reason:
        "A view is constrained to both the \(name) and another item, but UIKit decides the distance between these two.",
      advice: "Constrain both edges to the same item: the guide, or the edges of the view.")
  }
}
