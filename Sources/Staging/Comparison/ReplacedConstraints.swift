import InterfaceBuilder

/// Which constraint came where another one went: both place the same edge of the same view, and no other that came or went does.
///
/// Neither can be tried without the other. With one of two constraints of an edge taken back, the edge is open, or decided twice.
struct ReplacedConstraints {
  private var partners: [String: String] = [:]

  init(from old: Document, to new: Document, _ changes: [DocumentChange]) {
    let removed = Dictionary(grouping: Self.ends(of: changes, .removed, in: old), by: \.end)
    let added = Self.ends(of: changes, .added, in: new)
    let counts = added.reduce(into: [End: Int]()) { $0[$1.end, default: 0] += 1 }
    for (end, id) in added where counts[end] == 1 {
      guard let former = removed[end], former.count == 1, partners[id] == nil, partners[former[0].id] == nil else {
        continue
      }
      partners[id] = former[0].id
      partners[former[0].id] = id
    }
  }

  /// Changes with what came or went for them.
  func withPartners(_ ids: Set<String>) -> Set<String> { ids.union(ids.compactMap { partners[$0] }) }

  /// Whether a constraint went for one of some changes.
  func isReplaced(_ id: String, byOneOf ids: [String]) -> Bool { partners[id].map(ids.contains) ?? false }

  private struct End: Hashable {
    let item, edge: String
  }

  /// What constraints that came or went place, in document order.
  private static func ends(
    of changes: [DocumentChange], _ kind: DocumentChange.Kind, in document: Document
  ) -> [(end: End, id: String)] {
    let ids = Set(changes.lazy.filter { $0.element == "constraint" && $0.kind == kind }.map(\.id))
    guard !ids.isEmpty else { return [] }
    var found: [(end: End, id: String)] = []
    for constraint in document.scenes.flatMap({ $0.allRoots.flatMap(\.tree) }).flatMap(\.constraints)
    where ids.contains(constraint.id) {
      for (item, attribute) in [
        (constraint.firstItem, constraint.element["firstAttribute"]),
        (constraint.secondItem, constraint.element["secondAttribute"]),
      ] {
        // Many constraints refer to an edge of the view that holds them, and place something else.
        guard let item, item != constraint.ownerID, let attribute else { continue }
        found.append((End(item: item, edge: edge(of: attribute)), constraint.id))
      }
    }
    return found
  }

  private static func edge(of attribute: String) -> String {
    switch attribute {
    case "leading", "leadingMargin", "left", "leftMargin": "left"
    case "trailing", "trailingMargin", "right", "rightMargin": "right"
    case let other where other.hasSuffix("Margin"): String(other.dropLast(6))
    default: attribute
    }
  }
}
