/// Breaks text into lines and places them.
///
/// - Parameters:
///   - width: The room for a line in points. Nil, NaN, infinity, 0 and less are unlimited, as for
///     `preferredMaxLayoutWidth` and `NSTextContainer`. Of three labels stored with width 0 and room for more lines,
///     two are one line high and one is two lines high.
///   - maximumLines: 0 and less is no limit.
///   - lineBreakMode: How lines break, and what happens to the last line allowed if text remains.
///
/// A line separator at the end of the text adds an empty line if there is room for one. If nothing but empty lines
/// remains after the last line, nothing is truncated. Linear in the length of the text.
package func layOut(
  _ text: AttributedText, width: Double?, maximumLines: Int, lineBreakMode: LineBreakMode,
  in environment: TextEnvironment
) -> LaidOutText {
  if let line = stackOneLine(text, width: room(width), keepsLines: true, in: environment) {
    return line.laidOut(isTruncated: false)
  }
  var prepared = PreparedText(text, in: environment)
  return prepared.layOut(width: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode)
}

/// Breaks text into the lines that a box has room for, as a label shows it.
///
/// 1. All lines are there if they fit.
/// 2. Otherwise as many lines as fit are there, at least one, and `lineBreakMode` decides how the last of them ends: as if
///    no more lines were allowed.
///
/// - Parameters:
///   - height: The room for all lines in points. What ``LaidOutText/fits(inHeight:)`` tolerates fits.
///   - maximumLines: 0 and less is no limit besides the height.
///
/// Linear in the length of the text where all lines fit, else times the logarithm of their number.
package func layOut(
  _ text: AttributedText, width: Double?, height: Double, maximumLines: Int, lineBreakMode: LineBreakMode,
  in environment: TextEnvironment
) -> LaidOutText {
  if let line = stackOneLine(text, width: room(width), keepsLines: true, in: environment) {
    return line.laidOut(isTruncated: false)
  }
  var prepared = PreparedText(text, in: environment)
  let all = prepared.layOut(width: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode)
  if all.lines.count < 2 || all.fits(inHeight: height) { return all }
  var best = prepared.layOut(width: width, maximumLines: 1, lineBreakMode: lineBreakMode)
  // One line is shown in any case, and all of them are too many.
  var (fitting, tooMany) = (1, all.lines.count)
  while tooMany - fitting > 1 {
    let middle = (fitting + tooMany) / 2
    let lines = prepared.layOut(width: width, maximumLines: middle, lineBreakMode: lineBreakMode)
    if lines.fits(inHeight: height) { (best, fitting) = (lines, middle) } else { tooMany = middle }
  }
  return best
}
