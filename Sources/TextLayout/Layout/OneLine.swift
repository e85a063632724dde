/// The layout of text that fits on one line as it is, like the text of most labels; nil for all other text.
///
/// The same as laying out with a limit of lines, to the bit, but it needs no arrays: the only allocation is that of `lines`.
func layOutOnOneLine(_ text: AttributedText, width: Double, in environment: TextEnvironment) -> LaidOutText? {
  if text.isEmpty { return nil }
  let limit = text.paragraph.limit(in: width, forFirstLine: true)
  var ruler = LineRuler(limit: limit)
  guard !text.isShaped, ruler.add(text, in: environment) else { return nil }
  var metrics = LineMetrics()
  for run in text.runs where !run.text.isEmpty { metrics.include(RunMetrics(run, environment: environment)) }
  var stack = LineStack(paragraph: text.paragraph)
  stack.append(
    text.string, width: min(ruler.width, max(limit, 0)), indent: text.paragraph.firstLineHeadIndent, metrics: metrics,
    at: .firstOfText)
  return LaidOutText(
    lines: stack.lines, size: .init(width: stack.width, height: stack.bottom), isTruncated: false)
}
