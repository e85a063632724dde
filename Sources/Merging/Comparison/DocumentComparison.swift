import InterfaceBuilder
import PropertyLists

/// What a document has otherwise than an older version of it: objects by their ids, and their values.
///
/// What Interface Builder derives is no change: stored frames, versions, places on the canvas, lists of resources. Linear in the size of
/// both versions.
package struct DocumentComparison: Sendable {
  /// In the order of the new version; what was removed comes at the end of its scene.
  package private(set) var changes: [StructuralChange] = []
  /// What else differs.
  package private(set) var derived: Set<DerivedDifference> = []
  /// The names of scenes by the ids of the objects in them, of both versions.
  package private(set) var scenes: [String: String] = [:]

  /// A document without objects.
  private static let nothing = Array(
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"></document>".utf8)

  /// - Parameters:
  ///   - old: the older version; nil for none, so that everything was added.
  ///   - new: the newer version; nil if the document was removed.
  /// - Throws: `ReadError` if a version is no document that Interface Builder writes since Xcode 5.
  package init(old: [UInt8]?, new: [UInt8]?) throws(ReadError) {
    if old == new { return }
    let (before, after) = (try DocumentVersion(old ?? Self.nothing), try DocumentVersion(new ?? Self.nothing))
    let table = IdentityTable()
    before.identify(in: table)
    after.identify(in: table)
    guard let first = before.merged, let second = after.merged else { return }
    var walk = ComparisonWalk(
      old: (before, MergeVersion(root: first, count: table.count)),
      new: (after, MergeVersion(root: second, count: table.count)), table: table)
    walk.run()
    (changes, derived) = (walk.changes, walk.derived)
    scenes = walk.scenesByID
    // What a document without objects lacks is nothing that anybody set.
    if old == nil || new == nil { changes.removeAll { $0.topic == .document } }
    if changes.isEmpty, derived.isEmpty { derived = [.bytes] }
  }
}

/// Goes through both versions at once.
private struct ComparisonWalk {
  private(set) var changes: [StructuralChange] = []
  private(set) var derived: Set<DerivedDifference> = []

  private let old, new: (document: DocumentVersion, tree: MergeVersion)
  private let table: IdentityTable
  private let words: DocumentWords
  /// By the id of each object that was added or removed, with or in another one: the index of the change that tells it.
  private var places: [StructuralChange.Kind: [String: Int]] = [:]
  /// Lists whose number of entries is told.
  private var counted: Set<Int> = []
  /// Constraints, connections and segues that were added or removed alone.
  private var references: [(node: VersionNode, kind: StructuralChange.Kind)] = []

  init(old: (DocumentVersion, MergeVersion), new: (DocumentVersion, MergeVersion), table: IdentityTable) {
    (self.old, self.new) = (old, new)
    self.table = table
    words = DocumentWords(base: nil, ours: new, theirs: old, table: table)
  }

  mutating func run() {
    compare(old.tree.root, new.tree.root)
    findRemoved(old.tree.root)
    forgetMadeAnew()
    for (node, kind) in references { tell(node, kind) }
    let rank = Dictionary(scenes.enumerated().map { ($1, $0) }) { first, _ in first }
    changes = changes.enumerated().sorted { a, b in
      let (one, other) = (rank[a.element.scene ?? ""] ?? -1, rank[b.element.scene ?? ""] ?? -1)
      return one == other ? a.offset < b.offset : one < other
    }
    .map(\.element)
  }

  var scenesByID: [String: String] {
    var names: [String: String] = [:]
    for version in [new.document, old.document] {
      for scene in version.root.child("scenes")?.children ?? [] {
        let name = DocumentWords.sceneName(scene)
        scene.forEachInTree { if let id = $0.id, names[id] == nil { names[id] = name } }
      }
    }
    return names
  }

  /// The names of scenes in the order of the new version, then those of the old one.
  private var scenes: [String] {
    (new.document.root.child("scenes")?.children ?? []).map { DocumentWords.sceneName($0) }
      + (old.document.root.child("scenes")?.children ?? []).map { DocumentWords.sceneName($0) }
  }

