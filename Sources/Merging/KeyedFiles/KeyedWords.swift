/// Names of the things of keyed files and what is said of them, as a person knows them from Xcode.
struct KeyedWords {
  private let base, ours, theirs: KeyedVersion?
  private let baseTree, oursTree, theirsTree: MergeVersion?
  private let table: IdentityTable
  /// The ids of the objects that name each object in a list or own it, of any version.
  private var owners: [String: String] = [:]

  init(
    base: (KeyedVersion, MergeVersion)?, ours: (KeyedVersion, MergeVersion), theirs: (KeyedVersion, MergeVersion),
    table: IdentityTable
  ) {
    (self.base, baseTree) = (base?.0, base?.1)
    (self.ours, oursTree) = ours
    (self.theirs, theirsTree) = theirs
    self.table = table
    for version in [ours.0, theirs.0, base?.0].compactMap({ $0 }) {
      for (id, object) in version.objects {
        for member in object.children {
          let entries = member.kind == .list ? member.children : member.key == "buildConfigurationList" ? [member] : []
          for entry in entries where entry.kind == .text && owners[entry.text] == nil { owners[entry.text] = id }
        }
      }
    }
  }

  private func node(_ identity: Int, _ side: MergeSide? = nil) -> (
    node: VersionNode, item: KeyedItem, version: KeyedVersion
  )? {
    var found: [(KeyedVersion?, MergeVersion?)] = [(ours, oursTree), (theirs, theirsTree), (base, baseTree)]
    if side == .theirs { found.swapAt(0, 1) }
    for (version, tree) in found {
      if let version, let node = tree?[identity] { return (node, version.items[node.source], version) }
    }
    return nil
  }

  // MARK: Questions and notes

  func question(_ question: MergeQuestion, number: Int) -> DocumentQuestion {
    let subject = name(of: question.identity)
    var (ours, theirs) = ("", "")
    let text: String
    switch question.kind {
    case .deletion:
      let deleter = question.deleter ?? .theirs
      text =
        "\(deleter.rawValue) deleted \(subject), and \(deleter.other.rawValue) changed this entry: \(changes(deleter.other, question.identity))"
      (ours, theirs) = deleter == .ours ? ("delete it", "keep it") : ("keep it", "delete it")
    case .place:
      (ours, theirs) = (place(.ours, question.identity), place(.theirs, question.identity))
      text = "both sides moved \(subject)"
    case .order:
      (ours, theirs) = ("our order", "their order")
      text = "both sides reordered \(subject)"
    case .attribute, .value, .kind, .slot, .contradiction:
      (ours, theirs) = (
        value(oursTree, self.ours, question.identity), value(theirsTree, self.theirs, question.identity)
      )
      let old = baseTree?[question.identity] == nil ? "" : " (before: \(value(baseTree, base, question.identity)))"
      text = (old.isEmpty ? "both sides added " : "both sides set ") + subject + old
    }
    return DocumentQuestion(
      number: number, key: question.key, place: nil, text: text, ours: ours, theirs: theirs,
      line: line(question.identity), objectID: objectID(question.identity), kind: question.kind.rawValue,
      ids: question.isOfObjects ? objectID(question.identity).map { [$0] } ?? [] : [],
      paths: [path(question.identity)])
  }

  func note(_ note: MergeNote) -> DocumentNote {
    let subject = name(of: note.identity)
    let side = note.side?.rawValue ?? "ours"
    let other = note.other.map(name)
    let text: String
    switch note.kind {
    case .samePlace:
      text =
        "both sides added entries at the same place in \(subject); our entry is first, and \(other ?? "their entry") is second"
    case .wentWithObject, .referenceDropped:
      text =
        "the merge removed \(subject) of \(side), because \(note.side?.other.rawValue ?? "theirs") deleted \(other ?? "the parent entry")"
    case .derived: text = "both sides changed \(subject); the result has the value of \(side)"
    case .staysWithObject:
      text =
        "\(side) deleted \(subject), but the merge kept this entry, because \(other ?? "a kept object") contains this entry"
    case .moveUndone:
      text =
        "\(side) moved \(subject), but the merge did not, because \(note.side?.other.rawValue ?? "theirs") deleted \(other ?? "the new parent")"
    case .gaveWay:
      text = "the merge removed \(subject) of \(side), because \(other ?? "another entry") replaces this entry"
    case .twin: text = "both sides added the same entry, \(subject), and the merge kept our entry"
    case .renumbered: text = "both sides used the same id for different objects, so \(subject) of theirs has a new id"
    }
    return DocumentNote(
      place: nil, text: text, kind: "\(note.kind)",
      ids: note.isOfObjects ? objectID(note.identity).map { [$0] } ?? [] : [],
      paths: [path(note.identity)] + (note.other.map { [path($0)] } ?? []))
  }

