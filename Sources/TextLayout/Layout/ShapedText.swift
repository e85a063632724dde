/// Text with an advance for every Unicode scalar. Points.
struct ShapedText: Sendable {
  private(set) var scalars: [UInt32] = []
  /// By scalar.
  private(set) var glyphs: [Glyph] = []
  /// The first scalar of each run, ascending; runs without text are left out.
  private(set) var runStarts: [Int] = []
  private(set) var runs: [RunMetrics] = []
  private let tabs: TabStops?

  /// What a scalar adds to its line.
  struct Glyph {
    /// Without kerning, but for registered fonts, where the first scalar of a cluster has all of it. A tab has 28 here;
    /// where a line knows its position it goes to the next tab stop instead.
    var advance: Double
    /// Added before the scalar unless it begins a line; 0 for registered fonts.
    var kerning: Double
    /// Whether it takes no room at the end of a line.
    var isHanging: Bool
    var isTab: Bool

  }

  init(_ text: AttributedText, in environment: TextEnvironment) {
    tabs = text.paragraph.tabs
    // There are at most as many scalars as bytes.
    let bytes = text.runs.reduce(0) { $0 + $1.text.utf8.count }
    scalars.reserveCapacity(bytes)
    for run in text.runs where !run.text.isEmpty {
      runStarts.append(scalars.count)
      runs.append(RunMetrics(run, environment: environment))
      UTF8Text.with(run.text) { $0.append(to: &scalars) }
    }
    var levels: [UInt8]?
    var index = 0
    for run in text.runs where !run.text.isEmpty {
      let range = runStarts[index]..<(index + 1 < runStarts.count ? runStarts[index + 1] : scalars.count)
      if let box = run.look?.box {
        for scalar in scalars[range] {
          glyphs.append(Glyph(scalar, advance: scalar == 0xFFFC ? max(0, box.width + run.kern) : 0))
        }
      } else if case .face(let face) = run.font.family {
        if levels == nil { levels = embeddingLevels(of: scalars) }
        let advances = FaceMeasurer(face: face, run: run, environment: environment)
          .advances(scalars, range, levels: levels!)
        for (index, advance) in zip(range, advances) { glyphs.append(Glyph(scalars[index], advance: advance)) }
      } else {
        let measured = measured(range, FontAdvances.shared(run.font, kern: run.kern, in: environment))
        if glyphs.isEmpty { glyphs = measured } else { glyphs += measured }
      }
      index += 1
    }
  }

  private func measured(_ range: Range<Int>, _ advances: FontAdvances) -> [Glyph] {
    let ascii = advances.ascii
    var measurer = GlyphMeasurer(advances)
    var result = [Glyph](repeating: Glyph(advance: 0, kerning: 0, isHanging: false, isTab: false), count: range.count)
    for place in result.indices {
      let index = range.lowerBound + place
      let scalar = scalars[index]
      let next = index + 1 < scalars.count ? scalars[index + 1] : 0
      if scalar < 0x80, next != 0xFE0F, ascii[Int(scalar)].row >= 0 {
        let glyph = ascii[Int(scalar)]
        let kerning = advances.kerning(after: measurer.row, before: glyph)
        result[place] = Glyph(advance: glyph.advance, kerning: kerning, isHanging: scalar == 0x20, isTab: false)
        measurer.follow(row: glyph.row)
      } else if scalar == 9 || isLineSeparator(scalar) {
        measurer.reset()
        result[place] = Glyph(scalar, advance: scalar == 9 ? 28 : 0)
      } else {
        let glyph = measurer.measure(scalar, next: next)
        result[place] = Glyph(scalar, advance: glyph.advance, kerning: glyph.kerning)
      }
    }
    return result
  }

  /// The x after the scalar at `index`, which begins at `x` in a line that starts at `start`.
  @inline(__always)
  func advanced(_ x: Double, over index: Int, lineStart start: Int, in room: LineRoom) -> Double {
    let glyph = glyphs[index]
    if glyph.isTab { return room.tabStop(after: x) }
    return x + (index > start ? glyph.kerning : 0) + glyph.advance
  }

  /// A line without an indent and without an end, with the stops of the first paragraph.
  var unlimited: LineRoom { LineRoom(limit: .infinity, tabs: tabs) }

  /// The width of a range standing alone on a line.
  func width(of range: Range<Int>, in room: LineRoom) -> Double {
    range.reduce(0) { advanced($0, over: $1, lineStart: range.lowerBound, in: room) }
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

extension ShapedText.Glyph {
  init(_ scalar: UInt32, advance: Double, kerning: Double = 0) {
    self.init(advance: advance, kerning: kerning, isHanging: isHangingSpace(scalar), isTab: scalar == 9)
  }
}
