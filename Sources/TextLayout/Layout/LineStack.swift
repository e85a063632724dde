/// Puts lines below each other and adds up what lies between them. Points, y down.
struct LineStack {
  private var paragraph: ParagraphStyle
  /// The style of the paragraph before.
  private var before: ParagraphStyle
  /// Whether `lines` is filled.
  let keepsLines: Bool
  private(set) var lines: [TextLine] = []
  private(set) var count = 0
  private(set) var width = 0.0
  /// The bottom of the last line, without the leading and spacing after it.
  private(set) var bottom = 0.0
  private var firstBaseline = 0.0
  private var lastBaseline = 0.0
  private var leadingBelow = 0.0

  init(paragraph: ParagraphStyle, keepsLines: Bool) {
    (self.paragraph, before) = (paragraph, paragraph)
    self.keepsLines = keepsLines
  }

  /// Has the next lines follow the style of another paragraph.
  mutating func begin(_ style: ParagraphStyle) { (before, paragraph) = (paragraph, style) }

  enum Position {
    case firstOfText, firstOfParagraph, other
  }

  /// Adds a line, whose text is made only if lines are kept. `extent` is the width that counts for the size, `width` if it is nil.
  mutating func append(
    _ text: @autoclosure () -> String, width: Double, extent: Double? = nil, indent: Double, metrics: LineMetrics,
    at position: Position
  ) {
    let natural = metrics.ascender + metrics.descent
    let height = lineHeight(natural: natural)
    let top = bottom + gap(before: position)
    let baseline = top + metrics.ascender + height - natural
    if keepsLines {
      lines.append(TextLine(text: text(), indent: indent, width: width, baseline: baseline, height: height, top: top))
    }
    if count == 0 { firstBaseline = baseline }
    lastBaseline = baseline
    count += 1
    bottom = top + height
    leadingBelow = metrics.leading
    self.width = max(self.width, indent + (extent ?? width))
  }

  func extent(isTruncated: Bool) -> TextExtent {
    TextExtent(
      size: Size(width: width, height: bottom), lineCount: count, firstBaseline: firstBaseline,
      lastBaseline: lastBaseline, isTruncated: isTruncated)
  }

  func laidOut(isTruncated: Bool) -> LaidOutText {
    LaidOutText(lines: lines, size: Size(width: width, height: bottom), isTruncated: isTruncated)
  }

  private func lineHeight(natural: Double) -> Double {
    var height = paragraph.lineHeightMultiple > 0 ? natural * paragraph.lineHeightMultiple : natural
    height = max(height, paragraph.minimumLineHeight)
    return paragraph.maximumLineHeight > 0 ? min(height, paragraph.maximumLineHeight) : height
  }

  private func gap(before position: Position) -> Double {
    switch position {
    case .firstOfText: 0
    case .other: leadingBelow + paragraph.lineSpacing
    case .firstOfParagraph:
      leadingBelow + before.lineSpacing + before.paragraphSpacing + paragraph.paragraphSpacingBefore
    }
  }
}
