/// Stub.
public func layOut(
  _ text: AttributedText, width: Double?, maximumLines: Int, lineBreakMode: LineBreakMode, in environment: TextEnvironment
) -> LaidOutText {
  guard !text.isEmpty, let font = text.runs.first?.font else {
    return LaidOutText(lines: [], size: .init(width: 0, height: 0), isTruncated: false)
  }
  let natural = advance(of: text, in: environment)
  let line = TextLine(
    text: text.string, indent: 0, width: min(natural, width ?? natural), baseline: font.ascender,
    height: font.lineHeight)
  return LaidOutText(
    lines: [line], size: .init(width: line.width, height: line.height), isTruncated: natural > line.width)
}
