import InterfaceBuilder
import PropertyLists

/// A document in words: an indented line for each object and each of its values, without what Interface Builder derives.
///
/// Equal documents have equal lines. Linear in the size of the document.
package struct DocumentOutline: Sendable {
  /// The lines.
  package private(set) var lines: [String] = []

  /// - Throws: `ReadError` if the bytes are no document that Interface Builder writes since Xcode 5.
  package init(_ bytes: [UInt8]) throws(ReadError) {
    let version = try DocumentVersion(bytes)
    let table = IdentityTable()
    version.identify(in: table)
    guard let root = version.merged else { return }
    let tree = MergeVersion(root: root, count: table.count)
    let words = DocumentWords(base: nil, ours: (version, tree), theirs: (version, tree), table: table)
    add(root, 0, version, words)
  }

  private mutating func add(_ node: VersionNode, _ depth: Int, _ version: DocumentVersion, _ words: DocumentWords) {
    guard ChangeWords.derived(node) == nil else { return }
    // Containers are no level of their own.
    if node.traits.isContainer, !node.traits.isObject, !node.traits.isAtomic {
      for child in Self.sorted(node) { add(child, depth, version, words) }
      return
    }
    let space = String(repeating: "  ", count: depth)
    if node.traits.isAtomic, !node.traits.isReference {
      lines.append(
        "\(space)\(ChangeWords.name(of: node)): \(Self.line(ChangeWords.text(of: version.elements[node.source])))")
      return
    }
    let name = words.name(of: node.identity)
    var line = space + (name.hasPrefix("the ") ? String(name.dropFirst(4)) : name)
    if node.name == "outlet" || node.name == "outletCollection" || node.name == "action" {
      line =
        "\(space)\(node.name) \(node["property"] ?? node["selector"] ?? "") → \(words.shortName(ofID: node["destination"]))"
    }
    lines.append(Self.line(line))
    let hidden: Set<String> = ["id", "sceneID", "key", "property", "selector", "destination"]
    for (name, value) in node.attributes {
      let isOfConstraint = node.name == "constraint" && !["priority", "identifier", "symbolic"].contains(name)
      guard !hidden.contains(name), !isOfConstraint, !DocumentTraits.isDerived(name, of: node.name),
        node.name != "document" || !ChangeWords.versions.contains(name)
      else { continue }
      let text = DocumentTraits.refers(name, value) ? words.shortName(ofID: value) : ChangeWords.number(value)
      lines.append("\(space)  \(ChangeWords.plain(name)): \(Self.line(text))")
    }
    if !node.text.isEmpty { lines.append("\(space)  text: \(Self.line(node.text))") }
    for child in Self.sorted(node) { add(child, depth + 1, version, words) }
  }

  /// Values come before what lies in an object.
  private static func sorted(_ node: VersionNode) -> [VersionNode] {
    node.children.filter { $0.traits.isAtomic } + node.children.filter { !$0.traits.isAtomic }
  }

  /// A text of several lines on one.
  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: "⏎")
  }
}
