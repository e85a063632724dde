import Foundation
import PropertyLists

/// One version of a keyed file, as the merge and the writer need it.
final class KeyedVersion {
  let format: KeyedFormat
  let tree: KeyedTree
  let encoding: KeyedEncoding
  /// What the file says, as things with identities.
  private(set) var merged: VersionNode?
  /// By the number of the node.
  private(set) var items: [KeyedItem] = []
  /// The objects of a project, by id; the first of two with one id.
  let objects: [String: KeyedItem]
  /// What stands before the root element and behind it.
  var head: ArraySlice<UInt8> { tree.bytes[..<tree.root.start] }
  var foot: ArraySlice<UInt8> { tree.bytes[tree.root.coreEnd...] }

  /// - Throws: `ReadError` if the bytes are not what the format asks for.
  convenience init(_ bytes: [UInt8], _ format: KeyedFormat) throws(ReadError) {
    guard bytes.count <= KeyedFormat.sizeLimit else {
      throw ReadError("the file is larger than \(KeyedFormat.sizeLimit >> 20) MB")
    }
    let (text, encoding) = try KeyedEncoding.decoded(bytes)
    try self.init(text: text, encoding, format)
  }

  /// - Parameter text: UTF-8 without a byte order mark.
  init(text: [UInt8], _ encoding: KeyedEncoding, _ format: KeyedFormat) throws(ReadError) {
    (self.format, self.encoding) = (format, encoding)
    let first = text.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    switch format {
    case .strings where first == UInt8(ascii: "<"): tree = try XMLListTreeReader.read(text)
    case .strings: tree = try OpenStepTreeReader.strings(text)
    case .stringsDictionary: tree = try XMLListTreeReader.read(text)
    case .stringCatalog, .assets, .packages: tree = try JSONTreeReader.read(text)
    case .project: tree = try OpenStepTreeReader.project(text)
    }
    var objects: [String: KeyedItem] = [:]
    if format == .project, let list = tree.root["objects"] {
      for item in list.children where item.kind == .dictionary {
        if let id = item.key, objects[id] == nil { objects[id] = item }
      }
      ProjectSections.group(list, in: tree.bytes)
    }
    self.objects = objects
  }

  /// Gives everything its identity.
  ///
  /// - Parameters:
  ///   - ids: the ids of objects of all versions.
  ///   - oldIDs: by ids, those by which the file was sorted.
  func identify(in table: IdentityTable, ids: Set<String>, oldIDs: [String: String] = [:]) {
    items = []
    var traits = KeyedTraits(self, table, ids: ids, oldIDs: oldIDs)
    merged = node(tree.root, in: nil, nil, &traits)
  }

  private func node(
    _ item: KeyedItem, in parent: VersionNode?, _ outer: KeyedItem?, _ traits: inout KeyedTraits,
    named name: String = ""
  ) -> VersionNode {
    let names = traits.names(ofPartsIn: item, outer, parent)
    let values = traits.values(of: item, in: parent, outer, named: name, hasTwins: names.hasTwins)
    let node = VersionNode(
      identity: values.identity, name: item.kind.rawValue, attributes: values.attributes, text: item.text,
      traits: values.traits, source: items.count, isRenamed: false)
    parent?.adopt(node)
    items.append(item)
    for (child, name) in zip(item.children, names.names) { _ = self.node(child, in: node, item, &traits, named: name) }
    return node
  }

  /// Key by key, from the root: such as `objects`, an id, `children`.
  static func path(of node: VersionNode, in version: KeyedVersion) -> [String] {
    var path: [String] = []
    var next: VersionNode? = node
    while let node = next, node.parent != nil {
      let item = version.items[node.source]
      if item.kind != .section { path.append(item.key ?? item.text) }
      next = node.parent
    }
    return path.reversed()
  }
}

/// How the characters of a file are bytes.
enum KeyedEncoding: Equatable {
  case utf8(hasMark: Bool)
  case utf16(isBigEndian: Bool, hasMark: Bool)

  /// The text as UTF-8 without a byte order mark.
  static func decoded(_ bytes: [UInt8]) throws(ReadError) -> ([UInt8], KeyedEncoding) {
    if bytes.isEmpty { return ([], .utf8(hasMark: false)) }
    if bytes.starts(with: Array("bplist".utf8)) {
      throw ReadError("the file is a binary property list", at: SourcePosition(line: 1, column: 1))
    }
    let text = try TextEncoding.decoded(Data(bytes), beginningWith: Array(0x09...0x7E))
    let plain = Array(text.bytes.dropFirst(text.markLength))
    guard text.isTranscoded else { return (plain, .utf8(hasMark: text.markLength > 0)) }
    let hasMark = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let encoding = KeyedEncoding.utf16(isBigEndian: bytes[0] == 0xFE || bytes[0] == 0, hasMark: hasMark)
    // What cannot be written again as it was is not changed.
    guard encoding.encoded(plain) == bytes else {
      throw ReadError("the file is not valid UTF-16 text", at: SourcePosition(line: 1, column: 1))
    }
    return (plain, encoding)
  }

  /// The bytes of a text in UTF-8.
  func encoded(_ text: [UInt8]) -> [UInt8] {
    switch self {
    case .utf8(let hasMark): return (hasMark ? [0xEF, 0xBB, 0xBF] : []) + text
    case .utf16(let isBigEndian, let hasMark):
      var units = Array(String(decoding: text, as: UTF8.self).utf16)
      if hasMark { units.insert(0xFEFF, at: 0) }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(units.count * 2)
      for unit in units {
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        bytes += isBigEndian ? [high, low] : [low, high]
      }
      return bytes
    }
  }
}
