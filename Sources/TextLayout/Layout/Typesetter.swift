/// The state of one layout.
struct Typesetter {
  private(set) var stack: LineStack
  private(set) var isTruncated = false
  private let text: ShapedText
  private var style: ParagraphStyle
  private let styles: [AttributedText.StyledParagraph]
  private let width: Double
  private let maximumLines: Int
  private let mode: LineBreakMode
  private let avoidsOrphans: Bool
  private let filler: LineFiller

  /// - Parameter width: positive, infinite without a limit.
  init(
    _ text: ShapedText, _ style: ParagraphStyle, width: Double, maximumLines: Int, mode: LineBreakMode,
    avoidsOrphans: Bool, keepsLines: Bool, styles: [AttributedText.StyledParagraph] = []
  ) {
    self.text = text
    self.style = style
    self.styles = styles
    self.width = width
    self.maximumLines = maximumLines > 0 ? maximumLines : .max
    self.mode = mode
    self.avoidsOrphans = avoidsOrphans
    filler = LineFiller(text: text, breaksWords: mode == .byCharWrapping)
    stack = LineStack(paragraph: style, keepsLines: keepsLines)
  }

  /// Fills the stack; the paragraphs keep the places to break at that had to be searched.
  mutating func run(_ paragraphs: inout [Paragraph]) {
    for index in paragraphs.indices {
      if stack.count == maximumLines { break }
      if !styles.isEmpty { begin(paragraphs[index]) }
      addLines(of: &paragraphs[index])
    }
  }

  /// Takes the style of a paragraph.
  private mutating func begin(_ paragraph: Paragraph) {
    let start = paragraph.range.lowerBound
    guard let found = styles.last(where: { $0.start <= start }) ?? styles.first else { return }
    style = found.style
    stack.begin(style)
  }

  private mutating func addLines(of paragraph: inout Paragraph) {
    var start = paragraph.range.lowerBound
    // A paragraph that fits is not searched for places to break it at.
    let first = room(forFirstLine: true)
    if let width = filler.widthIfFits(paragraph, from: start, in: first) {
      let isLast = stack.count + 1 == maximumLines
      if !isLast || !hasText(after: paragraph) {
        let whole = FilledLine(
          shown: paragraph.range, next: paragraph.range.upperBound, width: min(width, max(first.limit, 0)))
        return append(whole, in: paragraph)
      }
    }
    repeat {
      if stack.count + 1 == maximumLines { return appendLast(&paragraph, from: start) }
      let room = room(forFirstLine: start == paragraph.range.lowerBound)
      var line = filler.fill(&paragraph, from: start, in: room)
      if avoidsOrphans {
        line = filler.withoutOrphan(line, in: &paragraph, room: room, next: self.room(forFirstLine: false))
      }
      append(line, in: paragraph)
      start = line.next
    } while start < paragraph.range.upperBound
  }

  private func hasText(after paragraph: Paragraph) -> Bool {
    text.scalars[paragraph.next...].contains { !isLineSeparator($0) }
  }

  /// The last line allowed: the rest of the paragraph if nothing remains after it, else what the mode makes of it.
  private mutating func appendLast(_ paragraph: inout Paragraph, from start: Int) {
    let isFirst = start == paragraph.range.lowerBound
    let room = room(forFirstLine: isFirst)
    let fits = filler.widthIfFits(paragraph, from: start, in: room) != nil
    isTruncated = !fits || hasText(after: paragraph)
    switch mode {
    case _ where !isTruncated, .byWordWrapping, .byCharWrapping:
      append(filler.fill(&paragraph, from: start, in: room), in: paragraph)
    case .byClipping:
      let rest = start..<paragraph.range.upperBound
      append(
        FilledLine(shown: rest, next: rest.upperBound, width: min(text.width(of: rest, in: room), max(room.limit, 0))),
        in: paragraph)
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      // If the paragraph fits and later paragraphs are missing, the ellipsis stands at its end in every mode.
      let text = text
      let line = Truncator(text: text, room: room)
        .truncate(&paragraph, from: start, mode: fits ? .byTruncatingTail : mode)
      append(
        line.text(in: text), width: line.width, extent: line.width, range: start..<paragraph.range.upperBound,
        isFirst: isFirst)
    }
  }

  private mutating func append(_ line: FilledLine, in paragraph: Paragraph) {
    let text = text
    append(
      makeString(text.scalars[line.shown]) + (line.endsInHyphen ? "-" : ""), width: line.width, extent: line.extent,
      range: line.shown, isFirst: line.shown.lowerBound == paragraph.range.lowerBound)
  }

  private mutating func append(
    _ string: @autoclosure () -> String, width: Double, extent: Double, range: Range<Int>, isFirst: Bool
  ) {
    let position: LineStack.Position = stack.count == 0 ? .firstOfText : isFirst ? .firstOfParagraph : .other
    var metrics = LineMetrics()
    for run in text.runs[text.runs(in: range)] { metrics.include(run) }
    stack.append(
      string(), width: width, extent: extent, indent: isFirst ? style.firstLineHeadIndent : style.headIndent,
      metrics: metrics,
      at: position)
  }

  private func room(forFirstLine isFirst: Bool) -> LineRoom { style.room(in: width, forFirstLine: isFirst) }
}