  /// A constraint that was removed and one that was added and says the same in the same view are one, which has another id.
  private mutating func forgetMadeAnew() {
    func key(_ node: VersionNode) -> String? {
      // What a constraint has inside, such as values for size classes, is compared with nothing here.
      guard node.name == "constraint", node.children.isEmpty, let owner = owner(of: node) else { return nil }
      let values = node.attributes.filter { $0.name != "id" }.map { "\($0.name)=\($0.value)" }.sorted()
      return "\(owner.identity) \(values.joined(separator: " "))"
    }
    var removed: [String: [Int]] = [:]
    for (index, reference) in references.enumerated() where reference.kind == .removed {
      if let key = key(reference.node) { removed[key, default: []].append(index) }
    }
    var forgotten: Set<Int> = []
    for (index, reference) in references.enumerated() where reference.kind == .added {
      guard let key = key(reference.node), let pair = removed[key]?.popLast() else { continue }
      forgotten.formUnion([index, pair])
    }
    guard !forgotten.isEmpty else { return }
    derived.insert(.bytes)
    references = references.enumerated().filter { !forgotten.contains($0.offset) }.map(\.element)
  }

  // MARK: What both have

  private mutating func compare(_ before: VersionNode, _ after: VersionNode) {
    if note(before, after) { return }
    if after.traits.isAtomic || before.traits.isAtomic {
      if !after.equals(before) || before.traits.isAtomic != after.traits.isAtomic { value(before, after) }
      return
    }
    if after.traits.isObject { place(before, after) }
    if before.name != after.name {
      add(.changed, .type, after, attribute: "kind", before.name, after.name)
    }
    attributes(before, after)
    // Between elements there is nothing but the white space that sets them apart.
    let isText = !after.text.allSatisfy(\.isWhitespace) || !before.text.allSatisfy(\.isWhitespace)
    if isText, after.text != before.text { add(.changed, .text, after, attribute: "text", before.text, after.text) }
    if after.traits.order == .list { order(before, after) }
    for child in after.children {
      if let earlier = old.tree[child.identity] {
        compare(earlier, child)
      } else {
        added(child, .added)
      }
    }
  }

  /// Whether two names that Interface Builder made are those of images in the document that are equal to the byte.
  private func isSameImage(_ before: String?, _ after: String?) -> Bool {
    guard let before, let after, ChangeWords.isUUID(before), ChangeWords.isUUID(after) else { return false }
    func content(_ name: String, _ version: DocumentVersion) -> [String]? {
      let image = version.root.child("resources")?.children.first { $0.name == "image" && $0["name"] == name }
      return image.map { $0.children.map(\.text) }
    }
    guard let data = content(before, old.document), !data.isEmpty else { return false }
    return data == content(after, new.document)
  }

  private mutating func attributes(_ before: VersionNode, _ after: VersionNode) {
    var names = after.attributes.map(\.name)
    names += before.attributes.map(\.name).filter { !names.contains($0) }
    for name in names where before[name] != after[name] {
      if DocumentTraits.isDerived(name, of: after.name)
        || after.name == "document" && ChangeWords.versions.contains(name)
      {
        derived.insert(["misplaced", "ambiguous", "verifyAmbiguity"].contains(name) ? .frames : .versions)
      } else if after.name == "image" && (name == "width" || name == "height") {
        derived.insert(.resources)
      } else if isSameImage(before[name], after[name]) {
        derived.insert(.resources)
      } else {
        let words = (said(before[name], name), said(after[name], name))
        add(.changed, ChangeWords.topic(of: name, in: after), after, attribute: name, words.0, words.1)
      }
    }
  }

  private func said(_ value: String?, _ attribute: String) -> String? {
    guard let value else { return nil }
    guard DocumentTraits.refers(attribute, value) else { return value }
    return table.number(ofID: value).map(words.distinctName(of:)) ?? value
  }

