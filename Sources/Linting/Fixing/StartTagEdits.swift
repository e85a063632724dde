import Geometry
import InterfaceBuilder

/// Changes of the attributes of one element.
struct StartTagEdits {
  private let edits: [Fix.Edit]

  /// Removals of elements do not count.
  init(_ edits: [Fix.Edit]) { self.edits = edits }

  /// An attribute as it is written.
  private struct Attribute {
    let name: String
    /// From the white space before the name to the opening quote.
    let lead: [UInt8]
    var value: [UInt8]
    /// The closing quote.
    let close: UInt8

    var bytes: [UInt8] { lead + value + [close] }
  }

  /// The start tag with the changes in the place of the one that the file has.
  func replacement(of element: Element, in tree: XMLTree) -> Patch.Replacement? {
    guard let tag = element.startTag else { return nil }
    var cursor = tag.lowerBound + 1 + element.name.utf8.count
    let head = tree.bytes[tag.lowerBound..<cursor]
    var attributes: [Attribute] = []
    for (attribute, value) in zip(element.attributes, tree.values(of: element)) {
      attributes.append(
        Attribute(
          name: attribute.name, lead: Array(tree.bytes[cursor..<value.lowerBound]), value: Array(tree.bytes[value]),
          close: tree.bytes[value.upperBound]))
      cursor = value.upperBound + 1
    }
    for edit in edits { apply(edit, to: &attributes) }
    return Patch.Replacement(
      offset: tag.lowerBound, old: Array(tree.bytes[tag]),
      new: head + attributes.flatMap(\.bytes) + tree.bytes[cursor..<tag.upperBound])
  }

  private func apply(_ edit: Fix.Edit, to attributes: inout [Attribute]) {
    switch edit {
    case .setAttribute(let name, let text):
      let value = Array(XMLEscape.document(text).utf8)
      if let place = attributes.firstIndex(where: { $0.name == name }) {
        attributes[place].value = value
      } else {
        // Where Interface Builder would write it: before the id, which comes last.
        let place = attributes.firstIndex { $0.name == "id" } ?? attributes.count
        attributes.insert(
          Attribute(name: name, lead: Array(" \(name)=\"".utf8), value: value, close: UInt8(ascii: "\"")), at: place)
      }
    case .removeAttribute(let name): attributes.removeAll { $0.name == name }
    case .removeElement: break
    }
  }
}
