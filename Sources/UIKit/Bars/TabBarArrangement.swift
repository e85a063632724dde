import Platform

/// Where the tabs of a bar lie; lengths are points, in a bar that reads from left to right.
///
/// * Filling: the bar between its insets is divided into equal parts, and each tab leaves 2 points free at either side of its part.
/// * Centred: tabs of one width, with one space between neighbours, in the middle of the bar; where there is not enough room, the
///   tabs fill the bar.
struct TabBarArrangement {
  private(set) var spans: [BarRow.Span] = []

  /// Tabs that fill a bar.
  init(filling width: CGFloat, from start: CGFloat, count: Int) {
    spans = Self.fill(width, from: start, count)
  }

  /// Tabs in the middle of a bar.
  init(centredIn width: CGFloat, from start: CGFloat, count: Int, itemWidth: CGFloat, spacing: CGFloat) {
    let length = itemWidth * CGFloat(count) + spacing * CGFloat(max(0, count - 1))
    let first = start + (width - length) / 2
    spans =
      length > width
      ? Self.fill(width, from: start, count)
      : (0..<count).map { BarRow.Span(x: first + (itemWidth + spacing) * CGFloat($0), width: itemWidth) }
  }

  private static func fill(_ width: CGFloat, from start: CGFloat, _ count: Int) -> [BarRow.Span] {
    let part = width / CGFloat(max(1, count))
    let inset = CGFloat(BarMetrics.tabInset)
    return (0..<count).map { BarRow.Span(x: start + part * CGFloat($0) + inset, width: max(0, part - 2 * inset)) }
  }
}
