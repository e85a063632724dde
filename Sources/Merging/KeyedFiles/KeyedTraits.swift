/// What the things of keyed files are to a merge.
struct KeyedTraits {
  private let version: KeyedVersion
  private let table: IdentityTable
  /// The ids of objects of all versions.
  private let ids: Set<String>
  private let oldIDs: [String: String]
  /// Identities that the version has already.
  private var seen: Set<Int> = []

  init(_ version: KeyedVersion, _ table: IdentityTable, ids: Set<String>, oldIDs: [String: String]) {
    (self.version, self.table, self.ids, self.oldIDs) = (version, table, ids, oldIDs)
  }

  // MARK: Names

  /// What members of a list in a catalog of assets are for; the others say what is there.
  private static let contents: Set<String> = [
    "filename", "color", "resizing", "alignment-insets", "unassigned", "data", "properties", "effect", "reference",
    "matching-style", "anchor-point", "layers", "expected-size",
  ]

  /// Arguments of programs that take the next one with them, and may occur twice.
  private static func takesNext(_ argument: String, _ next: String) -> Bool {
    argument.hasPrefix("-") && !next.hasPrefix("-") && !next.hasPrefix("$")
  }

  /// Names of siblings, each once, and whether some could not be told apart.
  func names(ofPartsIn item: KeyedItem, _ outer: KeyedItem?, _ parent: VersionNode?) -> (
    names: [String], hasTwins: Bool
  ) {
    let children = item.children
    var names = children.map { $0.key ?? name(ofPart: $0, in: item) }
    // An argument with what it takes is one thing.
    if item.kind == .list, version.format == .project, children.count > 1 {
      for index in 1..<children.count where children[index].kind == .text {
        if Self.takesNext(children[index - 1].text, children[index].text) {
          names[index] = children[index - 1].text + " " + names[index]
          names[index - 1] += " \(children[index].text)…"
        }
      }
    }
    var count: [String: Int] = [:]
    for name in names { count[name, default: 0] += 1 }
    var hasTwins = false
    if count.count < names.count {
      // With all they hold.
      if item.kind == .list, children.allSatisfy({ $0.kind == .dictionary }) {
        for index in names.indices where count[names[index]]! > 1 {
          names[index] += " " + (children[index]["filename"]?.text ?? "")
        }
      }
      var seen: [String: Int] = [:]
      for index in names.indices {
        let number = seen[names[index], default: 0]
        seen[names[index]] = number + 1
        if number > 0 {
          names[index] += "#\(number)"
          if item.kind == .list { hasTwins = true }
        }
      }
    }
    return (names, hasTwins)
  }

  private func name(ofPart part: KeyedItem, in list: KeyedItem) -> String {
    switch part.kind {
    case .text: return part.text
    case .list, .section: return "list"
    case .dictionary:
      if version.format == .packages {
        for key in ["identity", "package", "repositoryURL", "location"] {
          if let text = part[key]?.text, !text.isEmpty { return text.lowercased() }
        }
      }
      let members = part.children.filter { !Self.contents.contains($0.key ?? "") }
      return members.map { "\($0.key ?? "")=\(Self.whole($0))" }.sorted().joined(separator: " ")
    }
  }

  private static func whole(_ item: KeyedItem) -> String {
    item.kind == .text
      ? item.text : "(\(item.children.map { "\($0.key ?? "")=\(whole($0))" }.sorted().joined(separator: " ")))"
  }

  // MARK: Values

  /// Scalars of objects that own the object that they name.
  private static let owning: Set<String> = ["buildConfigurationList", "targetProxy"]
  /// Lists of an object that hold its parts; other lists hold what exists without it.
  private static let parts: Set<String> = ["buildPhases", "buildConfigurations", "dependencies", "buildRules"]
  /// Scalars without which an object of the kind is nothing.
  private static let vital: [String: Set<String>] = [
    "PBXBuildFile": ["fileRef", "productRef"], "PBXTargetDependency": ["target", "productRef"],
    "PBXContainerItemProxy": ["remoteGlobalIDString", "containerPortal"], "PBXReferenceProxy": ["remoteRef"],
    "XCSwiftPackageProductDependency": ["package"],
  ]
  /// Lists that Xcode writes where they hold anything.
  private static let whereUsed: Set<String> = [
    "packageReferences", "packageProductDependencies", "fileSystemSynchronizedGroups", "exceptions",
  ]
  /// Lists whose order means something.
  private static let lists: Set<String> = ["buildPhases", "buildSettings"]
  /// Scalars that name no object, whatever they say.
  private static let texts: Set<String> = ["isa", "name", "path", "sourceTree", "productName", "remoteInfo"]

