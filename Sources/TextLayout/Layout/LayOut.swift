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
  let room = width.map { $0 > 0 ? $0 : .infinity } ?? .infinity
  if let line = layOutOnOneLine(text, width: room, in: environment) { return line }
  var typesetter = Typesetter(text, width: room, maximumLines: maximumLines, mode: lineBreakMode, in: environment)
  return typesetter.run()
}

/// The state of one call of `layOut`.
private struct Typesetter {
  private let text: ShapedText
  private let style: ParagraphStyle
  private let width: Double
  private let maximumLines: Int
  private let mode: LineBreakMode
  private let filler: LineFiller
  private var stack: LineStack
  private var isTruncated = false

  init(
    _ text: AttributedText, width: Double, maximumLines: Int, mode: LineBreakMode, in environment: TextEnvironment
  ) {
    self.text = ShapedText(text, in: environment)
    style = text.paragraph
    self.width = width
    self.maximumLines = maximumLines > 0 ? maximumLines : .max
    self.mode = mode
    filler = LineFiller(text: self.text, breaksWords: mode == .byCharWrapping)
    stack = LineStack(paragraph: text.paragraph)
  }

  mutating func run() -> LaidOutText {
    for paragraph in Paragraph.all(in: text.scalars) {
      if stack.lines.count == maximumLines { break }
      addLines(of: paragraph)
    }
    return LaidOutText(
      lines: stack.lines, size: .init(width: stack.width, height: stack.bottom), isTruncated: isTruncated)
  }

  private mutating func addLines(of paragraph: Paragraph) {
    var paragraph = paragraph
    var start = paragraph.range.lowerBound
    // A paragraph that fits is not searched for places to break it at.
    if filler.fits(paragraph, from: start, limit: limit(forFirstLine: true)) {
      let isLast = stack.lines.count + 1 == maximumLines
      if !isLast || !hasText(after: paragraph) {
        return append(filledWhole(paragraph), in: paragraph)
      }
    }
    repeat {
      if stack.lines.count + 1 == maximumLines { return appendLast(&paragraph, from: start) }
      let limit = limit(forFirstLine: start == paragraph.range.lowerBound)
      let line = filler.fill(&paragraph, from: start, limit: limit)
      append(line, in: paragraph)
      start = line.next
    } while start < paragraph.range.upperBound
  }

  private func hasText(after paragraph: Paragraph) -> Bool {
    text.scalars[paragraph.next...].contains { !isLineSeparator($0) }
  }

  private func filledWhole(_ paragraph: Paragraph) -> FilledLine {
    let natural = text.width(of: paragraph.range)
    return FilledLine(
      shown: paragraph.range, next: paragraph.range.upperBound, width: min(natural, max(limit(forFirstLine: true), 0)))
  }

  /// The last line allowed: the rest of the paragraph if nothing remains after it, else what the mode makes of it.
  private mutating func appendLast(_ paragraph: inout Paragraph, from start: Int) {
    let isFirst = start == paragraph.range.lowerBound
    let limit = limit(forFirstLine: isFirst)
    let fits = filler.fits(paragraph, from: start, limit: limit)
    isTruncated = !fits || hasText(after: paragraph)
    switch mode {
    case _ where !isTruncated, .byWordWrapping, .byCharWrapping:
      append(filler.fill(&paragraph, from: start, limit: limit), in: paragraph)
    case .byClipping:
      let rest = start..<paragraph.range.upperBound
      append(
        FilledLine(shown: rest, next: rest.upperBound, width: min(text.width(of: rest), max(limit, 0))), in: paragraph)
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      // If the paragraph fits and later paragraphs are missing, the ellipsis stands at its end in every mode.
      let line = Truncator(text: text, limit: limit)
        .truncate(&paragraph, from: start, mode: fits ? .byTruncatingTail : mode)
      append(line.text, width: line.width, range: start..<paragraph.range.upperBound, isFirst: isFirst)
    }
  }

  private mutating func append(_ line: FilledLine, in paragraph: Paragraph) {
    append(
      makeString(text.scalars[line.shown]) + (line.endsInHyphen ? "-" : ""), width: line.width, range: line.shown,
      isFirst: line.shown.lowerBound == paragraph.range.lowerBound)
  }

  private mutating func append(_ string: String, width: Double, range: Range<Int>, isFirst: Bool) {
    let position: LineStack.Position = stack.lines.isEmpty ? .firstOfText : isFirst ? .firstOfParagraph : .other
    var metrics = LineMetrics()
    for run in text.runs[text.runs(in: range)] { metrics.include(run) }
    stack.append(
      string, width: width, indent: isFirst ? style.firstLineHeadIndent : style.headIndent, metrics: metrics,
      at: position)
  }

  private func limit(forFirstLine isFirst: Bool) -> Double { style.limit(in: width, forFirstLine: isFirst) }
}