  private mutating func value(_ before: VersionNode, _ after: VersionNode) {
    if after.traits.isReference {
      // One that was connected anew has another id, and leads to the same.
      if after.equals(before, ignoring: { $0 == "id" }) { return }
      add(
        .changed, after.name == "segue" ? .segue : .connection, after, attribute: "destination",
        said(before["destination"], "destination"), said(after["destination"], "destination"))
      return
    }
    if ChangeWords.entries.contains(after.name), before.children.count != after.children.count { return count(after) }
    let texts = (text(before, old.document), text(after, new.document))
    add(
      .changed, ChangeWords.topic(ofValue: after), after, attribute: ChangeWords.name(of: after),
      texts.0, texts.0 == texts.1 ? "\(texts.1), written differently" : texts.1)
  }

  private func text(_ node: VersionNode, _ version: DocumentVersion) -> String {
    ChangeWords.text(of: version.elements[node.source])
  }

  /// Tells that an object lies in another one.
  private mutating func place(_ before: VersionNode, _ after: VersionNode) {
    let (from, to) = (owner(of: before), owner(of: after))
    let key = { (node: VersionNode) in node.parent.map { $0.traits.isContainer ? $0.name : "" } ?? "" }
    guard from?.identity != to?.identity || key(before) != key(after) else { return }
    add(
      .moved, after.name == "constraint" ? .constraint : .hierarchy, after,
      from.map { words.name(of: $0.identity) } ?? "the document",
      to.map { words.name(of: $0.identity) } ?? "the document")
  }

  /// The object that something lies in; nil for what lies in none.
  private func owner(of node: VersionNode) -> VersionNode? {
    var next = node.parent
    while let current = next, !current.traits.isObject { next = current.parent }
    return next
  }

  /// Tells that children which both versions have are in another order.
  private mutating func order(_ before: VersionNode, _ after: VersionNode) {
    let (earlier, later) = (before.children.map(\.identity), after.children.map(\.identity))
    let common = Set(earlier).intersection(later)
    let from = earlier.filter(common.contains)
    let to = later.filter(common.contains)
    guard from != to else { return }
    let places = Dictionary(from.enumerated().map { ($1, $0) }) { first, _ in first }
    let staying = Set(Self.longestRise(to.map { places[$0] ?? 0 }).map { from[$0] })
    for (index, identity) in to.enumerated() where !staying.contains(identity) {
      guard let child = new.tree[identity] else { continue }
      let place = places[identity] ?? 0
      let (former, neighbor) = (
        neighbor(of: identity, at: place, in: from, unlike: to, earlier.count > from.count),
        neighbor(of: identity, at: index, in: to, unlike: from, later.count > to.count)
      )
      add(.reordered, .order, child.traits.isObject ? child : after, attribute: after.name, former, neighbor)
    }
  }

  /// After or before which other child one lies that it did not so in the other order; the nearest of those.
  private func neighbor(
    of identity: Int, at index: Int, in order: [Int], unlike other: [Int], _ hasMore: Bool
  ) -> String {
    if index == 0, !hasMore { return "first" }
    let place = other.firstIndex(of: identity) ?? 0
    let (earlier, later) = (Set(other[..<place]), Set(other[place...]))
    let after = order[..<index].last { later.contains($0) }
    let before = order[index...].dropFirst().first { earlier.contains($0) }
    // One that it touches says more than one farther away.
    if let before, after == nil || after != order[max(0, index - 1)] && before == order[index + 1] {
      return "before “\(words.shortName(of: before))”"
    }
    return after.map { "after “\(words.shortName(of: $0))”" } ?? "elsewhere"
  }

  /// The longest part of the numbers that rises, in their order.
  private static func longestRise(_ numbers: [Int]) -> [Int] {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var rise: [Int] = []
    var next = tails.last ?? -1
    while next >= 0 {
      rise.append(numbers[next])
      next = previous[next]
    }
    return rise.reversed()
  }

  /// Notes differences of what is derived; false if the element is not.
  private mutating func note(_ before: VersionNode?, _ after: VersionNode) -> Bool {
    guard let kind = ChangeWords.derived(after) else { return false }
    if before.map({ !$0.equals(after) }) ?? true { derived.insert(kind) }
    return true
  }

  // MARK: What one has

