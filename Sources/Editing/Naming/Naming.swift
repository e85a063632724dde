import InterfaceBuilder

/// Finds objects of a document by what people call them: an id, a name of the outline, a path of names, a constraint's identifier
/// or equation.
///
/// A name that several objects have is refused, with what tells them apart. A naming is made for one state of a draft; making it
/// is linear in the size of the document.
package struct Naming {
  /// What can be asked for.
  package enum Subject: String, Sendable {
    /// A view.
    case view
    /// A view, or a guide such as the safe area.
    case item
    /// A constraint.
    case constraint
    /// Any object with an id.
    case object
  }

  private struct Entry {
    let node: SourceNode
    let id: String
    /// The names of the objects around it and its own, from the scene down.
    let path: [String]
  }

  private let draft: Draft
  private var entries: [Entry] = []
  private var byNode: [ObjectIdentifier: Int] = [:]
  private var byName: [String: [Int]] = [:]

  /// The names of a draft as it is now.
  package init(_ draft: Draft) {
    self.draft = draft
    collect(draft.tree.root, path: [])
    let named = ConstraintName(
      name: { [byNode, entries] in byNode[ObjectIdentifier($0)].map { entries[$0].path.last ?? "" } }, draft: draft)
    for constraint in draft.constraints {
      guard let id = draft.id(of: constraint) else { continue }
      let owner =
        draft.superview(of: constraint).flatMap { byNode[ObjectIdentifier($0)] }.map { entries[$0].path } ?? []
      add(Entry(node: constraint, id: id, path: owner + [named.equation(of: constraint)]))
    }
  }

  private mutating func collect(_ node: SourceNode, path: [String]) {
    for child in node.children where !["connections", "constraints", "variation", "resources"].contains(child.name) {
      guard let name = name(of: child) else {
        collect(child, path: path)
        continue
      }
      let inner = path + [name]
      if let id = draft.id(of: child) { add(Entry(node: child, id: id, path: inner)) }
      collect(child, path: inner)
    }
  }

  private mutating func add(_ entry: Entry) {
    byNode[ObjectIdentifier(entry.node)] = entries.count
    byName[Self.plain(entry.path.last ?? ""), default: []].append(entries.count)
    if entry.node.name == "constraint" {
      for name in [draft.value("identifier", of: entry.node), draft.value("userLabel", of: entry.node)].compactMap({
        $0
      }) {
        byName[Self.plain(name), default: []].append(entries.count)
      }
    }
    entries.append(entry)
  }

  /// Without differences that no one types: case, kinds of spaces.
  private static func plain(_ name: String) -> String {
    name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("<=", with: "≤").replacing(">=", with: "≥").replacing("==", with: "=").replacing(" * ", with: " × ")
  }

  // MARK: Names

  /// The name of a view, controller or guide in Xcode's outline; nil for other elements.
  private func name(of node: SourceNode) -> String? {
    if let label = draft.value("userLabel", of: node), draft.id(of: node) != nil { return label }
    if draft.isGuide(node) {
      return Self.guideName(draft.value("key", of: node) ?? draft.value("type", of: node), node.name)
    }
    let kind = ElementKind(tag: node.name)
    if kind?.has(.controller) ?? node.name.hasSuffix("ViewController") {
      return draft.value("title", of: node) ?? draft.value("customClass", of: node) ?? kind?.libraryName
        ?? "View Controller"
    }
    guard draft.isView(node) else { return nil }
    return shownText(of: node, kind) ?? draft.value("placeholder", of: node) ?? kind?.libraryName
      ?? draft.value("customClass", of: node) ?? node.name
  }

  /// What Xcode calls a guide with the key.
  static func guideName(_ key: String?, _ tag: String) -> String {
    switch key.flatMap(LayoutGuideElement.Kind.init) {
    case .safeArea?: "Safe Area"
    case .contentLayoutGuide?: "Content Layout Guide"
    case .frameLayoutGuide?: "Frame Layout Guide"
    case .top?: "Top Layout Guide"
    case .bottom?: "Bottom Layout Guide"
    case .keyboard?: "Keyboard"
    case .custom?, nil: tag == "keyboardLayoutGuide" ? "Keyboard" : key ?? "Layout Guide"
    }
  }

  private func shownText(of node: SourceNode, _ kind: ElementKind?) -> String? {
    let text: String?
    switch kind {
    case .button?:
      text =
        node.child("state", key: "normal", in: draft.tree).flatMap { draft.value("title", of: $0) }
        ?? node.child("buttonConfiguration", key: "configuration", in: draft.tree).flatMap {
          draft.value("title", of: $0)
        }
    case .label?, .textField?, .textView?:
      text = draft.value("text", of: node) ?? node.child("string", key: "text", in: draft.tree).map(characters)
    default: text = nil
    }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func characters(of node: SourceNode) -> String {
    node.pieces.map { piece in
      if case .text(let chunk) = piece { return XMLTree.line(chunk.bytes(in: draft.tree.file)) }
      return ""
    }.joined()
  }

  /// The name of an object with the id; the id itself if it has none.
  package func name(of id: String) -> String {
    draft.nodes[id].flatMap { byNode[ObjectIdentifier($0)] }.flatMap { entries[$0].path.last } ?? id
  }

  /// The names from the scene down to an object, joined by `/`; nil if it has none.
  package func path(of id: String) -> String? {
    draft.nodes[id].flatMap { byNode[ObjectIdentifier($0)] }.map { Self.text(entries[$0].path) }
  }

  private static func text(_ path: [String]) -> String {
    path.map { $0.replacing("/", with: "\\/") }.joined(separator: "/")
  }

  // MARK: Finding

  /// The id of the one object that is called so.
  ///
  /// - Parameter name: an id, a name, or the end of a path of names joined by `/`; `#2` behind it means the second of a name.
  /// - Throws: ``EditError``: `notFound` with names that are near, `ambiguousName` with what tells the objects apart.
  package func find(_ name: String, _ subject: Subject = .object) throws(EditError) -> String {
    if Self.isID(name, of: subject, in: draft) { return name }
    if draft.nodes[name] != nil, matches(name, subject).isEmpty {
      throw EditError(
        .notFound, "\(name) is the object ID of a \(draft.nodes[name]?.name ?? ""), not of a \(subject.rawValue)",
        at: draft.nodes[name].flatMap(draft.position))
    }
    let found = matches(name, subject)
    if found.count == 1, let one = found.first { return one.id }
    if let (plain, number) = Self.numbered(name) {
      let all = matches(plain, subject)
      if number >= 1, number <= all.count { return all[number - 1].id }
    }
    if found.isEmpty { throw EditError(.notFound, notFound(name, subject)) }
    let list = found.prefix(6).map { "\($0.id) (\(Self.text($0.path)))" }.joined(separator: ", ")
    throw EditError(
      .ambiguousName,
      "\(found.count) objects have the name \"\(name)\"; use an object ID or a path: \(list)\(found.count > 6 ? ", …" : "")"
    )
  }

  /// Whether an object of that kind has the id.
  static func isID(_ name: String, of subject: Subject, in draft: Draft) -> Bool {
    draft.nodes[name].map { fits($0, subject, in: draft) } ?? false
  }

  private static func numbered(_ name: String) -> (String, Int)? {
    guard let match = name.wholeMatch(of: /(.+?) ?#([0-9]{1,6})/), let number = Int(match.2) else { return nil }
    return (String(match.1), number)
  }

  private func matches(_ name: String, _ subject: Subject) -> [Entry] {
    let direct = (byName[Self.plain(name)] ?? []).map { entries[$0] }.filter { fits($0.node, subject) }
    if !direct.isEmpty { return direct }
    let parts = Self.parts(of: name).map(Self.plain)
    guard parts.count > 1, let last = parts.last else { return [] }
    return (byName[last] ?? []).map { entries[$0] }.filter { entry in
      fits(entry.node, subject) && Self.isPath(parts.dropLast(), within: entry.path.dropLast().map(Self.plain))
    }
  }

  /// Whether the names come in this order in a path, the last of them last.
  private static func isPath(_ parts: ArraySlice<String>, within path: [String]) -> Bool {
    var rest = parts
    for name in path.reversed() {
      guard let next = rest.last else { return true }
      if name == next { rest.removeLast() }
    }
    return rest.isEmpty
  }

  /// The names of a path; a slash in a name is written `\/`.
  private static func parts(of path: String) -> [String] {
    path.replacing("\\/", with: "\u{0}").split(separator: "/").map { String($0).replacing("\u{0}", with: "/") }
  }

  private func fits(_ node: SourceNode, _ subject: Subject) -> Bool { Self.fits(node, subject, in: draft) }

  private static func fits(_ node: SourceNode, _ subject: Subject, in draft: Draft) -> Bool {
    switch subject {
    case .view: draft.isView(node)
    case .item: draft.isView(node) || draft.isGuide(node)
    case .constraint: node.name == "constraint"
    case .object: true
    }
  }

  /// The first names, each once.
  private static func list(_ names: [String]) -> String {
    var seen: Set<String> = []
    let distinct = names.filter { seen.insert($0).inserted }
    if distinct.isEmpty { return "none" }
    return distinct.prefix(5).map { "\"\($0)\"" }.joined(separator: ", ") + (distinct.count > 5 ? ", …" : "")
  }

  /// Of an equation the names are near that have most of its words.
  private func noConstraint(_ name: String, _ equation: String) -> String {
    let constraints = entries.filter { $0.node.name == "constraint" }
    let near = ConstraintName.nearest(
      to: Self.plain(equation), among: constraints.map { Self.plain($0.path.last ?? "") })
    let advice =
      constraints.isEmpty
      ? ", and no other constraints"
      : "; did you mean \(near.map { "\"\(constraints[$0].path.last ?? "")\"" }.joined(separator: " or "))?"
    return "the document has no constraint \"\(name)\"\(advice)"
  }

  private func notFound(_ name: String, _ subject: Subject) -> String {
    let last = Self.parts(of: name).last ?? name
    if ConstraintName.isEquation(last), subject == .object || subject == .constraint { return noConstraint(name, last) }
    var known: [String] = []
    var seen: Set<String> = []
    for entry in entries where fits(entry.node, subject) {
      for word in [entry.path.last ?? "", entry.id] where seen.insert(word).inserted { known.append(word) }
    }
    let near = nearest(to: last, among: known, atMost: 3)
    let kind = subject == .object ? "object" : subject.rawValue
    let advice =
      near.isEmpty
      ? "; the names are \(Self.list(entries.filter { fits($0.node, subject) }.map { $0.path.last ?? "" }))"
      : "; did you mean \(near.map { "\"\($0)\"" }.joined(separator: " or "))?"
    return "the document has no \(kind) with the name or ID \"\(name)\"\(advice)"
  }
}
