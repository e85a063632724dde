/// The metrics of a run that decide the height of its line, in points.
struct RunMetrics: Sendable {
  var ascender: Double
  /// Positive.
  var descent: Double
  var leading: Double
  private let font: Font
  private let environment: TextEnvironment

  init(_ font: Font, baselineOffset: Double = 0, environment: TextEnvironment) {
    self.font = font
    self.environment = environment
    ascender = font.ascender + baselineOffset
    descent = -font.descender - baselineOffset
    leading = font.leading
  }

  init(_ run: AttributedText.Run, environment: TextEnvironment) {
    self.init(run.font, baselineOffset: run.baselineOffset, environment: environment)
    if let box = run.look?.box {
      ascender = max(ascender, box.ascent + run.baselineOffset)
      descent = max(descent, box.descent - run.baselineOffset)
    }
  }

  var ellipsisAdvance: Double { advance(of: "…", font, in: environment) }
  var hyphenAdvance: Double { advance(of: "-", font, in: environment) }
}

/// The largest ascender, descent and leading of the runs in a line; none is negative.
struct LineMetrics {
  private(set) var ascender = 0.0
  private(set) var descent = 0.0
  private(set) var leading = 0.0

  mutating func include(_ run: RunMetrics) {
    ascender = max(ascender, run.ascender)
    descent = max(descent, run.descent)
    leading = max(leading, run.leading)
  }
}