  private mutating func findRemoved(_ node: VersionNode) {
    for child in node.children {
      guard let after = new.tree[child.identity] else {
        added(child, .removed)
        continue
      }
      // What a value holds is told with it.
      if ChangeWords.derived(child) == nil, !child.traits.isAtomic, !after.traits.isAtomic { findRemoved(child) }
    }
  }

  private mutating func added(_ node: VersionNode, _ kind: StructuralChange.Kind) {
    if note(nil, node) { return }
    if node.traits.isReference, node.name != "include", node.name != "exclude" {
      references.append((node, kind))
    } else if node.traits.isObject {
      let place = changes.count
      // An item of a menu bar is nothing without its menu, which a separator names itself.
      let isItem = node.name == "menuItem" && node["isSeparatorItem"] != "YES"
      let menu = isItem ? node.parent?.parent.map { words.name(of: $0.identity) } : nil
      add(
        kind, node.name == "scene" ? .scene : .object, node, kind == .removed ? menu : nil, kind == .added ? menu : nil)
      gather(node, kind, into: place)
    } else if node.traits.isContainer && !node.traits.isAtomic && !node.children.isEmpty {
      for child in node.children { addOne(child, kind) }
    } else if let list = node.parent, ChangeWords.entries.contains(list.name) {
      count(list)
    } else if ChangeWords.isEmpty(node, saying: text(node, kind == .added ? new.document : old.document)) {
      derived.insert(.empty)
    } else if !(node.traits.isContainer && node.children.isEmpty) {
      let text = text(node, kind == .added ? new.document : old.document)
      let (before, after) = kind == .added ? (nil, text) : (text, nil)
      add(.changed, ChangeWords.topic(ofValue: node), node, attribute: ChangeWords.name(of: node), before, after)
      // A part may hold objects, as a configuration holds its font.
      for child in node.children { addObjects(child, kind) }
    }
  }

  /// Tells how many entries a list has, of which there is one for each of other objects that came or went.
  private mutating func count(_ list: VersionNode) {
    guard counted.insert(list.identity).inserted else { return }
    func entries(_ tree: MergeVersion) -> String? {
      tree[list.identity].map { "\($0.children.count) \($0.children.count == 1 ? "entry" : "entries")" }
    }
    var texts = (entries(old.tree), entries(new.tree))
    // As many as before, and others.
    if texts.0 == texts.1 {
      texts = (
        old.tree[list.identity].map { text($0, old.document) }, new.tree[list.identity].map { text($0, new.document) }
      )
    }
    add(.changed, .attribute, list, attribute: list.name, texts.0, texts.1)
  }

  /// An element of a list that one version has alone; one that the other version has elsewhere is told there.
  private mutating func addOne(_ node: VersionNode, _ kind: StructuralChange.Kind) {
    let other = kind == .added ? old.tree[node.identity] : new.tree[node.identity]
    if let other {
      if kind == .added { compare(other, node) } else { findRemoved(node) }
    } else {
      added(node, kind)
    }
  }

  private mutating func addObjects(_ node: VersionNode, _ kind: StructuralChange.Kind) {
    if node.traits.isObject || node.traits.isReference { return addOne(node, kind) }
    for child in node.children { addObjects(child, kind) }
  }

  /// Counts what lies in an object that one version has alone. What the other version has, too, was moved.
  private mutating func gather(_ node: VersionNode, _ kind: StructuralChange.Kind, into place: Int) {
    if let id = Self.id(of: node) { register(id, kind, place) }
    for child in node.children {
      if let other = kind == .added ? old.tree[child.identity] : new.tree[child.identity] {
        if kind == .added { compare(other, child) } else { findRemoved(child) }
        continue
      }
      if ChangeWords.derived(child) != nil { continue }
      if child.traits.isReference {
        connect(child, to: place, isInside: true)
        if let id = Self.id(of: child) { register(id, kind, place) }
      } else if child.traits.isObject {
        changes[place].parts[DocumentWords.kind(ofTag: child.name), default: 0] += 1
        if let text = child["text"] ?? child["placeholder"] ?? child["title"] ?? child["customizationLabel"],
          !text.isEmpty
        {
          changes[place].texts.append(ChangeWords.brief(text))
        }
      } else if child.name == "state", let title = child["title"], !title.isEmpty {
        changes[place].texts.append(ChangeWords.brief(title))
      }
      gather(child, kind, into: place)
    }
  }

