import Foundation
import InterfaceBuilder
import PropertyLists

/// One version of a document, as the merge and the writer need it.
final class DocumentVersion {
  let tree: XMLTree
  let root: Element
  /// What the file says, as things with identities.
  private(set) var merged: VersionNode?
  /// By the number of the node.
  private(set) var elements: [Element] = []
  /// Where the white space and the comments before an element begin.
  private(set) var leadStarts: [Int] = []
  /// How many elements are around an element.
  private(set) var depths: [Int] = []
  /// Elements in which an object lies.
  private var holders: Set<ObjectIdentifier> = []
  /// What the lines of the file end with.
  let lineEnd: [UInt8]
  /// The white space by which the children of an element are indented more than it is.
  let indent: [UInt8]

  /// - Throws: `ReadError` if the bytes are no document that Interface Builder writes since Xcode 5.
  init(_ bytes: [UInt8]) throws(ReadError) {
    let (tree, root) = try XMLTree.read(Data(bytes))
    guard !tree.isTranscoded else { throw ReadError("the encoding of the file is UTF-16", at: root.position) }
    guard root.name == "document", (root["type"] ?? "").hasPrefix("com.apple.InterfaceBuilder") else {
      throw ReadError("<\(root.name)> is not an Interface Builder document", at: root.position)
    }
    (self.tree, self.root) = (tree, root)
    let end = bytes.firstIndex { $0 == 0x0A || $0 == 0x0D }
    let isPair = end.map { bytes[$0] == 0x0D && $0 + 1 < bytes.count && bytes[$0 + 1] == 0x0A } ?? false
    lineEnd = isPair ? [0x0D, 0x0A] : end.map { [bytes[$0]] } ?? [0x0A]
    indent = Self.indent(of: root, in: bytes)
  }

  /// The white space before the first child of the root.
  private static func indent(of root: Element, in bytes: [UInt8]) -> [UInt8] {
    guard let start = root.children.first?.range?.lowerBound else { return Array("    ".utf8) }
    var index = start
    while index > 0, bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09 { index -= 1 }
    guard index < start, index > 0, bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D else {
      return Array("    ".utf8)
    }
    return Array(bytes[index..<start])
  }

  /// All ids of objects, with the first element that has each.
  var objects: [String: (element: Element, parent: Element?)] {
    var objects: [String: (element: Element, parent: Element?)] = [:]
    func add(_ element: Element, _ parent: Element?) {
      if let id = DocumentTraits.objectID(of: element, in: parent), objects[id] == nil {
        objects[id] = (element, parent)
      }
      for child in element.children { add(child, element) }
    }
    add(root, nil)
    return objects
  }

  /// Gives everything its identity.
  ///
  /// - Parameter renames: new ids for old ones, in all attributes that hold ids.
  func identify(in table: IdentityTable, renaming renames: [String: String] = [:]) {
    var ids: Set<String> = []
    if holders.isEmpty { findHolders(root) }
    elements = []
    leadStarts = []
    depths = []
    merged = node(root, in: nil, nil, leadStart: 0, depth: 0, &ids, table, renames, localName: "document")
  }

  private func node(
    _ element: Element, in parent: VersionNode?, _ parentElement: Element?, leadStart: Int, depth: Int,
    _ ids: inout Set<String>, _ table: IdentityTable, _ renames: [String: String], localName: String
  ) -> VersionNode {
    var objectID = parent == nil ? nil : DocumentTraits.objectID(of: element, in: parentElement)
    if let id = objectID, let new = renames[id] { objectID = new }
    // Of two objects with one id the second is known by its place.
    if let id = objectID, !ids.insert(id).inserted { objectID = nil }
    let identity =
      objectID.map { table.number($0) } ?? table.number(owner: parent?.identity ?? IdentityTable.nobody, localName)
    let names = localNames(of: element, in: parentElement)
    let holdsObjects = holders.contains(ObjectIdentifier(element))
    let traits = DocumentTraits.traits(
      of: element, in: parent, objectID: objectID, hasTwins: names.hasTwins, holdsObjects: holdsObjects)
    var attributes = element.attributes
    var isRenamed = false
    if !renames.isEmpty {
      for index in attributes.indices {
        let (name, value) = attributes[index]
        guard name == "id" || DocumentTraits.refers(name, value), let new = renames[value] else { continue }
        attributes[index].value = new
        isRenamed = true
      }
    }
    let node = VersionNode(
      identity: identity, name: element.name, attributes: attributes, text: element.text, traits: traits,
      source: elements.count, isRenamed: isRenamed)
    parent?.adopt(node)
    elements.append(element)
    leadStarts.append(leadStart)
    depths.append(depth)
    var cursor = element.startTag?.upperBound ?? 0
    for (child, name) in zip(element.children, names.names) {
      _ = self.node(
        child, in: node, element, leadStart: cursor, depth: depth + 1, &ids, table, renames, localName: name)
      cursor = child.range?.upperBound ?? cursor
    }
    return node
  }

  /// Finds the elements in which an object lies; returns whether one lies in this.
  @discardableResult
  private func findHolders(_ element: Element) -> Bool {
    var isHolder = false
    for child in element.children {
      let isObject = child.name == "outlet" || DocumentTraits.objectID(of: child, in: element) != nil
      if findHolders(child) || isObject { isHolder = true }
    }
    if isHolder { holders.insert(ObjectIdentifier(element)) }
    return isHolder
  }

  /// Names of siblings, each once, and whether some could not be told apart.
  private func localNames(of element: Element, in parent: Element?) -> (names: [String], hasTwins: Bool) {
    if let names = DocumentTraits.namesOfParallelValues(in: element, of: parent) { return (names, false) }
    let children = element.children
    var seen: [String: Int] = [:]
    var hasTwins = false
    let names = children.map { child in
      let name = DocumentTraits.localName(of: child)
      let count = seen[name, default: 0]
      seen[name] = count + 1
      if count > 0, child.id == nil { hasTwins = true }
      return count == 0 ? name : "\(name)#\(count)"
    }
    return (names, hasTwins)
  }
}
