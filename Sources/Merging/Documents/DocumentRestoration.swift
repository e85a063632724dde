import InterfaceBuilder
import PropertyLists

/// Puts back into a document what a merge lost of one side.
///
/// It is a merge as well: of the document and the version of the side, as if that had added what is lost to a version that lacks it.
package struct DocumentRestoration {
  /// What it gives.
  package struct Outcome: Sendable {
    /// The document.
    package var bytes: [UInt8]
    /// The ids that are there now.
    package var restored: Set<String>
    /// The ids that are not there, because what they lay in or refer to is gone.
    package var missing: Set<String>
  }

  private let document, version: [UInt8]

  /// - Parameters:
  ///   - document: the document that lacks something.
  ///   - version: a version that has it.
  package init(_ document: [UInt8], from version: [UInt8]) { (self.document, self.version) = (document, version) }

  /// - Parameter ids: the ids of objects, connections and constraints, which come back with all that lies in them, and with what connects
  ///   them. What the document has already is not touched.
  /// - Throws: `Refusal` if a file cannot be read, or the result would not be sound. Linear in the size of the documents.
  package func run(_ ids: Set<String>) throws(DocumentMerge.Refusal) -> Outcome {
    let (there, source) = (try read(document, .ours), try read(version, .theirs))
    let present = Self.ids(in: there.root)
    let wanted = ids.subtracting(present)
    let known = Self.ids(in: source.root)
    guard !wanted.isDisjoint(with: known) else {
      return Outcome(bytes: document, restored: [], missing: wanted)
    }
    let without = Self.without(wanted, in: source, present: present)
    let merged = try DocumentMerge(base: without, ours: document, theirs: version).run(everywhere: .ours)
    let after = Self.ids(in: try read(merged.bytes, .ours).root)
    return Outcome(bytes: merged.bytes, restored: wanted.intersection(after), missing: wanted.subtracting(after))
  }

  private func read(
    _ bytes: [UInt8], _ input: DocumentMerge.MergeInput
  ) throws(DocumentMerge.Refusal) -> DocumentVersion {
    do throws(ReadError) { return try DocumentVersion(bytes) } catch { throw .unreadable(input, error) }
  }

  private static func id(of element: Element) -> String? {
    DocumentTraits.withoutIdentity.contains(element.name) ? nil : element.id ?? element["sceneID"].map { "scene:\($0)" }
  }

  private static func ids(in root: Element) -> Set<String> {
    var ids: Set<String> = []
    root.forEachInTree { if let id = id(of: $0) { ids.insert(id) } }
    return ids
  }

  /// The version as if it had never had some objects.
  private static func without(_ ids: Set<String>, in source: DocumentVersion, present: Set<String>) -> [UInt8] {
    var gone: Set<String> = []
    func collect(_ element: Element, isInside: Bool) {
      let isInside = isInside || id(of: element).map(ids.contains) ?? false
      if isInside, let id = id(of: element), !present.contains(id) { gone.insert(id) }
      for child in element.children { collect(child, isInside: isInside) }
    }
    collect(source.root, isInside: false)
    var ranges: [Range<Int>] = []
    let bytes = source.tree.bytes
    func cut(_ element: Element) {
      let own = id(of: element)
      let isGone = own.map { ids.contains($0) } ?? false
      // What connects what is gone.
      let refers =
        own.map { !present.contains($0) } ?? true
        && element.attributes.contains { DocumentTraits.refers($0.name, $0.value) && gone.contains($0.value) }
      guard isGone || refers && DocumentTraits.references.contains(element.name), let range = element.range else {
        return element.children.forEach(cut)
      }
      ranges.append(lead(of: element, range, in: bytes)..<range.upperBound)
    }
    cut(source.root)
    var result: [UInt8] = []
    var cursor = 0
    for range in ranges {
      result += bytes[cursor..<range.lowerBound]
      cursor = range.upperBound
    }
    return result + bytes[cursor...]
  }

  /// Where the white space before an element begins, with the comment of a scene.
  private static func lead(of element: Element, _ range: Range<Int>, in bytes: [UInt8]) -> Int {
    func space(_ end: Int) -> Int {
      var index = end
      while index > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index - 1]) { index -= 1 }
      return index
    }
    let start = space(range.lowerBound)
    guard element.name == "scene", bytes[..<start].suffix(3).elementsEqual(Array("-->".utf8)) else { return start }
    let open = Array("<!--".utf8)
    var index = start - 3
    while index >= 4, !bytes[(index - 4)..<index].elementsEqual(open) { index -= 1 }
    return index >= 4 ? space(index - 4) : start
  }
}