  mutating func values(
    of item: KeyedItem, in parent: VersionNode?, _ outer: KeyedItem?, named name: String, hasTwins: Bool
  ) -> (identity: Int, attributes: [(name: String, value: String)], traits: NodeTraits) {
    var traits = NodeTraits()
    var attributes: [(name: String, value: String)] = []
    var identity: Int?
    traits.isAtomic = item.kind == .text || hasTwins || isWhole(item, outer)
    traits.isContainer = item.kind == .section
    if item.kind == .dictionary || item.kind == .section { traits.order = .sorted }
    if version.format == .packages, item.key == "pins" { traits.order = .sorted }
    traits.sortKey = item.key == "isa" ? "" : (item.key.map { oldIDs[$0] ?? $0 } ?? name)
    if item.key == "originHash" { (traits.isDerived, traits.isNoted) = (true, true) }
    if version.format == .project, let parent {
      let path = KeyedVersion.path(of: parent, in: version)
      if path == ["objects"], item.kind == .dictionary, let id = item.key {
        traits.isObject = true
        traits.isReference = item["isa"].map { $0.text == "PBXBuildFile" || $0.text == "PBXTargetDependency" } ?? false
        identity = table.number(id)
      } else if path.count == 2, path[0] == "objects", item.kind == .text, let key = item.key {
        refer(to: item.text, key, path[1], &traits, &attributes)
      } else if path.count == 3, path[0] == "objects", item.kind == .text, item.key == nil, ids.contains(item.text) {
        attributes = [("reference", item.text)]
        (traits.isReference, traits.isObject, traits.owns) = (true, true, item.text)
        traits.ownership = path[2] == "children" ? .home : Self.parts.contains(path[2]) ? .part : .member
        identity = table.number("\(path[2]): \(item.text)")
        if path[2] == "children" { traits.sortKey = fileName(of: item.text).lowercased() }
      } else if path.last == "TargetAttributes", let id = item.key, ids.contains(id) {
        attributes = [("reference", id)]
        traits.isReference = true
      }
      if item.kind == .list {
        traits.isContainer = !hasTwins && path.count == 2 && item.key.map(Self.whereUsed.contains) ?? false
        let isSetting = path.last == "buildSettings"
        traits.order =
          isSetting || item.key.map(Self.lists.contains) == true ? .list : item.key == "children" ? .sorted : .set
      }
    }
    if item.key == "rootObject", outer === version.tree.root { attributes = [("reference", item.text)] }
    // Of two with one identity the second is known by its place.
    if let number = identity, seen.contains(number) {
      identity = nil
      traits.isObject = false
    }
    let number =
      identity ?? table.number(owner: parent?.identity ?? IdentityTable.nobody, name.isEmpty ? "file" : "/" + name)
    seen.insert(number)
    return (number, attributes, traits)
  }

  private func refer(
    to id: String, _ key: String, _ owner: String, _ traits: inout NodeTraits,
    _ attributes: inout [(name: String, value: String)]
  ) {
    guard ids.contains(id), !Self.texts.contains(key) else { return }
    attributes = [("reference", id)]
    traits.isReference = true
    let kind = version.objects[owner]?["isa"]?.text ?? ""
    traits.isVital = Self.vital[kind]?.contains(key) ?? false
    if Self.owning.contains(key) { (traits.owns, traits.ownership) = (id, .part) }
  }

  /// Whether a dictionary is one value.
  private func isWhole(_ item: KeyedItem, _ outer: KeyedItem?) -> Bool {
    guard item.kind == .dictionary else { return false }
    switch version.format {
    // The version of a package with its commit.
    case .packages: return item.key == "state"
    // A text with its state.
    case .stringCatalog: return item.key == "stringUnit"
    case .assets: return item.key == "color" && item["components"] != nil
    case .project, .strings, .stringsDictionary: return false
    }
  }

  private func fileName(of id: String) -> String {
    guard let object = version.objects[id] else { return "" }
    let path = object["name"]?.text ?? object["path"]?.text ?? ""
    return path.split(separator: "/").last.map(String.init) ?? path
  }
}
