/// Sums the advances of text that is not shaped, line by line, without an array.
struct LineRuler {
  /// Points. With a limit, only text that fits on one line of that width is measured.
  var limit: Double?
  /// Of the present line.
  private(set) var width = 0.0
  private(set) var widest = 0.0

  init(limit: Double? = nil) { self.limit = limit }

  /// Adds a run. False if there is a limit and the text has a line separator or is wider; spaces at its end do not
  /// count.
  mutating func add(_ text: AttributedText, in environment: TextEnvironment) -> Bool {
    for (index, run) in text.runs.enumerated() {
      let following = text.runs[(index + 1)...].first { !$0.text.isEmpty }
      guard
        add(
          run.text, next: following?.text.unicodeScalars.first?.value ?? 0,
          measurer: GlyphMeasurer(font: run.font, kern: run.kern, environment: environment))
      else { return false }
    }
    return true
  }

  private mutating func add(_ string: String, next following: UInt32, measurer: GlyphMeasurer) -> Bool {
    var measurer = measurer
    var scalars = string.unicodeScalars.makeIterator()
    var current = scalars.next()
    while let scalar = current {
      current = scalars.next()
      if isLineSeparator(scalar.value) {
        if limit != nil { return false }
        measurer.reset()
        width = 0
      } else if scalar.value == 9 {
        measurer.reset()
        width = nextTabStop(after: width)
      } else {
        let glyph = measurer.measure(scalar.value, next: current?.value ?? following)
        width = width + glyph.kerning + glyph.advance
      }
      if let limit, width > limit + LineFiller.tolerance, !isHangingSpace(scalar.value) { return false }
      widest = max(widest, width)
    }
    return true
  }
}
