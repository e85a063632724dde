/// The width of text on one line, in points, unrounded, with the spaces at its end.
///
/// Text with line breaks has the width of its widest line. Tabs go on to the next multiple of 28 points. Indents of the
/// paragraph style are not counted. Linear in the length of the text.
public func advance(of text: AttributedText, in environment: TextEnvironment) -> Double {
  var ruler = LineRuler()
  for (index, run) in text.runs.enumerated() {
    let following = text.runs[(index + 1)...].first { !$0.text.isEmpty }
    ruler.add(
      run.text, next: following?.text.unicodeScalars.first?.value ?? 0,
      measurer: GlyphMeasurer(font: run.font, kern: run.kern, environment: environment))
  }
  return ruler.widest
}

/// The width of a string in one font; see `advance(of:in:)` for attributed text.
public func advance(of string: String, _ font: Font, in environment: TextEnvironment) -> Double {
  var ruler = LineRuler()
  ruler.add(string, next: 0, measurer: GlyphMeasurer(font: font, environment: environment))
  return ruler.widest
}

/// Adds advances up line by line.
private struct LineRuler {
  private var width = 0.0
  private(set) var widest = 0.0

  mutating func add(_ string: String, next following: UInt32, measurer: GlyphMeasurer) {
    var measurer = measurer
    var scalars = string.unicodeScalars.makeIterator()
    var current = scalars.next()
    while let scalar = current {
      current = scalars.next()
      if isLineSeparator(scalar.value) {
        measurer.reset()
        width = 0
      } else if scalar.value == 9 {
        measurer.reset()
        width = nextTabStop(after: width)
      } else {
        let glyph = measurer.measure(scalar.value, next: current?.value ?? following)
        width += glyph.kerning + glyph.advance
      }
      widest = max(widest, width)
    }
  }
}

/// LF, VT, FF, CR, NEL, line separator, paragraph separator. CR LF is one break of two scalars.
@inline(__always)
func isLineSeparator(_ scalar: UInt32) -> Bool {
  (0x0A...0x0D).contains(scalar) || scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029
}

/// Tab stops of the default paragraph style are 28 points apart.
func nextTabStop(after x: Double) -> Double {
  (x / 28).rounded(.down) * 28 + 28
}
