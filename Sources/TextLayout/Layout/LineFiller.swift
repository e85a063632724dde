/// One line's share of a paragraph.
struct FilledLine {
  /// Scalars shown; the hanging spaces after them are left out.
  var shown: Range<Int>
  /// Where the next line begins.
  var next: Int
  /// Of what is shown, in points.
  var width: Double
  /// The room that the line takes in the size of the text, in points: with the spaces at which it was broken, as far as there is room
  /// for them. In 6 labels of iOS 26.1 and 156 of iOS 10 these count, also where a label hugs its text.
  var extent: Double
  var endsInHyphen = false

  init(shown: Range<Int>, next: Int, width: Double, extent: Double? = nil, endsInHyphen: Bool = false) {
    self.shown = shown
    self.next = next
    self.width = width
    self.extent = extent ?? width
    self.endsInHyphen = endsInHyphen
  }
}

/// Fills lines greedily, as TextKit does: every line takes as many words as fit.
struct LineFiller {
  let text: ShapedText
  /// Whether lines break between words, or between any characters.
  let breaksWords: Bool

  /// Less than a thousandth of a pixel too wide still fits; sums of advances are not exact to the last bit.
  static let tolerance = 1e-4

  /// The longest line that starts at `start` and is at most as wide as its room, at least one character.
  ///
  /// 1. Spaces never overflow. The line ends with the paragraph if all of it fits.
  /// 2. Otherwise it ends at the last opportunity before the scalar that overflows, the spaces there hanging.
  /// 3. Without an opportunity it ends at the last character that fits.
  ///
  /// Linear in the length of the line.
  func fill(_ paragraph: inout Paragraph, from start: Int, in room: LineRoom) -> FilledLine {
    let limit = room.limit
    let end = paragraph.range.upperBound
    let opportunities = !breaksWords && limit < .infinity ? paragraph.opportunities(in: text) : nil
    let glyphs = text.glyphs
    let offset = paragraph.range.lowerBound
    let most = limit + LineFiller.tolerance
    var best: FilledLine?
    var x = 0.0
    var visible = (end: start, x: 0.0)
    for index in start..<end {
      if let opportunities, index > start, opportunities[index - offset] {
        best = candidate(at: index, start: start, visible: visible, x: x, limit: limit) ?? best
      }
      let glyph = glyphs[index]
      if glyph.isTab {
        x = room.tabStop(after: x)
      } else {
        x = x + (index > start ? glyph.kerning : 0) + glyph.advance
      }
      if glyph.isHanging { continue }
      if x > most {
        return best ?? fillByCharacter(&paragraph, from: start, upTo: index, in: room)
      }
      visible = (index + 1, x)
    }
    return FilledLine(shown: start..<end, next: end, width: min(x, max(limit, 0)))
  }

  /// The line, or one that ends a place earlier where else a single word would be the last line of the paragraph.
  ///
  /// It takes the room of the line with the space at its end: "Point your phone in the direction the object faces." is 291.67 points
  /// wide in Xcode 16, of which the first six words take 288 and would take 342 with the seventh. "Presenting status of
  /// long-running process" breaks after its hyphen in Xcode 12, where 284 points have room for "long-running", too.
  ///
  /// - Parameters:
  ///   - room: That of the line.
  ///   - next: That of lines that are not the first.
  ///
  /// Linear in the length of two lines.
  func withoutOrphan(
    _ line: FilledLine, in paragraph: inout Paragraph, room: LineRoom, next: LineRoom
  ) -> FilledLine {
    let (start, end) = (line.shown.lowerBound, paragraph.range.upperBound)
    guard !breaksWords, line.next < end, widthIfFits(paragraph, from: line.next, in: next) != nil else {
      return line
    }
    let opportunities = paragraph.opportunities(in: text)
    let offset = paragraph.range.lowerBound
    if (line.next + 1..<end).contains(where: { opportunities[$0 - offset] }) { return line }
    guard let place = (start + 1..<line.next).last(where: { opportunities[$0 - offset] }),
      text.scalars[place - 1] != 0xAD, widthIfFits(paragraph, from: place, in: next) != nil
    else { return line }
    var shownEnd = place
    while shownEnd > start, text.glyphs[shownEnd - 1].isHanging { shownEnd -= 1 }
    return FilledLine(
      shown: start..<shownEnd, next: place, width: text.width(of: start..<shownEnd, in: room),
      extent: min(text.width(of: start..<place, in: room), max(next.limit, 0)))
  }

  /// The width of the rest of the paragraph if it fits into one line; stops at the first scalar that does not.
  func widthIfFits(_ paragraph: Paragraph, from start: Int, in room: LineRoom) -> Double? {
    let glyphs = text.glyphs
    var x = 0.0
    for index in start..<paragraph.range.upperBound {
      x = text.advanced(x, over: index, lineStart: start, in: room)
      if x > room.limit + LineFiller.tolerance, !glyphs[index].isHanging { return nil }
    }
    return x
  }

  /// A line that ends before `index`; nil if the hyphen it would need there does not fit.
  private func candidate(
    at index: Int, start: Int, visible: (end: Int, x: Double), x: Double, limit: Double
  ) -> FilledLine? {
    guard text.scalars[index - 1] == 0xAD else {
      return FilledLine(
        shown: start..<visible.end, next: index, width: visible.x, extent: max(visible.x, min(x, limit)))
    }
    let width = visible.x + text.runs[text.run(at: index - 1)].hyphenAdvance
    guard width <= limit + LineFiller.tolerance else { return nil }
    return FilledLine(shown: start..<index - 1, next: index, width: width, endsInHyphen: true)
  }

  /// Step 3. A first character wider than the limit overflows it; the width reported does not.
  private func fillByCharacter(
    _ paragraph: inout Paragraph, from start: Int, upTo overflow: Int, in room: LineRoom
  ) -> FilledLine {
    var end = max(overflow, start + 1)
    while end > start + 1, !paragraph.characterBegins(at: end, in: text) { end -= 1 }
    while !paragraph.characterBegins(at: end, in: text) { end += 1 }
    var next = end
    while next < paragraph.range.upperBound, text.glyphs[next].isHanging { next += 1 }
    return FilledLine(
      shown: start..<end, next: next, width: min(text.width(of: start..<end, in: room), max(room.limit, 0)))
  }
}
