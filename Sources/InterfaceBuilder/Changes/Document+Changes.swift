extension Document {
  /// The differences from an older version that may change the layout: first in the order of this version, then the
  /// removed objects.
  ///
  /// Objects are identified by their ids, so that an object that moved to another superview is the same one. Attributes
  /// that Xcode writes for its own use do not count: its version, places on the canvas, and the frames of views that
  /// constraints place. Linear in the size of both documents.
  package func changes(from old: Document) -> [DocumentChange] {
    let (before, after) = (ObjectFacts.all(in: old), ObjectFacts.all(in: self))
    let known = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
    let ids = Set(after.map(\.id))
    let removed = before.filter { !ids.contains($0.id) }
    // A constraint that says the same in the same view as one that was removed is no change: it only has another id.
    var twins: [String: [String]] = [:]
    for object in removed { if let words = object.constraintWords { twins[words, default: []].append(object.id) } }
    var madeAnew: Set<String> = []
    var changes: [DocumentChange] = []
    for object in after {
      if let earlier = known[object.id] {
        let details = object.differences(from: earlier)
        if !details.isEmpty { changes.append(object.change(.changed, details)) }
      } else if let words = object.constraintWords, let twin = twins[words]?.popLast() {
        madeAnew.insert(twin)
      } else {
        changes.append(object.change(.added))
      }
    }
    return changes + removed.filter { !madeAnew.contains($0.id) }.map { $0.change(.removed) }
  }
}

/// An object with an id, and its facts: its attributes and those of its parts that have no id.
private struct ObjectFacts {
  let id: String
  let element: Element
  /// In document order; names are paths such as `fontDescription.pointSize`.
  private(set) var facts: [(name: String, value: String)] = []

  static func all(in document: Document) -> [ObjectFacts] {
    var objects: [ObjectFacts] = []
    for child in document.root.children {
      switch child.name {
      case "resources":
        for resource in child.children {
          objects.append(ObjectFacts("\(resource.name):\(resource["name"] ?? "")", resource, in: nil))
        }
      case "dependencies", "device": break
      default: collect(child, owner: nil, into: &objects)
      }
    }
    return objects
  }

  private static func collect(_ element: Element, owner: String?, into objects: inout [ObjectFacts]) {
    if let id = element.id { objects.append(ObjectFacts(id, element, in: owner)) }
    for child in element.children { collect(child, owner: element.id ?? owner, into: &objects) }
  }

  private init(_ id: String, _ element: Element, in owner: String?) {
    self.id = id
    self.element = element
    facts.append(("superview", owner ?? ""))
    add(element, path: "")
  }

  /// What a constraint says, whatever its id; nil for another object.
  var constraintWords: String? {
    element.name == "constraint" ? facts.map { "\($0.name)=\($0.value)" }.sorted().joined(separator: "\n") : nil
  }

  private mutating func add(_ part: Element, path: String) {
    for (name, value) in part.attributes where !Self.notes.contains(name) && name != "id" && name != "key" {
      facts.append((path + name, value))
    }
    if !part.text.isEmpty { facts.append((path + "text", part.text)) }
    // The order of views decides their order in a stack view, and which one is in front.
    let order = part.children.compactMap { part.name == "subviews" ? $0.id : nil }
    if !order.isEmpty { facts.append((path + "order", order.joined(separator: " "))) }
    for (index, child) in part.children.enumerated() where child.id == nil && !isNote(child) {
      let twins = part.children.filter { $0.name == child.name && $0["key"] == child["key"] }
      let number = twins.count > 1 ? "\(index)" : ""
      add(child, path: path + (child["key"] ?? child.name) + number + ".")
    }
  }

  private func isNote(_ part: Element) -> Bool {
    part["key"] == "canvasLocation" || part["key"] == "frame" && isPlacedByConstraints
  }

  private var isPlacedByConstraints: Bool {
    element.bool("translatesAutoresizingMaskIntoConstraints") == false && element.bool("fixedFrame") != true
  }

  private static let notes: Set<String> = ["misplaced", "ambiguous", "sceneMemberID", "userLabel", "verifyAmbiguity"]

  func differences(from old: ObjectFacts) -> [String] {
    let before = Dictionary(old.facts) { first, _ in first }
    let after = Dictionary(facts) { first, _ in first }
    let changed = facts.filter { before[$0.name] != $0.value }.map { fact in
      text(fact.name, before[fact.name], fact.value)
    }
    let gone = old.facts.filter { after[$0.name] == nil }.map { text($0.name, $0.value, nil) }
    return changed + gone
  }

  private func text(_ name: String, _ old: String?, _ new: String?) -> String {
    if name.hasSuffix("order") { return DocumentChange.order }
    return "\(name): \(old ?? "none") → \(new ?? "none")"
  }

  func change(_ kind: DocumentChange.Kind, _ details: [String] = []) -> DocumentChange {
    DocumentChange(id: id, element: element.name, kind: kind, position: element.position, details: details)
  }
}
