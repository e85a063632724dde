/// Breaks text into lines and places them.
///
/// - Parameters:
///   - width: The room for a line in points. Nil, NaN, infinity, 0 and less are unlimited, as for
///     `preferredMaxLayoutWidth` and `NSTextContainer`. Of three labels stored with width 0 and room for more lines,
///     two are one line high and one is two lines high.
///   - maximumLines: 0 and less is no limit.
///   - lineBreakMode: How lines break, and what happens to the last line allowed if text remains.
///
/// A line separator at the end of the text adds an empty line if there is room for one. If nothing but empty lines
/// remains after the last line, nothing is truncated. Linear in the length of the text.
public func layOut(
  _ text: AttributedText, width: Double?, maximumLines: Int, lineBreakMode: LineBreakMode,
  in environment: TextEnvironment
) -> LaidOutText {
  if let line = stackOneLine(text, width: room(width), keepsLines: true, in: environment) {
    return line.laidOut(isTruncated: false)
  }
  var prepared = PreparedText(text, in: environment)
  return prepared.layOut(width: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode)
}
