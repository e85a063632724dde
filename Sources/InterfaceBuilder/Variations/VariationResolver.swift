/// Applies `<variation>` elements to a tree. See ``Document/resolved(for:)`` for the rules.
struct VariationResolver {
  let classes: SizeClasses
  /// Whether masks do not count.
  var keepsUninstalled = false

  /// The tree with every variation applied.
  func resolved(_ element: Element) -> Element {
    let hasVariations = element.child("variation") != nil
    let varied = hasVariations ? applying(matching(element), to: element) : element
    var children: [Element]?
    for (place, child) in varied.children.enumerated() {
      let resolved = resolved(child)
      if resolved === child { continue }
      if children == nil { children = varied.children }
      children?[place] = resolved
    }
    return children.map { varied.replacing(children: $0) } ?? varied
  }

  /// The variations that apply, least specific first.
  ///
  /// Of two for one class each, the one for the height comes last. Nothing seen so far decides that.
  func matching(_ element: Element) -> [Element] {
    let variations = element.children("variation")
    if variations.isEmpty { return [] }
    let keyed = variations.map { (key: VariationKey($0["key"] ?? "default"), element: $0) }
    let matching = keyed.filter { $0.key.matches(classes) }
    // Filtering rank by rank keeps the order of the document within a rank.
    return (0...2 * VariationKey.traitLimit + 1).flatMap { rank in
      matching.filter { $0.key.rank == rank }.map(\.element)
    }
  }

  func applying(_ variations: [Element], to element: Element) -> Element {
    var attributes = element.attributes
    var children = element.children.filter { $0.name != "variation" }
    var excluded: [String: Set<String>] = [:]
    for variation in variations {
      for attribute in variation.attributes where attribute.name != "key" {
        if let place = attributes.firstIndex(where: { $0.name == attribute.name }) {
          attributes[place] = attribute
        } else {
          attributes.append(attribute)
        }
      }
      for child in variation.children {
        if child.name == "mask" {
          Self.apply(child, to: &excluded)
        } else {
          Self.replace(child, in: &children)
        }
      }
    }
    let masked = keepsUninstalled ? children : children.map { Self.removing(excluded[$0.name] ?? [], from: $0) }
    return element.replacing(attributes: attributes, children: masked)
  }

  /// The ids that the masks of the matching variations leave out of a child of the element.
  func excluded(from container: String, of element: Element) -> Set<String> {
    var excluded: [String: Set<String>] = [:]
    for variation in matching(element) {
      for mask in variation.children("mask") { Self.apply(mask, to: &excluded) }
    }
    return excluded[container] ?? []
  }

  private static func apply(_ mask: Element, to excluded: inout [String: Set<String>]) {
    guard let container = mask["key"] else { return }
    for change in mask.children {
      guard let id = change["reference"] else { continue }
      switch change.name {
      case "exclude": excluded[container, default: []].insert(id)
      case "include": excluded[container]?.remove(id)
      default: break
      }
    }
  }

  /// Puts a varied child in the place of the one with the same key, whatever its name: `nil` may replace `color`.
  private static func replace(_ child: Element, in children: inout [Element]) {
    if let key = child["key"], let place = children.firstIndex(where: { $0["key"] == key }) {
      children[place] = child
    } else {
      children.append(child)
    }
  }

  private static func removing(_ ids: Set<String>, from container: Element) -> Element {
    guard !ids.isEmpty else { return container }
    return container.replacing(children: container.children.filter { !ids.contains($0.id ?? "") })
  }
}

// MARK: - Constraints on what is gone

extension VariationResolver {
  static func ids(of root: Element) -> Set<String> {
    var ids: Set<String> = []
    root.forEachInTree { element in
      if let id = element.id { ids.insert(id) }
    }
    return ids
  }

  /// The tree without the constraints that mention one of the given objects.
  static func removingConstraints(on gone: Set<String>, from element: Element) -> Element {
    guard !gone.isEmpty, !element.children.isEmpty else { return element }
    var isChanged = false
    var children: [Element] = []
    children.reserveCapacity(element.children.count)
    for child in element.children {
      if child.name == "constraint", gone.contains(child["firstItem"] ?? "") || gone.contains(child["secondItem"] ?? "")
      {
        isChanged = true
        continue
      }
      let kept = removingConstraints(on: gone, from: child)
      if kept !== child { isChanged = true }
      children.append(kept)
    }
    return isChanged ? element.replacing(children: children) : element
  }
}
