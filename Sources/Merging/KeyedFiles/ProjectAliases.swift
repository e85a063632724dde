/// Finds what both sides added to a project under different ids, such as one file that both began.
struct ProjectAliases {
  private let base: KeyedVersion?
  private let ours, theirs: KeyedVersion
  /// Ids of ours by those of theirs.
  private(set) var ids: [String: String] = [:]

  /// What makes an object what it is, by its kind.
  private static let members: [String: [String]] = [
    "PBXFileReference": ["path", "name", "sourceTree"], "PBXGroup": ["path", "name", "sourceTree"],
    "PBXVariantGroup": ["path", "name", "sourceTree"], "PBXBuildFile": ["fileRef", "productRef"],
    "XCRemoteSwiftPackageReference": ["repositoryURL"], "XCLocalSwiftPackageReference": ["relativePath"],
    "XCSwiftPackageProductDependency": ["package", "productName"],
  ]
  /// Shorter ids may be words of a text.
  private static let shortest = 16

  init(base: KeyedVersion?, ours: KeyedVersion, theirs: KeyedVersion) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
    let (own, others) = (new(ours, theirs), new(theirs, ours))
    if own.isEmpty || others.isEmpty { return }
    let places = (Self.places(ours), Self.places(theirs))
    // What lies in what was found may be found next.
    while true {
      var found: [String: [String]] = [:]
      for id in own { signature(id, ours, places.0).map { found[$0, default: []].append(id) } }
      let taken = Set(ids.values)
      var pairs: [String: [String]] = [:]
      for id in others where ids[id] == nil {
        signature(id, theirs, places.1).map { pairs[$0, default: []].append(id) }
      }
      let count = ids.count
      for (signature, twins) in pairs where twins.count == 1 {
        if let same = found[signature], same.count == 1, !taken.contains(same[0]) { ids[twins[0]] = same[0] }
      }
      if ids.count == count { return }
    }
  }

  /// The bytes of theirs with the ids of ours. Linear in their number.
  func renamed(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
      if index - start >= Self.shortest, let new = ids[String(decoding: bytes[start..<index], as: UTF8.self)] {
        result += Array(new.utf8)
      } else {
        result += bytes[start..<index]
      }
      if index < bytes.count {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private func new(_ version: KeyedVersion, _ other: KeyedVersion) -> [String] {
    version.objects.keys.filter {
      base?.objects[$0] == nil && other.objects[$0] == nil && $0.utf8.count >= Self.shortest
        && $0.utf8.allSatisfy(Self.isWord)
    }.sorted()
  }

  /// The object whose list names each object.
  private static func places(_ version: KeyedVersion) -> [String: String] {
    var places: [String: String] = [:]
    for (id, object) in version.objects.sorted(by: { $0.key < $1.key }) {
      for list in object.children where list.kind == .list {
        for entry in list.children where entry.kind == .text {
          if places[entry.text] == nil || list.key == "children" { places[entry.text] = "\(id) \(list.key ?? "")" }
        }
      }
    }
    return places
  }

  private func signature(_ id: String, _ version: KeyedVersion, _ places: [String: String]) -> String? {
    guard let object = version.objects[id], let kind = object["isa"]?.text, let members = Self.members[kind],
      let place = places[id]
    else { return nil }
    let parts = place.split(separator: " ", maxSplits: 1).map(String.init)
    let values = members.map { key in object[key].map { version === theirs ? ids[$0.text] ?? $0.text : $0.text } ?? "" }
    return ([kind, version === theirs ? ids[parts[0]] ?? parts[0] : parts[0], parts.last ?? ""] + values)
      .joined(separator: "\u{0}")
  }
}
