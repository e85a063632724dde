/// Sums the advances of text that is not shaped, line by line, without an array.
struct LineRuler {
  /// Of the present line. Points.
  private(set) var width = 0.0
  private(set) var widest = 0.0
  /// What a line may be wide; infinite without a limit.
  private let limit: Double
  /// From the edge that stops of tabs are counted from to the line. Points.
  private let indent: Double
  private let isOneLine: Bool

  /// Measures all lines.
  init() {
    (limit, indent) = (.infinity, 0)
    isOneLine = false
  }

  /// Measures only text that fits on one line of that width behind an indent, in points.
  init(limit: Double, indent: Double = 0) {
    self.limit = limit + LineFiller.tolerance
    self.indent = indent
    isOneLine = true
  }

  /// Adds the runs of a text. False if there is a limit and the text has a line separator or is wider; spaces at its end
  /// do not count.
  mutating func add(_ text: AttributedText, in environment: TextEnvironment) -> Bool {
    for (index, run) in text.runs.enumerated() {
      let following = text.runs[(index + 1)...].first { !$0.text.isEmpty }
      guard
        add(
          run.text, next: following?.text.unicodeScalars.first?.value ?? 0,
          FontAdvances.shared(run.font, kern: run.kern, in: environment))
      else { return false }
    }
    return true
  }

  /// Adds a string in one font. `next` is the scalar that follows it, 0 at the end.
  mutating func add(_ string: String, next following: UInt32, _ advances: FontAdvances) -> Bool {
    UTF8Text.with(string) { add($0, next: following, advances) }
  }

  private mutating func add(_ text: UTF8Text, next following: UInt32, _ advances: FontAdvances) -> Bool {
    var measurer = GlyphMeasurer(advances)
    var index = 0
    while true {
      guard let end = addASCII(text, from: index, next: following, &measurer, advances) else { return false }
      if end == text.count { return true }
      let (scalar, next) = text.scalar(at: end)
      guard add(scalar, next: next < text.count ? text.scalar(at: next).value : following, &measurer) else {
        return false
      }
      index = next
    }
  }

  /// Adds ASCII that is in the table of advances, up to a scalar of another kind or one that such a scalar follows. Where
  /// it ended; nil if the line is too wide.
  private mutating func addASCII(
    _ text: UTF8Text, from start: Int, next following: UInt32, _ measurer: inout GlyphMeasurer,
    _ advances: FontAdvances
  ) -> Int? {
    let glyphs = advances.ascii
    let kerning = advances.kerning
    let kerningScale = advances.kerningScale
    let lastFollower: UInt8 = following < 0x80 ? 0 : 0xFF
    var row = measurer.row
    var (width, widest) = (width, widest)
    var index = start
    defer {
      if index != start { measurer.follow(row: row) }
      (self.width, self.widest) = (width, widest)
    }
    guard index < text.count else { return index }
    var byte = text[index]
    while true {
      let next = index &+ 1
      let follower = next < text.count ? text[next] : lastFollower
      guard byte | follower < 0x80 else { return index }
      let glyph = glyphs[Int(byte)]
      guard glyph.row >= 0 else { return index }
      width = width + Double(kerning[row &+ glyph.column]) * kerningScale + glyph.advance
      row = glyph.row
      if width > limit, byte != 0x20 { return nil }
      widest = max(widest, width)
      index = next
      if index == text.count { return index }
      byte = follower
    }
  }

  private mutating func add(_ scalar: UInt32, next: UInt32, _ measurer: inout GlyphMeasurer) -> Bool {
    if isLineSeparator(scalar) {
      if isOneLine { return false }
      measurer.reset()
      width = 0
    } else if scalar == 9 {
      measurer.reset()
      width = nextTabStop(after: width + indent) - indent
    } else {
      let glyph = measurer.measure(scalar, next: next)
      width = width + glyph.kerning + glyph.advance
    }
    if width > limit, !isHangingSpace(scalar) { return false }
    widest = max(widest, width)
    return true
  }
}
