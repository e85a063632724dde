/// The width of text on one line, in points, unrounded, with the spaces at its end.
///
/// Text with line breaks has the width of its widest line. Tabs go on to the next multiple of 28 points. Indents of the
/// paragraph style are not counted. Linear in the length of the text.
package func advance(of text: AttributedText, in environment: TextEnvironment) -> Double {
  if text.isShaped {
    let shaped = ShapedText(text, in: environment)
    return Paragraph.all(in: shaped.scalars).reduce(0) { max($0, shaped.width(of: $1.range, in: shaped.unlimited)) }
  }
  var ruler = LineRuler()
  _ = ruler.add(text, in: environment)
  return ruler.widest
}

/// The width of a string in one font; see `advance(of:in:)` for attributed text.
package func advance(of string: String, _ font: Font, in environment: TextEnvironment) -> Double {
  if font.isShaped { return advance(of: AttributedText(string, font: font), in: environment) }
  var ruler = LineRuler()
  _ = ruler.add(string, next: 0, FontAdvances.shared(font, in: environment))
  return ruler.widest
}

/// LF, VT, FF, CR, NEL, line separator, paragraph separator. CR LF is one break of two scalars.
@inline(__always)
func isLineSeparator(_ scalar: UInt32) -> Bool {
  // One comparison for nearly every character.
  if 0x0E..<0x85 ~= scalar { return false }
  return 0x0A...0x0D ~= scalar || scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029
}

/// Tab stops of the default paragraph style are 28 points apart.
func nextTabStop(after x: Double) -> Double {
  (x / 28).rounded(.down) * 28 + 28
}
