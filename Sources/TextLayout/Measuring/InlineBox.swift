/// The room that something beside text takes in a line, such as the image of an attachment. Points.
package struct InlineBox: Hashable, Sendable {
  /// What an object replacement character in its place advances.
  package var width: Double
  /// From the baseline upwards; less than zero for a box that ends below it.
  package var ascent: Double
  /// From the baseline downwards; less than zero for a box that begins above it.
  package var descent: Double

  /// A box whose lower edge is so far below the baseline.
  package init(width: Double, ascent: Double, descent: Double) {
    (self.width, self.ascent, self.descent) = (width, ascent, descent)
  }
}
