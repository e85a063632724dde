import InterfaceBuilder

/// Names of a document's objects and what is said of them, as a person who sees the canvas knows them.
struct DocumentWords {
  private let base: DocumentVersion?
  private let ours, theirs: DocumentVersion
  private let baseTree: MergeVersion?
  private let oursTree, theirsTree: MergeVersion
  private let table: IdentityTable
  /// By id, of any version.
  private var elements: [String: Element] = [:]
  /// What lies first in a view without a name, by id, where no other view of the kind has the same.
  private var contents: [String: String] = [:]
  /// The ids of the views of controllers that have no name.
  private var roots: Set<String> = []

  init(
    base: (DocumentVersion, MergeVersion)?, ours: (DocumentVersion, MergeVersion),
    theirs: (DocumentVersion, MergeVersion),
    table: IdentityTable
  ) {
    self.table = table
    (self.base, baseTree) = (base?.0, base?.1)
    (self.ours, oursTree) = ours
    (self.theirs, theirsTree) = theirs
    for version in [ours.0, theirs.0, base?.0].compactMap({ $0 }) {
      for (id, object) in version.objects where elements[id] == nil { elements[id] = object.element }
    }
    findContents([ours.0, theirs.0, base?.0].compactMap { $0?.root })
    for element in elements.values where element.isSceneController {
      if let view = element.child(key: "view"), let id = view.id, Self.displayName(of: view) == nil { roots.insert(id) }
    }
  }

  private mutating func findContents(_ roots: [Element]) {
    var found: [String: String] = [:]
    /// The name of the first view with one, the view itself included.
    func first(_ element: Element) -> String? {
      var inner: String?
      for child in element.children {
        let name = first(child)
        inner = inner ?? name
      }
      guard element.id != nil, ElementKind(tag: element.name) != nil else { return inner }
      if let own = Self.displayName(of: element) { return own }
      if let inner, let id = element.id, found[id] == nil { found[id] = inner }
      return inner
    }
    for root in roots { _ = first(root) }
    let groups = Dictionary(grouping: found.keys) { "\(elements[$0]?.name ?? "") \(found[$0] ?? "")" }
    for (id, content) in found where groups["\(elements[id]?.name ?? "") \(content)"]?.count == 1 {
      contents[id] = content
    }
  }

  private func node(_ identity: Int) -> (node: VersionNode, element: Element)? {
    if let node = oursTree[identity] { return (node, ours.elements[node.source]) }
    if let node = theirsTree[identity] { return (node, theirs.elements[node.source]) }
    if let base, let node = baseTree?[identity] { return (node, base.elements[node.source]) }
    return nil
  }

  private func element(_ side: MergeSide?, _ identity: Int) -> Element? {
    switch side {
    case .ours: oursTree[identity].map { ours.elements[$0.source] }
    case .theirs: theirsTree[identity].map { theirs.elements[$0.source] }
    case nil: base.flatMap { base in baseTree?[identity].map { base.elements[$0.source] } }
    }
  }

  // MARK: Questions and notes