  /// That of two comments only one is there.
  func lostComment(_ identity: Int) -> DocumentNote {
    DocumentNote(
      place: nil, text: "both sides changed the comment of \(name(of: identity)), and the merge kept our comment",
      kind: "derived",
      ids: [],
      paths: [path(identity)])
  }

  // MARK: Names

  /// `the text “login.title”`, `SWIFT_VERSION of the configuration “Debug” of the target “App”`.
  private func name(of identity: Int) -> String {
    guard let (node, item, version) = node(identity) else { return "an entry" }
    guard node.parent != nil else { return "the file" }
    if version.format == .project { return projectName(node, item, version) }
    let outer = node.parent.map { $0.parent == nil ? "" : " of \(name(of: $0.identity))" } ?? ""
    if let key = item.key {
      let isText = version.format == .strings && node.parent?.parent == nil
      return (isText ? "the text " : "") + quoted(key) + outer
    }
    switch version.format {
    case .packages:
      let package = ["identity", "package", "repositoryURL"].lazy.compactMap { item[$0]?.text }.first ?? ""
      return "the package \(quoted(plain(package)))"
    case .assets:
      let words = item.children.filter { $0.kind == .text && $0.key != "filename" }.map { plain($0.text) }
      return "the entry \(words.joined(separator: " "))\(outer)"
    case .project, .strings, .stringsDictionary, .stringCatalog:
      return (item.kind == .text ? quoted(plain(item.text)) : "an entry") + outer
    }
  }

  private func projectName(_ node: VersionNode, _ item: KeyedItem, _ version: KeyedVersion) -> String {
    let path = KeyedVersion.path(of: node, in: version)
    guard path.first == "objects", path.count > 1 else { return path.last ?? "the project" }
    let owner = objectName(path[1], version)
    if path.count == 2 { return owner }
    if path.count == 3 { return "\(path[2]) of \(owner)" }
    if item.key == nil {
      let entry = version.objects[item.text] == nil ? quoted(item.text) : objectName(item.text, version)
      return path.count == 4
        ? "\(entry) in \(path[2] == "children" ? "" : "\(path[2]) of ")\(owner)" : "\(entry) in \(path[3]) of \(owner)"
    }
    return "\(path[3...].joined(separator: " ")) of \(owner)"
  }

  /// - Parameter depth: how many names this one is a part of; damaged files have objects that lie in themselves.
  private func objectName(_ id: String, _ version: KeyedVersion, _ depth: Int = 0) -> String {
    guard depth < 6 else { return "the object \(id)" }
    let versions = [version, ours, theirs, base].compactMap { $0 }
    guard let object = versions.lazy.compactMap({ $0.objects[id] }).first else { return "the object \(id)" }
    let kind = object["isa"]?.text ?? ""
    let path = object["path"]?.text ?? ""
    let name = object["name"]?.text ?? path.split(separator: "/").last.map(String.init)
    func ofOwner() -> String {
      owners[id].map { $0 == id ? "" : " of \(objectName($0, version, depth + 1))" } ?? ""
    }
    switch kind {
    case "PBXFileReference": return "the file \(quoted(name ?? id))"
    case "PBXGroup", "PBXVariantGroup", "XCVersionGroup": return "the group \(quoted(name ?? "at the top"))"
    case "PBXFileSystemSynchronizedRootGroup": return "the folder \(quoted(name ?? id))"
    case "PBXNativeTarget", "PBXAggregateTarget", "PBXLegacyTarget": return "the target \(quoted(name ?? id))"
    case "PBXProject": return "the project"
    case "XCBuildConfiguration":
      // Of the list that has it: the owner of the list.
      let list = owners[id]
      let owner = list.flatMap { owners[$0] }.map { " of \(objectName($0, version, depth + 1))" } ?? ""
      return "the configuration \(quoted(name ?? id))\(owner)"
    case "XCConfigurationList": return "the configurations\(ofOwner())"
    case "PBXBuildFile":
      let file = object["fileRef"]?.text ?? object["productRef"]?.text
      return
        "the membership of \(file.map { objectName($0, version, depth + 1) } ?? id)\(owners[id].map { " in \(objectName($0, version, depth + 1))" } ?? "")"
    case "XCRemoteSwiftPackageReference", "XCLocalSwiftPackageReference":
      let place = object["repositoryURL"]?.text ?? object["relativePath"]?.text ?? id
      return "the package \(quoted(place.split(separator: "/").last.map(String.init) ?? place))"
    case "XCSwiftPackageProductDependency": return "the product \(quoted(object["productName"]?.text ?? id))"
    case "PBXTargetDependency":
      return "the dependency on \(object["target"].map { objectName($0.text, version, depth + 1) } ?? id)\(ofOwner())"
    case "PBXContainerItemProxy": return "the proxy of \(quoted(object["remoteInfo"]?.text ?? id))"
    default:
      if kind.hasSuffix("BuildPhase") {
        let phase = name ?? String(kind.dropFirst(3).dropLast(10))
        return "the build phase \(quoted(phase))\(ofOwner())"
      }
      return "the \(kind) \(name.map(quoted) ?? id)"
    }
  }

