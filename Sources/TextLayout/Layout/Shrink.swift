/// The largest factor, at most 1 and at least `minimum`, by which fonts shrink so that the text shows in full.
///
/// Labels with `adjustsFontSizeToFitWidth` shrink by it. The steps in which UIKit shrinks are not known; here a step is
/// 1/64 of the way from 1 to `minimum`. If the text does not fit at `minimum` either, that is the result. Costs at most
/// seven measurements.
package func scaleToFit(
  _ text: AttributedText, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode, minimum: Double,
  in environment: TextEnvironment
) -> Double {
  func fits(_ factor: Double) -> Bool {
    !measure(
      text.scaled(by: factor), width: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode, in: environment
    ).isTruncated
  }
  guard minimum > 0, minimum < 1, width > 0, !fits(1) else { return 1 }
  var low = 0
  var high = 64
  while high - low > 1 {
    let middle = (low + high) / 2
    if fits(minimum + (1 - minimum) * Double(middle) / 64) { low = middle } else { high = middle }
  }
  return minimum + (1 - minimum) * Double(low) / 64
}