  func question(_ question: MergeQuestion, number: Int) -> DocumentQuestion {
    let (identity, subject) = (question.identity, name(of: question.identity))
    var (ours, theirs) = ("", "")
    let text: String
    switch question.kind {
    case .deletion:
      let deleter = question.deleter ?? .theirs
      let changes = changes(by: deleter.other, in: identity)
      text = "\(deleter.rawValue) deleted \(subject), and \(deleter.other.rawValue) changed this object: \(changes)"
      (ours, theirs) = deleter == .ours ? ("delete it", "keep it") : ("keep it", "delete it")
    case .attribute:
      let attribute = question.attribute ?? ""
      let values = MergeSide.allCases.map { said(element($0, identity)?[attribute], attribute) }
      (ours, theirs) = (values[0], values[1])
      let old = base == nil ? "" : " (before: \(said(element(nil, identity)?[attribute], attribute)))"
      text = "both sides set \(attribute) of \(subject)\(old)"
    case .value:
      (ours, theirs) = (brief(element(.ours, identity)), brief(element(.theirs, identity)))
      text = "both sides set \(subject)"
    case .kind:
      (ours, theirs) = (
        Self.kind(ofTag: element(.ours, identity)?.name ?? ""), Self.kind(ofTag: element(.theirs, identity)?.name ?? "")
      )
      text = "both sides changed the type of \(subject)"
    case .place:
      (ours, theirs) = (place(.ours, identity), place(.theirs, identity))
      text = "both sides moved \(subject)"
    case .order:
      (ours, theirs) = ("our order", "their order")
      text = "both sides reordered the \(node(identity)?.node.name ?? "children") of \(owner(of: identity))"
    case .slot:
      (ours, theirs) = (subject, name(of: question.rival ?? identity))
      text = "both sides set \(node(identity)?.node.traits.slot ?? "the same element") of \(owner(of: identity))"
    case .contradiction:
      let rival = question.rival ?? identity
      (ours, theirs) = (subject, name(of: rival))
      text = "both sides added a constraint between the same edges"
    }
    return DocumentQuestion(
      number: number, key: question.key, place: scene(of: identity), text: text, ours: ours, theirs: theirs,
      line: node(identity)?.element.position.line ?? 1, objectID: objectID(of: identity), kind: question.kind.rawValue,
      ids: question.isOfObjects ? ids(of: [identity, question.rival].compactMap { $0 }) : [],
      paths: [identity, question.rival].compactMap { $0 }.map {
        table.path(of: $0) + (question.attribute.map { " @\($0)" } ?? "")
      })
  }

  func note(_ note: MergeNote) -> DocumentNote {
    let subject = name(of: note.identity)
    let side = note.side?.rawValue ?? "ours"
    let text: String
    switch note.kind {
    case .samePlace:
      text =
        "both sides added objects at the same place in \(owner(of: note.identity)); our object is first, and \(note.other.map(name) ?? "their object") is second"
    case .wentWithObject:
      let other = note.side?.other.rawValue ?? "theirs"
      text = "the merge removed \(subject) of \(side), because \(other) deleted \(note.other.map(name) ?? "the object")"
    case .derived:
      text = "both sides changed \(subject); the result has the value of \(note.side?.rawValue ?? "ours")"
    case .staysWithObject:
      text =
        "\(note.side?.rawValue ?? "theirs") deleted \(subject), but the merge kept this object, because \(note.other.map(name) ?? "a kept object") contains this object"
    case .moveUndone:
      text =
        "\(side) moved \(subject), but the merge did not, because \(note.side?.other.rawValue ?? "theirs") deleted \(note.other.map(holder) ?? "the new superview")"
    case .gaveWay:
      text =
        "the merge removed \(subject) of \(note.side?.rawValue ?? "theirs"), because \(note.other.map(name) ?? "another object") is at the same place"
    case .twin:
      text = "both sides added the same object, \(subject), and the merge kept our object"
    case .referenceDropped:
      text =
        "\(note.attribute ?? "a reference") of \(subject) no longer refers to the deleted object \(note.other.map(name) ?? "")"
    case .renumbered:
      text = "both sides used the same id for different objects, so \(subject) of theirs has a new id"
    }
    return DocumentNote(
      place: scene(of: note.identity), text: text, kind: "\(note.kind)",
      ids: (note.isOfObjects ? ids(of: [note.identity]) : []) + (note.oldID.map { [$0] } ?? []),
      paths: [table.path(of: note.identity) + (note.attribute.map { " @\($0)" } ?? "")])
  }

