/// What makes a keyed file one that its readers refuse, or read in part only.
struct KeyedProblems {
  /// A line for each, such as `the key a.b occurs twice`.
  private(set) var lines: Set<String> = []

  /// - Parameter ids: the ids that references may have; what else a value holds is no reference.
  init(of version: KeyedVersion, ids: Set<String>) {
    version.identify(in: IdentityTable(), ids: ids)
    if let root = version.merged { visit(root, [], version) }
    var seen: Set<String> = []
    guard version.format == .project else { return }
    for object in version.objects.values {
      for list in object.children where list.kind == .list {
        for entry in list.children where entry.kind == .text && ids.contains(entry.text) {
          let name = "\(entry.text) in \(list.key ?? "")"
          if !seen.insert(name).inserted { lines.insert("the list contains the object \(name) twice") }
        }
      }
    }
  }

  private mutating func visit(_ node: VersionNode, _ path: [String], _ version: KeyedVersion) {
    let item = version.items[node.source]
    for (_, id) in node.attributes where version.objects[id] == nil {
      lines.insert("a reference points to a missing object: \((path + [id]).joined(separator: " "))")
    }
    var keys: Set<String> = []
    for child in node.children {
      let key = version.items[child.source].key
      let isSection = item.kind == .section || version.items[child.source].kind == .section
      // Objects have ids in the whole file.
      if let key, item.kind == .dictionary, !isSection, !keys.insert(key).inserted {
        lines.insert("the file contains the key \((path + [key]).joined(separator: " ")) twice")
      }
      visit(child, item.kind == .section || key == nil ? path : path + [key ?? ""], version)
    }
    guard item.key == "objects", path == ["objects"], version.format == .project else { return }
    var ids: Set<String> = []
    let members = item.children.flatMap { $0.kind == .section ? $0.children : [$0] }
    for id in members.compactMap(\.key) where !ids.insert(id).inserted { lines.insert("two objects have the id \(id)") }
  }
}
