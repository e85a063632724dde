/// Puts lines below each other and adds up what lies between them. Points, y down.
struct LineStack {
  let paragraph: ParagraphStyle
  private(set) var lines: [TextLine] = []
  private(set) var width = 0.0
  /// The bottom of the last line, without the leading and spacing after it.
  private(set) var bottom = 0.0
  private var leadingBelow = 0.0

  init(paragraph: ParagraphStyle) {
    self.paragraph = paragraph
  }

  enum Position {
    case firstOfText, firstOfParagraph, other
  }

  /// Adds a line.
  mutating func append(
    _ text: String, width: Double, indent: Double, metrics: LineMetrics, at position: Position
  ) {
    let natural = metrics.ascender + metrics.descent
    let height = lineHeight(natural: natural)
    let top = bottom + gap(before: position)
    lines.append(
      TextLine(
        text: text, indent: indent, width: width, baseline: top + metrics.ascender + height - natural, height: height))
    bottom = top + height
    leadingBelow = metrics.leading
    self.width = max(self.width, indent + width)
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
      leadingBelow + paragraph.lineSpacing + paragraph.paragraphSpacing + paragraph.paragraphSpacingBefore
    }
  }
}
