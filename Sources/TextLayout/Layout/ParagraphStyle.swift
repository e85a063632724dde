/// Spacing of lines and paragraphs, in points, as in `NSParagraphStyle`. Every length defaults to 0: no effect.
///
/// One style is used for all paragraphs of a text, as a label does that takes the style of its first character.
package struct ParagraphStyle: Hashable, Sendable {
  /// Added between two lines, not after the last one.
  package var lineSpacing = 0.0
  /// Factor on the height of every line; the difference goes above the baseline. 0 means 1.
  package var lineHeightMultiple = 0.0
  /// A lower bound for the height of a line; what is added goes above the baseline.
  package var minimumLineHeight = 0.0
  /// An upper bound for the height of a line, 0 for none; what is taken away is taken above the baseline.
  package var maximumLineHeight = 0.0
  /// Added between a paragraph and the next one.
  package var paragraphSpacing = 0.0
  /// Added above every paragraph but the first.
  package var paragraphSpacingBefore = 0.0
  /// From the leading edge to the first line of a paragraph.
  package var firstLineHeadIndent = 0.0
  /// From the leading edge to every other line.
  package var headIndent = 0.0
  /// Where lines end: from the leading edge if positive, from the trailing edge if zero or negative.
  package var tailIndent = 0.0

  /// Whether the last line of a paragraph gets a second word instead of being a single one; nil leaves that to the view.
  package var avoidsOrphans: Bool?

  /// The stops of tabs, from the leading edge; nil, the default, is every 28 points.
  package var tabs: TabStops?

  /// Every value at 0, which changes nothing.
  package init() {}

  /// The room for glyphs in a line of a text as wide as `width`: without the indents.
  func limit(in width: Double, forFirstLine isFirst: Bool) -> Double {
    let trailing = tailIndent > 0 ? min(width, tailIndent) : width + tailIndent
    return trailing - (isFirst ? firstLineHeadIndent : headIndent)
  }

  /// The same with the stops of tabs.
  func room(in width: Double, forFirstLine isFirst: Bool) -> LineRoom {
    LineRoom(
      limit: limit(in: width, forFirstLine: isFirst), indent: isFirst ? firstLineHeadIndent : headIndent, tabs: tabs)
  }
}
