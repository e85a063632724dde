/// Lays text out that fits on one line as it is, like the text of most labels; nil for all other text.
///
/// The same as laying out with a limit of lines, to the bit, but it needs no arrays: the only allocation is that of the
/// lines, if they are kept.
func stackOneLine(
  _ text: AttributedText, width: Double, keepsLines: Bool, in environment: TextEnvironment
) -> LineStack? {
  if text.isEmpty || text.isShaped { return nil }
  let limit = text.paragraph.limit(in: width, forFirstLine: true)
  var ruler = LineRuler(limit: limit, indent: text.paragraph.firstLineHeadIndent)
  guard ruler.add(text, in: environment) else { return nil }
  var metrics = LineMetrics()
  for run in text.runs where !run.text.isEmpty { metrics.include(RunMetrics(run, environment: environment)) }
  var stack = LineStack(paragraph: text.paragraph, keepsLines: keepsLines)
  stack.append(
    text.string, width: min(ruler.width, max(limit, 0)), indent: text.paragraph.firstLineHeadIndent, metrics: metrics,
    at: .firstOfText)
  return stack
}

/// The same for plain text, which needs no `AttributedText`.
func stackOneLine(_ string: String, _ font: Font, width: Double, in environment: TextEnvironment) -> LineStack? {
  if string.isEmpty || font.isShaped { return nil }
  var ruler = LineRuler(limit: width)
  guard ruler.add(string, next: 0, FontAdvances.shared(font, in: environment)) else { return nil }
  var metrics = LineMetrics()
  metrics.include(RunMetrics(font, environment: environment))
  var stack = LineStack(paragraph: ParagraphStyle(), keepsLines: false)
  stack.append(string, width: min(ruler.width, max(width, 0)), indent: 0, metrics: metrics, at: .firstOfText)
  return stack
}
