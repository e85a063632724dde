import Platform

/// Where the tabs of a bar lie; lengths are points, in a bar that reads from left to right.
///
/// * Filling: the bar between its insets is divided into equal parts, and each tab leaves 2 points free at either side of its part.
/// * Centered: tabs of one width, with one space between neighbors, in the middle of the bar; where there is not enough room, the
///   tabs fill the bar.
struct TabBarArrangement {
  private(set) var spans: [BarRow.Span] = []

  /// Tabs that fill a bar.
  init(filling width: CGFloat, from start: CGFloat, count: Int) {
    spans = Self.fill(width, from: start, count)
  }

  /// Tabs in the middle of a bar.
  init(centeredIn width: CGFloat, from start: CGFloat, count: Int, itemWidth: CGFloat, spacing: CGFloat) {
    let length = itemWidth * CGFloat(count) + spacing * CGFloat(max(0, count - 1))
    let first = start + (width - length) / 2
    spans =
      length > width
      ? Self.fill(width, from: start, count)
      : (0..<count).map { BarRow.Span(x: first + (itemWidth + spacing) * CGFloat($0), width: itemWidth) }
  }

  /// The width of tabs on the platter of a floating bar, and how far neighbors reach over each other; points.
  ///
  /// Up to three tabs have a width of their own; more fill the widest platter that the bar has room for.
  static func floating(_ count: Int, in width: CGFloat) -> (width: CGFloat, overlap: CGFloat) {
    let (own, overlap) = (CGFloat(FloatingBarMetrics.tabWidth), CGFloat(FloatingBarMetrics.tabOverlap))
    let margin = CGFloat(FloatingBarMetrics.tabPlatterMargin + FloatingBarMetrics.platterPadding)
    guard count > FloatingBarMetrics.mostTabsOfOwnWidth else { return (own, overlap) }
    let (room, gaps) = (max(0, width - 2 * margin), CGFloat(count - 1))
    let least =
      count == FloatingBarMetrics.mostTabsOfOwnWidth + 1 ? CGFloat(FloatingBarMetrics.overlapOfFourTabs) : overlap
    let item = ((room + least * gaps) / CGFloat(count) - 1e-6).rounded(.up)
    return (item, (item * CGFloat(count) - room) / gaps)
  }

  private static func fill(_ width: CGFloat, from start: CGFloat, _ count: Int) -> [BarRow.Span] {
    let part = width / CGFloat(max(1, count))
    let inset = CGFloat(BarMetrics.tabInset)
    return (0..<count).map { BarRow.Span(x: start + part * CGFloat($0) + inset, width: max(0, part - 2 * inset)) }
  }
}
