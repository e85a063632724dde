/// A thing of a keyed file, with the places of all its bytes.
///
/// The bytes are, in this order: white space and comments before it, its head with the key and the opening bracket, its children, white space
/// and comments behind them, the closing bracket, a separator, and a comment that follows on the same line.
final class KeyedItem {
  enum Kind: String {
    /// A value without parts.
    case text
    case list
    case dictionary
    /// Objects of a kind between two comments of a project file.
    case section
  }

  let kind: Kind
  /// The key in a dictionary, the name of a section; nil in a list.
  let key: String?
  /// The value of a text.
  let text: String
  var children: [KeyedItem]
  /// Where the white space before it begins.
  var leadStart: Int
  let start: Int
  /// Behind the opening bracket; the end for a text.
  let openEnd: Int
  /// Where the closing bracket begins.
  let closeStart: Int
  /// Before a separator of a list; behind what ends it otherwise.
  var coreEnd: Int
  /// Whether a comma follows.
  var isSeparated = false
  /// Behind the separator and a comment on the same line.
  var end: Int
  /// Behind the separator.
  var separatorEnd: Int
  /// Whether it is an empty XML element, which has no closing bracket.
  let isClosed: Bool

  init(
    _ kind: Kind, key: String?, text: String = "", children: [KeyedItem] = [], leadStart: Int, start: Int, openEnd: Int,
    closeStart: Int, coreEnd: Int, isClosed: Bool = false
  ) {
    self.kind = kind
    self.key = key
    self.text = text
    self.children = children
    self.leadStart = leadStart
    self.start = start
    self.openEnd = openEnd
    self.closeStart = closeStart
    self.coreEnd = coreEnd
    self.isClosed = isClosed
    (end, separatorEnd) = (coreEnd, coreEnd)
  }

  /// The first child with a key. Linear in the number of children.
  subscript(_ key: String) -> KeyedItem? { children.first { $0.key == key } }

  /// Where the white space behind the children begins.
  var tailStart: Int { children.last?.end ?? openEnd }
}

/// A keyed file as it was read: nothing is lost.
struct KeyedTree {
  /// In what the separators differ.
  enum Syntax {
    /// Lists with commas, also behind the last item; dictionaries whose items end with a semicolon.
    case openStep
    /// Commas between items.
    case json
    /// Elements.
    case xml
  }

  let syntax: Syntax
  let bytes: [UInt8]
  /// Its start is behind what stands at the head of a file, its end before what stands at the foot.
  let root: KeyedItem
}

/// Comments on the line where an item ends, which belong to it.
enum TrailingComment {
  /// The end of the comments, and whether the last of them ends with the line; the start if there is none.
  static func end(from start: Int, in bytes: [UInt8], _ syntax: KeyedTree.Syntax) -> Int {
    var result = start
    var index = start
    while index < bytes.count {
      while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
      switch syntax {
      case .json: return result
      case .openStep:
        if bytes[index...].starts(with: [0x2F, 0x2F]) {
          while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
          return index
        }
        guard let end = close(bytes, from: index, [0x2F, 0x2A], [0x2A, 0x2F]) else { return result }
        (index, result) = (end, end)
      case .xml:
        guard let end = close(bytes, from: index, Array("<!--".utf8), Array("-->".utf8)) else { return result }
        (index, result) = (end, end)
      }
    }
    return result
  }

  /// The end of a comment that begins here and ends on the line.
  private static func close(_ bytes: [UInt8], from start: Int, _ open: [UInt8], _ close: [UInt8]) -> Int? {
    guard bytes[start...].starts(with: open) else { return nil }
    var index = start + open.count
    while index + close.count <= bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index..<(index + close.count)].elementsEqual(close) { return index + close.count }
      index += 1
    }
    return nil
  }
}
