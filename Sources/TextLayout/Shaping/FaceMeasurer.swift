/// Advances of a run in a registered font.
///
/// Text is shaped within its paragraph, before lines are broken, so that letters keep their joined forms where a line
/// breaks inside of a word (DEVIATIONS.md, 45). A scalar without a glyph in the font is measured in the system font.
struct FaceMeasurer {
  let face: FontFace
  let run: AttributedText.Run
  let environment: TextEnvironment

  /// Points by scalar: the first one of a cluster has the advance of the whole cluster. A tab has 28, a line separator 0.
  ///
  /// - Parameter levels: the embedding levels of the whole text.
  func advances(_ text: [UInt32], _ range: Range<Int>, levels: [UInt8]) -> [Double] {
    let kern = run.kern.isFinite ? run.kern : 0
    let size = run.font.pointSize.isFinite ? max(0, run.font.pointSize) : 0
    var fallback = GlyphMeasurer(font: run.font, kern: run.kern, environment: environment)
    var result: [Double] = []
    result.reserveCapacity(range.count)
    var start = range.lowerBound
    while start < range.upperBound {
      guard let stretch = stretch(of: text, start..<range.upperBound, levels: levels) else {
        result.append(text[start] == 9 ? 28 : 0)
        start += 1
        continue
      }
      for (index, advance) in zip(stretch.range, face.advances(text, stretch)) {
        if let advance {
          fallback.reset()
          result.append(advance == 0 ? 0 : advance * size + kern)
        } else {
          let glyph = fallback.measure(text[index], next: index + 1 < text.count ? text[index + 1] : 0)
          result.append(glyph.kerning + glyph.advance)
        }
      }
      fallback.reset()
      start = stretch.range.upperBound
    }
    return result
  }

  /// What can be shaped at once from the start of a range: up to a tab, a line separator or another level; nil at a tab or
  /// separator.
  private func stretch(of text: [UInt32], _ range: Range<Int>, levels: [UInt8]) -> ShapedStretch? {
    let level = levels[range.lowerBound]
    let end =
      range.first { text[$0] == 9 || isLineSeparator(text[$0]) || levels[$0] != level } ?? range.upperBound
    guard end > range.lowerBound else { return nil }
    return ShapedStretch(range: range.lowerBound..<end, isRightToLeft: level & 1 == 1)
  }
}

/// The embedding levels of a text, each paragraph in the direction of its first letter.
func embeddingLevels(of scalars: [UInt32]) -> [UInt8] {
  var levels = [UInt8](repeating: 0, count: scalars.count)
  // Hebrew is the first script from right to left.
  guard scalars.contains(where: { $0 >= 0x590 }) else { return levels }
  for paragraph in Paragraph.all(in: scalars) where !paragraph.range.isEmpty {
    levels.replaceSubrange(
      paragraph.range, with: DirectionalText(Array(scalars[paragraph.range]), base: .natural).levels)
  }
  return levels
}