  /// The ids that an answer or a note is about: of the object with all that lies in it.
  private func ids(of identities: [Int]) -> [String] {
    var ids: [String] = []
    var seen: Set<String> = []
    func add(_ node: VersionNode) {
      if let id = node["id"] ?? node["sceneID"], seen.insert(id).inserted { ids.append(id) }
      node.children.forEach(add)
    }
    for identity in identities {
      for node in [oursTree[identity], theirsTree[identity]] { if let node { add(node) } }
    }
    return ids
  }

  // MARK: Names

  /// `the label “Title”`, `textColor of the label “Title”`.
  func name(of identity: Int) -> String {
    guard let (node, element) = node(identity) else { return "an object" }
    return name(of: node, element)
  }

  private func name(of node: VersionNode, _ element: Element) -> String {
    let tag = element.name
    switch tag {
    case "constraint": return "the constraint \(constraint(element, in: node))"
    case "outlet", "outletCollection":
      return "the outlet \(Self.quoted(element["property"] ?? "")) of \(owner(of: node.identity))"
    case "action": return "the action \(Self.quoted(element["selector"] ?? "")) of \(owner(of: node.identity))"
    case "segue":
      let kind = element["identifier"].map { "the segue \(Self.quoted($0))" } ?? "the \(element["kind"] ?? "") segue"
      return "\(kind) of \(owner(of: node.identity)) to \(shortName(ofID: element["destination"]))"
    case "scene": return "the scene \(Self.quoted(Self.sceneName(element)))"
    case "document": return "the document"
    case "image", "namedColor", "systemColor": return "the resource \(Self.quoted(element["name"] ?? ""))"
    default: break
    }
    if Self.isSeparator(element) {
      let menu = node.parent?.parent.flatMap { self.node($0.identity)?.element }
      return "the separator" + (menu.flatMap(Self.displayName).map { " in menu \(Self.quoted($0))" } ?? "")
    }
    if node.traits.isObject {
      let name = Self.displayName(of: element)
      let id = element.id ?? ""
      if roots.contains(id) { return "the root \(Self.kind(ofTag: tag))" }
      let content = contents[id].map { "with \(Self.quoted(Self.cut($0)))" } ?? id
      return "the \(Self.kind(ofTag: tag)) " + (name.map(Self.quoted) ?? content)
    }
    if tag == "userDefinedRuntimeAttribute" {
      return "the runtime attribute \(element["keyPath"] ?? "") of \(owner(of: node.identity))"
    }
    let word =
      element["key"].map { element.children.isEmpty && !node.traits.isAtomic ? "the \(tag) \($0)" : $0 } ?? "the \(tag)"
    return "\(word) of \(owner(of: node.identity))"
  }

  /// The name of the object that something lies in; that of the document for what lies in none.
  /// The object itself, or the one whose list it is.
  private func holder(of identity: Int) -> String {
    guard let (node, _) = node(identity), node.traits.isContainer else { return name(of: identity) }
    return owner(of: identity)
  }

  private func owner(of identity: Int) -> String {
    guard let (node, _) = node(identity) else { return "the document" }
    var next = node.parent
    if node.traits.isObject || !node.traits.isContainer, let own = next, own.traits.isContainer { next = own.parent }
    while let current = next, current.traits.isContainer { next = current.parent }
    guard let found = next, let (owner, element) = self.node(found.identity) else { return "the document" }
    return name(of: owner, element)
  }

  private func constraint(_ element: Element, in node: VersionNode) -> String {
    let container = node.parent?.parent.flatMap { self.node($0.identity)?.element }
    let ids = ["firstItem", "secondItem"].map { element[$0] ?? container?.id }
    // Of two with one name each is called by what is in it.
    let areAlike =
      element["secondAttribute"] != nil && ids[0] != ids[1] && shortName(ofID: ids[0]) == shortName(ofID: ids[1])
    func item(_ id: String?) -> String {
      let name = shortName(ofID: id)
      return areAlike ? name + (id.map { " (\(whatIs($0) ?? $0))" } ?? "") : name
    }
    let relation = ["greaterThanOrEqual": "≥", "lessThanOrEqual": "≤"][element["relation"] ?? ""] ?? "="
    var text = "\(item(ids[0])).\(element["firstAttribute"] ?? "?") \(relation) "
    let constant =
      element["constant"].map(Self.number) ?? (element["symbolic"] == "YES" ? "the standard distance" : nil)
    guard let second = element["secondAttribute"] else { return text + (constant ?? "0") }
    text += "\(item(ids[1])).\(second)"
    if let multiplier = element["multiplier"] { text += " × \(multiplier)" }
    guard let constant, constant != "0" else { return text }
    return text + (constant.hasPrefix("-") ? " − \(constant.dropFirst())" : " + \(constant)")
  }