  private func place(_ side: MergeSide, _ identity: Int) -> String {
    guard let (node, _, _) = node(identity, side), var outer = node.parent else { return "to the top" }
    while !outer.traits.isObject, let next = outer.parent { outer = next }
    return "into \(name(of: outer.identity))"
  }

  // MARK: Values

  private func quoted(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return "“\(line.count > 60 ? line.prefix(59) + "…" : line)”"
  }

  /// Without the quotation mark by which texts of JSON are told from numbers.
  private func plain(_ text: String) -> String { text.hasPrefix("\"") ? String(text.dropFirst()) : text }

  private func value(_ tree: MergeVersion?, _ version: KeyedVersion?, _ identity: Int) -> String {
    guard let version, let node = tree?[identity] else { return "none" }
    return value(version.items[node.source], version)
  }

  private func value(_ item: KeyedItem, _ version: KeyedVersion) -> String {
    switch item.kind {
    case .text:
      if version.format == .project, version.objects[item.text] != nil { return objectName(item.text, version) }
      let text = plain(item.text)
      return Double(text) != nil || text == "YES" || text == "NO" ? text : quoted(text)
    case .list, .section: return "(\(item.children.map { value($0, version) }.joined(separator: ", ")))"
    case .dictionary:
      return item.children.map { "\($0.key ?? "") \(value($0, version))" }.joined(separator: ", ")
    }
  }

  /// What a side changed in what the other deleted, in a few words.
  private func changes(_ side: MergeSide, _ identity: Int) -> String {
    let (tree, version) = side == .ours ? (oursTree, ours) : (theirsTree, theirs)
    guard let tree, let version, let node = tree[identity] else { return "its place" }
    var found: [String] = []
    var count = 0
    func add(_ text: @autoclosure () -> String) {
      count += 1
      if found.count < 2 { found.append(text()) }
    }
    func visit(_ node: VersionNode) {
      let item = version.items[node.source]
      guard let before = baseTree?[node.identity], let base else { return add("added \(name(of: node.identity))") }
      let old = base.items[before.source]
      if item.kind == .text || node.traits.isAtomic || old.kind != item.kind {
        guard !node.equals(before) else { return }
        let key = node.identity == identity ? "" : (item.key.map { "\($0): " } ?? "")
        return add("\(key)\(value(old, base)) → \(value(item, version))")
      }
      node.children.forEach(visit)
      for child in before.children where tree[child.identity] == nil { add("without \(name(of: child.identity))") }
    }
    visit(node)
    guard count > 0 else { return "its place" }
    return found.joined(separator: ", ") + (count > found.count ? " and \(count - found.count) more" : "")
  }

  // MARK: Places

  private func path(_ identity: Int) -> String {
    guard let (node, _, version) = node(identity) else { return table.path(of: identity) }
    return KeyedVersion.path(of: node, in: version).joined(separator: "/")
  }

  private func objectID(_ identity: Int) -> String? {
    guard let (node, _, version) = node(identity), version.format == .project else { return nil }
    let path = KeyedVersion.path(of: node, in: version)
    return path.first == "objects" && path.count > 1 ? path[1] : nil
  }

  private func line(_ identity: Int) -> Int {
    guard let (_, item, version) = node(identity) else { return 1 }
    return 1 + version.tree.bytes[..<item.start].count { $0 == 0x0A }
  }
}
