/// A line of text in its place. Points, y down from the top of the text.
package struct TextLine: Hashable, Sendable {
  /// What is shown: without the spaces that hang over the edge, with "…" where truncated, with "-" at a soft hyphen
  /// the line was broken at.
  package var text: String
  /// From the leading edge of the text to the line: the indent of its paragraph style.
  package var indent: Double
  /// The sum of the advances, unrounded. Never more than the width the text was laid out in.
  package var width: Double
  /// The y of the baseline.
  package var baseline: Double
  /// Without the leading and spacing around it, which `baseline` has.
  package var height: Double
  /// The y of its upper edge, below the leading and spacing before it.
  package var top: Double
}

/// The result of laying text out. Points, unrounded.
package struct LaidOutText: Hashable, Sendable {
  /// From top to bottom; none for empty text.
  package var lines: [TextLine]
  /// As wide as the widest line with its indent, as high as all lines with the spacing between them.
  package var size: Size
  /// Whether some of the text is not shown: replaced by an ellipsis, clipped, or left out after the last line.
  package var isTruncated: Bool

  /// Whether a box of the height in points has room for the lines. A tenth of a line may be missing, at least a point: edges of frames
  /// are rounded to pixels one by one, and so is spacing.
  package func fits(inHeight height: Double) -> Bool {
    size.height <= height + max(1, (lines.last?.height ?? 0) * 0.1)
  }

  /// The size a label gives itself for this text: each dimension up to the next whole pixel.
  ///
  /// Lines are added up before they are rounded: three lines of 17 points are 61 points high at two pixels per point,
  /// not 3 × 20.5. Empty text is (0, 0). `scale` is in pixels per point.
  package func pixelSize(scale: Double) -> Size {
    Size(width: roundedUpToPixel(size.width, scale: scale), height: roundedUpToPixel(size.height, scale: scale))
  }
}