  private mutating func register(_ id: String, _ kind: StructuralChange.Kind, _ place: Int) {
    if places[kind, default: [:]].updateValue(place, forKey: id) == nil, !changes[place].ids.contains(id) {
      changes[place].ids.append(id)
    }
  }

  /// Tells a constraint or connection with the object that it came or went with, else alone.
  private mutating func tell(_ node: VersionNode, _ kind: StructuralChange.Kind) {
    let targets = node.attributes.filter { DocumentTraits.refers($0.name, $0.value) }.map(\.value)
    if let place = targets.compactMap({ places[kind]?[$0] }).first {
      connect(node, to: place, isInside: false)
      if let id = node["id"], !changes[place].ids.contains(id) { changes[place].ids.append(id) }
      return
    }
    let topic: StructuralChange.Topic =
      node.name == "constraint" ? .constraint : node.name == "segue" ? .segue : .connection
    let target = said(node["destination"], "destination")
    add(kind, topic, node, kind == .removed ? target : nil, kind == .added ? target : nil)
  }

  /// Adds what a reference is to an object that was added or removed.
  private mutating func connect(_ node: VersionNode, to place: Int, isInside: Bool) {
    switch node.name {
    case "constraint": changes[place].parts["constraint", default: 0] += 1
    case "outlet", "outletCollection", "action":
      let name = node["property"] ?? node["selector"] ?? ""
      // An action of a controller goes to the controller; one that unwinds does not.
      let exit = node["destination"].flatMap { words.exit(ofID: $0) }
      changes[place].connections.append(
        "\(node.name == "action" ? "action" : "outlet") “\(name)”" + (exit.map { " to \($0)" } ?? ""))
    case "segue":
      let other =
        isInside
        ? node["destination"].map { words.shortName(ofID: $0) }
        : owner(of: node).map { words.shortName(of: $0.identity) }
      let kind = node["relationship"] ?? node["identifier"].map { "“\($0)”" } ?? node["kind"] ?? ""
      changes[place].connections.append("segue \(kind) \(isInside ? "to" : "from") “\(other ?? "")”")
    default: changes[place].parts[DocumentWords.kind(ofTag: node.name), default: 0] += 1
    }
  }

  // MARK: Making changes

  private static func id(of node: VersionNode) -> String? {
    node.name == "scene" ? node["sceneID"].map { "scene:\($0)" } : node["id"]
  }

  private mutating func add(
    _ kind: StructuralChange.Kind, _ topic: StructuralChange.Topic, _ node: VersionNode, attribute: String? = nil,
    _ old: String? = nil, _ new: String? = nil
  ) {
    // A value is one of the nearest object.
    var object = node
    while !object.traits.isObject, !object.traits.isReference, let parent = object.parent { object = parent }
    let position = position(of: object)
    let id = Self.id(of: object) ?? ""
    let texts = ChangeWords.brief(old, new)
    let part = object === node || node.traits.isAtomic || attribute == nil ? "" : ChangeWords.part(node)
    changes.append(
      StructuralChange(
        kind: kind, topic: topic, element: object.name, id: id, name: words.name(of: object.identity),
        scene: object.name == "document" ? nil : words.scene(of: object.identity), line: position.line,
        column: position.column, attribute: attribute.map { part + ChangeWords.plain($0) },
        old: texts.0, new: texts.1, ids: id.isEmpty ? [] : [id], parts: [:],
        connections: [], texts: []))
  }

  /// Where an object is in the new version; of one that was removed, where what it lay in is.
  private func position(of object: VersionNode) -> SourcePosition {
    var next: VersionNode? = object
    while let node = next {
      if !node.traits.isContainer, let present = new.tree[node.identity] {
        return new.document.elements[present.source].position
      }
      next = node.parent
    }
    return SourcePosition(line: 1, column: 1)
  }
}
