/// How much room a text takes: the result of laying it out, without its lines. Points, unrounded, y down from the top.
package struct TextExtent: Hashable, Sendable {
  /// As wide as the widest line with its indent, as high as all lines with the spacing between them.
  package var size: Size
  /// 0 for empty text.
  package var lineCount: Int
  /// The y of the first line's baseline; 0 without lines.
  package var firstBaseline: Double
  /// The y of the last line's baseline; 0 without lines.
  package var lastBaseline: Double
  /// Whether some of the text would not be shown; see ``LaidOutText/isTruncated``.
  package var isTruncated: Bool

  /// The size a label gives itself: each dimension up to the next whole pixel; see ``LaidOutText/pixelSize(scale:)``.
  package func pixelSize(scale: Double) -> Size {
    Size(width: roundedUpToPixel(size.width, scale: scale), height: roundedUpToPixel(size.height, scale: scale))
  }
}