  /// The same, with the id for an object without a name, of which there may be many: `button Xk2-9a-LpQ`.
  func distinctName(of identity: Int) -> String {
    guard let (node, element) = node(identity), node.traits.isObject, let id = element.id,
      element["key"] != "safeArea", !Self.isSeparator(element), Self.displayName(of: element) == nil
    else { return shortName(of: identity) }
    if roots.contains(id) { return "root \(Self.kind(ofTag: element.name))" }
    return "\(Self.kind(ofTag: element.name)) " + (whatIs(id) ?? id)
  }

  /// What tells an object without a name from others: that it is a root view, or what is in it.
  private func whatIs(_ id: String) -> String? {
    roots.contains(id) ? "root" : contents[id].map { "with \(Self.cut($0))" }
  }

  /// `exit “Exit”` for the id of one; nil for another object.
  func exit(ofID id: String) -> String? {
    elements[id].flatMap { $0.name == "exit" ? "exit “\(Self.shortName($0))”" : nil }
  }

  /// What a person calls an object, without its kind.
  func shortName(of identity: Int) -> String {
    guard let (node, element) = node(identity) else { return "?" }
    return element.name == "constraint" ? constraint(element, in: node) : Self.shortName(element)
  }

  func shortName(ofID id: String?) -> String {
    guard let id else { return "?" }
    return elements[id].map(Self.shortName) ?? id
  }

  private static func shortName(_ element: Element) -> String {
    if element["key"] == "safeArea" { return "Safe Area" }
    if isSeparator(element) { return "Separator" }
    return displayName(of: element) ?? kind(ofTag: element.name).capitalized
  }

  /// Whether the object is the line between other items of a menu.
  private static func isSeparator(_ element: Element) -> Bool { element["isSeparatorItem"] == "YES" }

  /// The first line of what a person calls the object; nil if there is nothing that says so.
  private static func displayName(of element: Element) -> String? {
    let state = element.child("state", key: "normal") ?? element.child("buttonConfiguration", key: "configuration")
    let texts = [
      element["userLabel"], element["text"] ?? element.child("string", key: "text")?.text, element["title"],
      state?["title"], element.child(key: "cell")?["title"],
      element["placeholder"], element["storyboardIdentifier"], element["storyboardName"], element["customClass"],
      element["reuseIdentifier"],
      element["identifier"], element["image"], state?["image"], element.child(key: "cell")?["image"],
    ]
    guard let text = texts.compactMap({ $0 }).first(where: { !$0.allSatisfy(\.isWhitespace) }) else { return nil }
    return brief(text)
  }

  private static func brief(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count > 40 ? line.prefix(39) + "…" : line
  }

  /// As much of a name as tells a view around it from others.
  private static func cut(_ name: String) -> String { name.count > 24 ? name.prefix(23) + "…" : name }

  private static func quoted(_ text: String) -> String { "“\(brief(text))”" }

  /// `table view cell` for the tag of one.
  static func kind(ofTag tag: String) -> String {
    if let kind = ElementKind(tag: tag) { return kind.libraryName.lowercased() }
    var words = ""
    for character in tag {
      if character.isUppercase, let last = words.last, last != " " { words.append(" ") }
      words += character.lowercased()
    }
    return words
  }

