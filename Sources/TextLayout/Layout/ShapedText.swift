/// Text as parallel arrays, one entry per Unicode scalar. Points.
struct ShapedText {
  private(set) var scalars: [UInt32] = []
  /// Without kerning, but for registered fonts, where the first scalar of a cluster has all of it. A tab has 28 here; where
  /// a line knows its position it goes to the next tab stop instead.
  private(set) var advances: [Double] = []
  /// Added before the scalar unless it begins a line; 0 for registered fonts.
  private(set) var kerning: [Double] = []
  /// The first scalar of each run, ascending; runs without text are left out.
  private(set) var runStarts: [Int] = []
  private(set) var runs: [RunMetrics] = []

  init(_ text: AttributedText, in environment: TextEnvironment) {
    let length = text.runs.reduce(0) { $0 + $1.text.unicodeScalars.count }
    scalars.reserveCapacity(length)
    for run in text.runs where !run.text.isEmpty {
      runStarts.append(scalars.count)
      runs.append(RunMetrics(run, environment: environment))
      scalars.append(contentsOf: run.text.unicodeScalars.lazy.map(\.value))
    }
    advances.reserveCapacity(length)
    kerning.reserveCapacity(length)
    var levels: [UInt8]?
    var index = 0
    for run in text.runs where !run.text.isEmpty {
      let range = runStarts[index]..<(index + 1 < runStarts.count ? runStarts[index + 1] : length)
      if case .face(let face) = run.font.family {
        if levels == nil { levels = embeddingLevels(of: scalars) }
        advances += FaceMeasurer(face: face, run: run, environment: environment).advances(
          scalars, range, levels: levels!)
        kerning += repeatElement(0, count: range.count)
      } else {
        measure(range, GlyphMeasurer(font: run.font, kern: run.kern, environment: environment))
      }
      index += 1
    }
  }

  private mutating func measure(_ range: Range<Int>, _ measurer: GlyphMeasurer) {
    var measurer = measurer
    for index in range {
      let scalar = scalars[index]
      if scalar == 9 || isLineSeparator(scalar) {
        measurer.reset()
        advances.append(scalar == 9 ? 28 : 0)
        kerning.append(0)
      } else {
        let glyph = measurer.measure(scalar, next: index + 1 < scalars.count ? scalars[index + 1] : 0)
        advances.append(glyph.advance)
        kerning.append(glyph.kerning)
      }
    }
  }

  /// The x after the scalar at `index`, which begins at `x` in a line that starts at `start`.
  @inline(__always)
  func advanced(_ x: Double, over index: Int, lineStart start: Int) -> Double {
    if scalars[index] == 9 { return nextTabStop(after: x) }
    return x + (index > start ? kerning[index] : 0) + advances[index]
  }

  /// The width of a range standing alone on a line.
  func width(of range: Range<Int>) -> Double {
    range.reduce(0) { advanced($0, over: $1, lineStart: range.lowerBound) }
  }

  /// The indices of the runs a range of scalars touches; for an empty range the run it stands in.
  func runs(in range: Range<Int>) -> ClosedRange<Int> {
    let first = run(at: range.lowerBound)
    return first...(range.isEmpty ? first : run(at: range.upperBound - 1))
  }

  /// Logarithmic in the number of runs. Past the end: the last run.
  func run(at index: Int) -> Int {
    var low = 0
    var high = runStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runStarts[middle] <= index { low = middle } else { high = middle }
    }
    return low
  }
}
