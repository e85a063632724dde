/// The room that text takes when it is laid out: what ``layOut(_:width:maximumLines:lineBreakMode:in:)`` says with the
/// same arguments, to the bit, without making the lines.
///
/// Text that fits on one line needs no memory. Linear in the length of the text.
package func measure(
  _ text: AttributedText, width: Double?, maximumLines: Int, lineBreakMode: LineBreakMode,
  in environment: TextEnvironment
) -> TextExtent {
  if let line = stackOneLine(text, width: room(width), keepsLines: false, in: environment) {
    return line.extent(isTruncated: false)
  }
  var prepared = PreparedText(text, in: environment)
  return prepared.measure(width: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode)
}

/// The same for text in one font.
package func measure(
  _ string: String, _ font: Font, width: Double?, maximumLines: Int, lineBreakMode: LineBreakMode,
  in environment: TextEnvironment
) -> TextExtent {
  if let line = stackOneLine(string, font, width: room(width), in: environment) {
    return line.extent(isTruncated: false)
  }
  var prepared = PreparedText(AttributedText(string, font: font), in: environment)
  return prepared.measure(width: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode)
}

/// The room for a line of a text of that width, in points: infinite for nil, NaN, 0 and less.
func room(_ width: Double?) -> Double { width.map { $0 > 0 ? $0 : .infinity } ?? .infinity }
