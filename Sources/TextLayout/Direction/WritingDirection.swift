/// The direction of a paragraph.
package enum BaseWritingDirection: Hashable, Sendable {
  /// The direction of the first letter that has one, or left to right if no letter has, as
  /// `NSWritingDirection.natural`.
  case natural
  /// Whatever letters there are, as `NSWritingDirection.leftToRight`.
  case leftToRight
  /// Whatever letters there are, as `NSWritingDirection.rightToLeft`.
  case rightToLeft
}

/// A stretch of text that is read in one direction.
package struct DirectionalRun: Hashable, Sendable {
  /// Unicode scalars, in reading order.
  package var range: Range<Int>
  /// Whether the run's level is odd.
  package var isRightToLeft: Bool
}

/// The embedding levels of a line by Unicode Standard Annex 9: even levels are read from left to right, odd ones from
/// right to left. Without ICU all text is read in the direction of the paragraph.
package struct DirectionalText: Hashable, Sendable {
  /// 0 for a paragraph from left to right, 1 from right to left.
  package let paragraphLevel: UInt8
  /// The level of each Unicode scalar.
  package let levels: [UInt8]

  /// Finds the levels of one line of one paragraph. Linear in its length.
  package init(_ line: String, base: BaseWritingDirection = .natural) {
    self.init(line.unicodeScalars.map(\.value), base: base)
  }

  init(_ scalars: [UInt32], base: BaseWritingDirection) {
    #if canImport(_FoundationICU)
      if scalars.count < Int(Int32.max) / 2, let found = bidiLevelsByICU(scalars, base: base) {
        (paragraphLevel, levels) = found
        return
      }
    #endif
    paragraphLevel = base == .rightToLeft ? 1 : 0
    levels = [UInt8](repeating: paragraphLevel, count: scalars.count)
  }

  /// Whether the paragraph is read from right to left; single runs may be read in the other direction.
  package var isRightToLeft: Bool { paragraphLevel & 1 == 1 }

  /// The runs in the order in which they are displayed, from left to right. By rule L2 every stretch of a level or a
  /// higher one is reversed, from the highest level down to the lowest odd one.
  package var visualRuns: [DirectionalRun] {
    var runs: [DirectionalRun] = []
    var runLevels: [UInt8] = []
    for (index, level) in levels.enumerated() {
      if level == runLevels.last {
        runs[runs.count - 1].range = runs[runs.count - 1].range.lowerBound..<index + 1
      } else {
        runs.append(DirectionalRun(range: index..<index + 1, isRightToLeft: level & 1 == 1))
        runLevels.append(level)
      }
    }
    guard let highest = runLevels.max(), let lowestOdd = runLevels.filter({ $0 & 1 == 1 }).min() else { return runs }
    for level in stride(from: Int(highest), through: Int(lowestOdd), by: -1) {
      var start = 0
      while start < runs.count {
        var end = start
        while end < runs.count, Int(runLevels[end]) >= level { end += 1 }
        runs[start..<end].reverse()
        runLevels[start..<end].reverse()
        start = max(end, start + 1)
      }
    }
    return runs
  }
}
