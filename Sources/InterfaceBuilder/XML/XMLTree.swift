import Foundation

/// XML as it was read: its elements, and all bytes that they came from.
///
/// Nothing is lost. An element knows the ranges of its start tag and of the whole of it, the tree those of the values of attributes;
/// white space, quotes, comments and end tags are the bytes between. Reading a document, editing it and fixing it begin here.
package final class XMLTree: Sendable {
  /// The bytes of the file, a byte order mark included; those of a file in UTF-16 as UTF-8.
  package let bytes: [UInt8]
  /// The number of bytes of the byte order mark, which places do not count.
  package let markLength: Int
  /// Whether the file holds other bytes because it is in UTF-16, so that no change of ``bytes`` can be made in it.
  package let isTranscoded: Bool
  /// The element of a document; of a ``init(fragment:)`` all elements that are in no other, and perhaps none.
  package let roots: [Element]
  let comments: [DocumentComment]
  /// The values of all attributes; those of an element follow one another.
  private let values: [ByteRange]

  /// Reads a file.
  ///
  /// - Throws: `ReadError` if it is neither UTF-8 nor UTF-16, or not well-formed. Linear in the size of the data.
  package static func read(_ data: Data) throws(ReadError) -> (tree: XMLTree, root: Element) {
    let text = try TextEncoding.decoded(data)
    var reader = XMLReader(text.bytes, markLength: text.markLength)
    let root = try reader.readDocument()
    return (XMLTree(reader, roots: [root], isTranscoded: text.isTranscoded), root)
  }

  /// Reads what can be read of some bytes that need not be a whole document: elements side by side, and all up to the first mistake.
  /// An element that does not end has no ``Element/range``.
  package convenience init(fragment bytes: [UInt8]) {
    var reader = XMLReader(bytes, markLength: TextEncoding.markLength(of: bytes))
    let roots = reader.readFragment()
    self.init(reader, roots: roots, isTranscoded: false)
  }

  private init(_ reader: XMLReader, roots: [Element], isTranscoded: Bool) {
    (bytes, markLength, comments, values) = (reader.bytes, reader.markLength, reader.comments, reader.values)
    (self.roots, self.isTranscoded) = (roots, isTranscoded)
  }

  /// Where the values of the attributes of an element of this tree are, between their quotes and in the order of the attributes; none for
  /// an element that got other attributes since.
  package func values(of element: Element) -> some RandomAccessCollection<Range<Int>> {
    element.valueIndices.lazy.map { self.values[$0].range }
  }

  /// What some characters between tags mean, with line ends as spaces; as they are where they are not well-formed. Linear in their number.
  package static func line(_ characters: ArraySlice<UInt8>) -> String { XMLReader.line(characters) }

  /// The innermost element whose start tag begins at a place; nil if none does. Logarithmic in the number of elements.
  package func element(at position: SourcePosition) -> Element? {
    var siblings = roots
    while let next = siblings.last(upTo: position) {
      if next.position == position { return next }
      siblings = next.children
    }
    return nil
  }
}

extension [Element] {
  /// The last of some siblings that begins at a place or before it.
  fileprivate func last(upTo position: SourcePosition) -> Element? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].position <= position { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? self[low - 1] : nil
  }
}

/// A range of bytes in half the memory of a `Range<Int>`; no document has four gigabytes.
struct ByteRange: Sendable {
  let start: UInt32
  let end: UInt32

  init(_ start: Int, _ end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
  }

  var range: Range<Int> { Int(start)..<Int(end) }
}
