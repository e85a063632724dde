/// Guides of the system.
extension CulpritRule {
  /// A view at a guide of the system's and at something else, whose distance UIKit decides: among what clashes is what places the guide.
  ///
  /// source: a published log of a collection view that is 87 above the guide of a bar and ends where the view ends
  static let safeArea = CulpritRule { core in
    core.members.contains { $0.origin == .guide } ? core.guideCulprit : nil
  }

  /// Lists of this program's own have no constraints of guides: what they say is in no contradiction with them then, and a view is at both.
  static let unplacedSafeArea = CulpritRule { core in core.isAtGuideAndElsewhere ? core.guideCulprit : nil }
}

extension ConflictCore {
  private var guides: Set<String> { Set(members.flatMap(\.items)).filter { names.isSystemGuide($0) } }

  fileprivate var guideCulprit: Culprit? {
    let guides = guides
    guard let culprit = choice(users.filter { !$0.items.isDisjoint(with: guides) }) else { return nil }
    let name = culprit.items.sorted().first { guides.contains($0) }.map { names.name($0) } ?? "guide"
    return Culprit(
      kind: .safeArea, constraint: culprit.index,
      reason:
        "Constraints connect a view to both the \(name) and another item, but UIKit sets the distance between the guide and this item.",
      advice: "Constrain both edges to the guide, or both edges to the view.")
  }

  /// Whether a view is tied to a guide and, along the same axis, to the edge of a view that it is not around.
  fileprivate var isAtGuideAndElsewhere: Bool {
    let guides = guides
    let ties = users.flatMap(\.relations).filter { $0.isEdge && $0.second != nil && $0.second?.item != $0.first.item }
    func other(of item: String, _ tie: LoggedRelation) -> String {
      tie.first.item == item ? tie.second?.item ?? "" : tie.first.item
    }
    return ties.contains { tie in
      guard let guide = [tie.first.item, tie.second?.item ?? ""].first(where: guides.contains) else { return false }
      let item = other(of: guide, tie)
      return !guides.contains(item)
        && ties.contains { second in
          second.mentions(item) && second.first.attribute.axis == tie.first.attribute.axis
            && !guides.contains(other(of: item, second)) && !names.isInside(other(of: item, second), item)
        }
    }
  }
}
