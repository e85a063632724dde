/// Where an element is in the bytes of the ``XMLTree`` it was read in.
struct ElementSpan: Sendable {
  /// Where `<` is.
  var start: UInt32
  /// Behind the `>` of the start tag.
  var tagEnd: UInt32
  /// Behind the `>` of the end tag; 0 for an element that does not end.
  var end: UInt32
  /// The place of the first attribute's value among those of the tree; ``noValues`` where the attributes are not those of the file.
  var firstValue: UInt32

  /// No tree has as many values.
  static let noValues = UInt32.max
  /// Of what was not read.
  static let none = ElementSpan(start: 0, tagEnd: 0, end: 0, firstValue: noValues)
}

extension Element {
  /// The bytes of the start tag, or of the whole element if it is empty; nil for an element that was not read. An element that variations
  /// or texts were applied to is where it was read.
  package var startTag: Range<Int>? { span.tagEnd > 0 ? Int(span.start)..<Int(span.tagEnd) : nil }

  /// The bytes of the element from its start tag to its end tag; nil for one that was not read, or does not end.
  package var range: Range<Int>? { span.end > 0 ? Int(span.start)..<Int(span.end) : nil }

  /// The places of the values of the attributes among those of the tree.
  var valueIndices: Range<Int> {
    let first = Int(span.firstValue)
    return span.firstValue == ElementSpan.noValues ? 0..<0 : first..<first + attributes.count
  }
}
