extension Document {
  /// The document as it would be without some of the changes that an older version lacks.
  ///
  /// What was added goes, with the constraints that refer to it. What was removed comes back where it was, with the constraints that referred
  /// to it. What was changed has the attributes and the parts of the older version that its details name; the objects that lie in it stay.
  ///
  /// - Parameters:
  ///   - changes: some of ``changes(from:)``.
  ///   - old: the older version.
  /// - Returns: nil if one of them cannot be taken back without others: an object that lies in another one now, an object that was removed
  ///   with what it lay in, or the order of views alone. Linear in the size of both documents.
  package func undoing(_ changes: [DocumentChange], from old: Document) -> Document? {
    var undo = UndoneChanges(old: old, new: self)
    for change in changes {
      guard undo.add(change) else { return nil }
    }
    return replacing(root: undo.applied(to: root), keepsNavigation: true)
  }
}

/// Which elements a tree loses, gets back and has otherwise when changes are taken back.
private struct UndoneChanges {
  let old, new: Document
  private var gone: Set<String> = []
  /// The older version of what was changed, with the attributes and the names of parts that count.
  private var changed: [String: (element: Element, attributes: Set<String>, parts: Set<String>)] = [:]
  /// What comes back, by the id of the object that it lay in.
  private var returning: [String: [Returning]] = [:]

  private struct Returning {
    let element: Element
    /// The name of the child of the owner that held it, such as `subviews`.
    let container: String
    let index: Int
  }

  init(old: Document, new: Document) { (self.old, self.new) = (old, new) }

  /// False if the change cannot be taken back alone.
  mutating func add(_ change: DocumentChange) -> Bool {
    switch change.kind {
    case .added:
      gone.insert(change.id)
      return true
    case .changed:
      let moved = change.details.contains { $0.hasPrefix("superview:") }
      guard !moved, change.details.contains(where: { $0 != DocumentChange.order }),
        let element = self.element(change.id)
      else { return false }
      let paths = change.details.map { $0.prefix { $0 != ":" }.split(separator: ".").map(String.init) }
      changed[change.id] = (
        element, Set(paths.filter { $0.count == 1 }.map { $0[0] }), Set(paths.filter { $0.count > 1 }.map { $0[0] })
      )
      return true
    case .removed: return bringBack([change.id])
    }
  }

  /// The older version's element of an object or a resource.
  private func element(_ id: String) -> Element? {
    old.element(id: id) ?? old.root.child("resources")?.children.first { Self.resourceID(of: $0) == id }
  }

  private static func resourceID(of element: Element) -> String { "\(element.name):\(element["name"] ?? "")" }

  /// Objects, and the constraints that referred to them.
  private mutating func bringBack(_ ids: Set<String>) -> Bool {
    var found: [(owner: String, what: Returning)] = []
    func visit(_ element: Element, _ owner: String?) {
      for (index, child) in element.children.enumerated() {
        let refers = child.name == "constraint" && Self.items(of: child).contains(where: ids.contains)
        if let owner, let id = child.id, ids.contains(id) || refers && new.element(id: id) == nil {
          found.append((owner, Returning(element: child, container: element.name, index: index)))
        }
        visit(child, child.id ?? owner)
      }
    }
    visit(old.root, nil)
    guard ids.allSatisfy({ id in found.contains { $0.what.element.id == id } }) else { return false }
    for (owner, what) in found where !ids.contains(owner) {
      guard new.element(id: owner) != nil else { return false }
      if returning[owner]?.contains(where: { $0.element === what.element }) == true { continue }
      returning[owner, default: []].append(what)
    }
    return true
  }

  private static func items(of constraint: Element) -> [String] {
    [constraint["firstItem"], constraint["secondItem"]].compactMap { $0 }
  }

  func applied(to element: Element, isResource: Bool = false) -> Element {
    let id = isResource ? Self.resourceID(of: element) : element.id ?? ""
    let holdsResources = element.name == "resources"
    var attributes = element.attributes
    var children = element.children
    var isChanged = false
    if let earlier = changed[id] {
      let own = attributes.filter { !earlier.attributes.contains($0.name) }
      attributes = own + earlier.element.attributes.filter { earlier.attributes.contains($0.name) }
      // What lies in the object is no part of it.
      func isPart(_ child: Element) -> Bool {
        !child.holdsObjects && earlier.parts.contains { child.isPart(named: $0) }
      }
      children = earlier.element.children.filter(isPart) + children.filter { !isPart($0) }
      isChanged = true
    }
    let kept = children.filter { child in
      !gone.contains(holdsResources ? Self.resourceID(of: child) : child.id ?? "")
        && !(child.name == "constraint" && Self.items(of: child).contains(where: gone.contains))
    }
    isChanged = isChanged || kept.count != children.count
    children = kept.map { child in
      let result = applied(to: child, isResource: holdsResources)
      isChanged = isChanged || result !== child
      return result
    }
    if holdsResources {
      // What comes back may refer to resources that the new version does not need.
      let known = Set(children.map(Self.resourceID)).union(gone)
      let older = old.root.child("resources")?.children.filter { !known.contains(Self.resourceID(of: $0)) } ?? []
      children += older
      isChanged = isChanged || !older.isEmpty
    }
    for back in returning[id] ?? [] {
      isChanged = true
      let place = children.firstIndex { $0.name == back.container }
      var content = place.map { children[$0].children } ?? []
      content.insert(back.element, at: min(back.index, content.count))
      if let place {
        children[place] = children[place].replacing(children: content)
      } else {
        children.append(Element(name: back.container, children: content, position: element.position))
      }
    }
    return isChanged ? element.replacing(attributes: attributes, children: children) : element
  }
}

extension Element {
  /// Whether the name of a part is that of the element, with a number where there are several.
  fileprivate func isPart(named name: String) -> Bool {
    let own = self["key"] ?? self.name
    return name.hasPrefix(own) && name.dropFirst(own.count).allSatisfy(\.isNumber)
  }

  /// Whether an object lies in the element: then it is no value of its owner.
  fileprivate var holdsObjects: Bool { id != nil || children.contains { $0.holdsObjects } }
}