  // MARK: Places and values

  /// The name of the scene that something lies in; nil in a xib and for what lies in none.
  func scene(of identity: Int) -> String? {
    var next = node(identity)?.node
    while let node = next {
      if node.name == "scene", let (_, element) = self.node(node.identity) { return Self.sceneName(element) }
      next = node.parent
    }
    return nil
  }

  /// The name of a scene by its identity; nil if it is none.
  func sceneName(of identity: Int) -> String? { node(identity).map { Self.sceneName($0.element) } }

  static func sceneName(_ scene: Element) -> String {
    let objects = scene.child("objects")?.children ?? []
    let controller = objects.first(where: \.isSceneController) ?? objects.first
    guard let controller else { return scene["sceneID"] ?? "" }
    return displayName(of: controller) ?? kind(ofTag: controller.name)
  }

  private func place(_ side: MergeSide, _ identity: Int) -> String {
    var next = (side == .ours ? oursTree : theirsTree)[identity]?.parent
    while let node = next, !node.traits.isObject { next = node.parent }
    return next.map { "into \(name(of: $0.identity))" } ?? "to the top"
  }

  private func objectID(of identity: Int) -> String? {
    var next = node(identity)?.node
    while let node = next {
      if let id = node["id"] { return id }
      next = node.parent
    }
    return nil
  }

  private func said(_ value: String?, _ attribute: String) -> String {
    guard let value else { return "none" }
    if DocumentTraits.refers(attribute, value) { return shortName(ofID: value) }
    return Double(value) != nil || value == "YES" || value == "NO" ? value : Self.quoted(value)
  }

  private func brief(_ element: Element?) -> String {
    guard let element else { return "none" }
    if element.name == "outlet" || element.name == "segue" {
      guard let id = element["destination"] else { return "nothing" }
      return table.number(ofID: id).map(name) ?? id
    }
    if !element.text.isEmpty { return Self.quoted(element.text) }
    let values = element.attributes.filter { $0.name != "key" && $0.name != "id" }.map {
      "\($0.name) \(Self.number($0.value))"
    }
    return values.isEmpty ? "<\(element.name)>" : values.joined(separator: ", ")
  }

  /// At most three decimals.
  private static func number(_ text: String) -> String {
    guard let value = Double(text), text.count > 6 else { return text }
    return "\((value * 1000).rounded() / 1000)"
  }

  /// What a side changed in an object that the other deleted, in a few words.
  private func changes(by side: MergeSide, in identity: Int) -> String {
    let (tree, other) = side == .ours ? (oursTree, theirsTree) : (theirsTree, oursTree)
    var found: [String] = []
    var count = 0
    func add(_ text: @autoclosure () -> String) {
      count += 1
      if found.count < 2 { found.append(text()) }
    }
    func visit(_ node: VersionNode) {
      if node.traits.isDerived || other[node.identity] != nil { return }
      let whose = node.identity == identity ? "its" : ""
      guard let before = baseTree?[node.identity] else {
        if !node.traits.isContainer { return add("added \(name(of: node.identity))") }
        return node.children.forEach(visit)
      }
      let isWhole = node.traits.isAtomic
      if isWhole ? !node.equals(before) : false { return add(name(of: node.identity)) }
      if !isWhole {
        let names = Set(node.attributes.map(\.name)).union(before.attributes.map(\.name)).sorted()
        for name in names where node[name] != before[name] && !DocumentTraits.isDerived(name, of: node.name) {
          let values = "\(said(before[name], name)) → \(said(node[name], name))"
          add(whose.isEmpty ? "\(name) of \(self.name(of: node.identity)): \(values)" : "\(name): \(values)")
        }
        node.children.forEach(visit)
      }
    }
    if let node = tree[identity] { visit(node) }
    guard count > 0 else { return "its place" }
    return found.joined(separator: ", ") + (count > found.count ? " and \(count - found.count) more" : "")
  }
}
