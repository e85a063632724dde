/// A node of the document's XML. It also holds what the typed elements have no property for.
///
/// Immutable once parsed, hence safe to share between threads.
package final class Element: @unchecked Sendable {
  /// The name of the tag, such as `label`.
  package let name: String
  /// In document order.
  package let attributes: [(name: String, value: String)]
  /// In document order; comments are not among them.
  package let children: [Element]
  /// The character data of this element itself, entities resolved, pieces between children joined.
  /// White space between child elements is layout of the file and left out.
  package let text: String
  private let line: UInt32
  private let column: UInt32
  /// Where the bytes are that the element was read from.
  let span: ElementSpan
  let attributeNames: NameFilter
  let childNames: NameFilter

  /// An element that needs no file; the position is that of the element it stands for.
  package convenience init(
    name: String, attributes: [(name: String, value: String)] = [], children: [Element] = [], text: String = "",
    position: SourcePosition
  ) {
    self.init(name: name, attributes: attributes, children: children, text: text, position: position, span: .none)
  }

  init(
    name: String, attributes: [(name: String, value: String)], children: [Element], text: String,
    position: SourcePosition, span: ElementSpan
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    (line, column) = (UInt32(clamping: position.line), UInt32(clamping: position.column))
    self.span = span
    attributeNames = NameFilter(attributes.lazy.map(\.name))
    childNames = NameFilter(children.lazy.map(\.name))
  }

  /// The value of an attribute, nil if it is absent. Linear in the number of attributes.
  package subscript(_ attribute: String) -> String? {
    if !attributeNames.mayContain(attribute) { return nil }
    return attributes.first { $0.name.isSame(as: attribute) }?.value
  }

  /// Where the `<` of the start tag is.
  package var position: SourcePosition { SourcePosition(line: Int(line), column: Int(column)) }

  /// The Interface Builder id.
  package var id: String? { self["id"] }
}

/// A few bits that tell of most names that they are not in a list: who makes a view asks for dozens of attributes, most of which
/// are absent.
struct NameFilter: Sendable {
  private var bits: UInt64 = 0

  init(_ names: some Sequence<String>) {
    for name in names { bits |= Self.bit(of: name) }
  }

  @inline(__always)
  func mayContain(_ name: String) -> Bool { bits & Self.bit(of: name) != 0 }

  /// One bit for a length and a first letter.
  @inline(__always)
  private static func bit(of name: String) -> UInt64 {
    let first = UInt64(name.utf8.first ?? 0)
    return 1 << ((UInt64(truncatingIfNeeded: name.utf8.count) &* 7 &+ first) & 63)
  }
}

extension String {
  /// Equality for names of XML, most of which differ in length: to compare these first takes a third of the time.
  func isSame(as other: String) -> Bool { utf8.count == other.utf8.count && self == other }
}
