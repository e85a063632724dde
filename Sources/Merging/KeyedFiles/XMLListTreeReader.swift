import Foundation
import InterfaceBuilder
import PropertyLists

/// Reads property lists of XML without losing a byte. Linear in the number of bytes.
struct XMLListTreeReader {
  private let tree: XMLTree

  /// - Throws: `ReadError` with a place if the bytes are no property list with a dictionary.
  static func read(_ bytes: [UInt8]) throws(ReadError) -> KeyedTree {
    let (tree, document) = try XMLTree.read(Data(bytes))
    guard document.name == "plist", document.children.count == 1, let dictionary = document.children.first,
      dictionary.name == "dict"
    else { throw ReadError("the property list is not a dictionary", at: document.position) }
    let reader = XMLListTreeReader(tree: tree)
    let start = try reader.range(of: dictionary).lowerBound
    let root = try reader.item(dictionary, key: nil, leadStart: 0, start: start, depth: 0)
    return KeyedTree(syntax: .xml, bytes: tree.bytes, root: root)
  }

  private init(tree: XMLTree) { self.tree = tree }

  private func range(of element: Element) throws(ReadError) -> Range<Int> {
    guard let range = element.range else {
      throw ReadError("the end tag of the element is missing", at: element.position)
    }
    return range
  }

  private func item(
    _ element: Element, key: String?, leadStart: Int, start: Int, depth: Int
  ) throws(ReadError) -> KeyedItem {
    guard depth <= KeyedFormat.depthLimit else {
      throw ReadError(
        "the nesting of arrays and dictionaries is deeper than \(KeyedFormat.depthLimit) levels", at: element.position)
    }
    let range = try range(of: element)
    guard element.name == "dict" || element.name == "array", let tag = element.startTag else {
      let text = element.name == "string" ? element.text : "<\(element.name)>\(element.text)"
      return KeyedItem(
        .text, key: key, text: text, leadStart: leadStart, start: start, openEnd: range.upperBound,
        closeStart: range.upperBound, coreEnd: range.upperBound)
    }
    var children: [KeyedItem] = []
    var cursor = tag.upperBound
    var pending: (key: String, start: Int)?
    for child in element.children {
      let place = try self.range(of: child)
      if element.name == "dict" {
        if child.name == "key", pending == nil {
          pending = (child.text, place.lowerBound)
          continue
        }
        guard pending != nil else { throw ReadError("expected <key>", at: child.position) }
      }
      let item = try item(
        child, key: pending?.key, leadStart: cursor, start: pending?.start ?? place.lowerBound, depth: depth + 1)
      item.end = TrailingComment.end(from: item.coreEnd, in: tree.bytes, .xml)
      cursor = item.end
      pending = nil
      children.append(item)
    }
    if let pending { throw ReadError("the key \(pending.key) has no value", at: element.position) }
    let isClosed = tag.upperBound == range.upperBound
    let close =
      isClosed ? range.upperBound : tree.bytes[cursor..<range.upperBound].lastIndex(of: UInt8(ascii: "<")) ?? cursor
    return KeyedItem(
      element.name == "dict" ? .dictionary : .list, key: key, children: children, leadStart: leadStart, start: start,
      openEnd: tag.upperBound, closeStart: close, coreEnd: range.upperBound, isClosed: isClosed)
  }
}
