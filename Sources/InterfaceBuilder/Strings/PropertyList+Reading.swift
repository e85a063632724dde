import Foundation
import PropertyLists

extension PropertyList {
  /// Reads an XML or binary property list.
  ///
  /// - Throws: `ReadError` if it is malformed. Binary files have no positions.
  package static func read(_ data: Data) throws(ReadError) -> PropertyList {
    if data.starts(with: Array("bplist".utf8)) { return try binary(data) }
    let root = try XMLReader.root(of: TextEncoding.utf8(data))
    guard root.name == "plist", let value = root.children.first, root.children.count == 1 else {
      throw ReadError("<\(root.name)> is not a property list", at: root.position)
    }
    return try PropertyList(value)
  }

  private static func binary(_ data: Data) throws(ReadError) -> PropertyList {
    // Foundation tries other forms when the binary one does not fit.
    var format = PropertyListSerialization.PropertyListFormat.binary
    guard let value = try? PropertyListSerialization.propertyList(from: data, options: [], format: &format),
      format == .binary
    else { throw ReadError("the binary property list is damaged") }
    return PropertyList(foundation: value)
  }

  private init(_ element: Element) throws(ReadError) {
    switch element.name {
    case "dict": self = .dictionary(try Self.pairs(of: element))
    case "array":
      var list: [PropertyList] = []
      for child in element.children { list.append(try PropertyList(child)) }
      self = .array(list)
    case "string", "integer", "real", "date", "data": self = .text(element.text)
    case "true", "false": self = .text(element.name)
    default: throw ReadError("<\(element.name)> is not a value of a property list", at: element.position)
    }
  }

  private static func pairs(
    of element: Element
  ) throws(ReadError) -> [(key: String, value: PropertyList, position: SourcePosition?)] {
    var pairs: [(key: String, value: PropertyList, position: SourcePosition?)] = []
    var index = 0
    while index < element.children.count {
      let key = element.children[index]
      guard key.name == "key" else { throw ReadError("expected <key>, not <\(key.name)>", at: key.position) }
      guard index + 1 < element.children.count, element.children[index + 1].name != "key" else {
        throw ReadError("the key \(key.text) has no value", at: key.position)
      }
      pairs.append((key.text, try PropertyList(element.children[index + 1]), key.position))
      index += 2
    }
    return pairs
  }
}
