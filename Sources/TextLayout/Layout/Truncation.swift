/// A last line with "…" where text is missing.
struct TruncatedLine {
  /// The scalars before the ellipsis and after it.
  var head: Range<Int>
  var tail: Range<Int>
  /// Points.
  var width: Double

  /// What is shown.
  func text(in text: ShapedText) -> String {
    makeString(text.scalars[head]) + "…" + makeString(text.scalars[tail])
  }
}

/// Shortens what is left of a paragraph to one line. Cuts are between characters, not words, and spaces beside the
/// ellipsis are dropped (whether UIKit keeps them is unknown). If nothing fits, the ellipsis stands alone.
struct Truncator {
  let text: ShapedText
  let room: LineRoom
  private var limit: Double { room.limit }

  init(text: ShapedText, room: LineRoom) { (self.text, self.room) = (text, room) }

  /// Linear in the length of the range.
  func truncate(_ paragraph: inout Paragraph, from start: Int, mode: LineBreakMode) -> TruncatedLine {
    let rest = start..<paragraph.range.upperBound
    switch mode {
    case .byTruncatingHead:
      let ellipsis = text.runs[text.run(at: start)].ellipsisAdvance
      let tail = suffix(of: rest, in: &paragraph, limit: limit - ellipsis)
      return join(rest.lowerBound..<rest.lowerBound, tail, ellipsis: ellipsis)
    case .byTruncatingMiddle:
      let ellipsis = text.runs[text.run(at: start)].ellipsisAdvance
      let head = prefix(of: rest, in: &paragraph, limit: (limit - ellipsis) / 2)
      let left = limit - ellipsis - text.width(of: head, in: room)
      let tail = suffix(of: head.upperBound..<rest.upperBound, in: &paragraph, limit: left)
      return join(head, tail, ellipsis: ellipsis)
    case .byTruncatingTail, .byClipping, .byWordWrapping, .byCharWrapping:
      let ellipsis = text.runs[text.run(at: start)].ellipsisAdvance
      let head = prefix(of: rest, in: &paragraph, limit: limit - ellipsis)
      return join(head, rest.upperBound..<rest.upperBound, ellipsis: ellipsis)
    }
  }

  private func join(_ head: Range<Int>, _ tail: Range<Int>, ellipsis: Double) -> TruncatedLine {
    var head = head
    var tail = tail
    while let last = head.last, text.glyphs[last].isHanging { head = head.lowerBound..<last }
    while let first = tail.first, text.glyphs[first].isHanging { tail = first + 1..<tail.upperBound }
    let width = text.width(of: head, in: room) + ellipsis + text.width(of: tail, in: room)
    return TruncatedLine(head: head, tail: tail, width: min(width, max(limit, 0)))
  }

  /// The longest start of a range, in whole characters, that is at most `limit` wide.
  private func prefix(of range: Range<Int>, in paragraph: inout Paragraph, limit: Double) -> Range<Int> {
    var end = range.lowerBound
    var x = 0.0
    for index in range {
      x = text.advanced(x, over: index, lineStart: range.lowerBound, in: room)
      if x > limit + LineFiller.tolerance { break }
      if paragraph.characterBegins(at: index + 1, in: text) { end = index + 1 }
    }
    return range.lowerBound..<end
  }

  /// The longest end of a range, in whole characters, that is at most `limit` wide. Tabs count 28 points.
  private func suffix(of range: Range<Int>, in paragraph: inout Paragraph, limit: Double) -> Range<Int> {
    var start = range.upperBound
    var width = 0.0
    for index in range.reversed() {
      width += text.glyphs[index].advance
      if width > limit + LineFiller.tolerance { break }
      if paragraph.characterBegins(at: index, in: text) { start = index }
      width += text.glyphs[index].kerning
    }
    return start..<range.upperBound
  }
}
