import Platform

/// Where the parts of a navigation bar lie along its width, in a bar that reads from left to right; lengths are points.
///
/// 1. The leading items begin at the margin; a back button begins 8 points before it, and the items follow. A floating one begins at it.
/// 2. The trailing items end at the margin, the first one outermost.
/// 3. The back button has the first of its titles beside which the title of the bar is shown in full, or else the last one.
/// 4. The title stands in the middle of the bar; where items are in its way it moves aside, and what has no room is cut.
struct NavigationBarArrangement {
  /// What the bar shows.
  struct Content {
    var width: CGFloat = 0
    /// The margins with the safe area.
    var leadingInset: CGFloat = 0
    var trailingInset: CGFloat = 0
    /// Widths of the titles that the back button may have, 0 for the arrow alone; empty without a back button.
    var backTitles: [CGFloat] = []
    var leading: [BarRow.Part] = []
    /// From the trailing edge inwards.
    var trailing: [BarRow.Part] = []
    var titleWidth: CGFloat = 0
    var measures = Measures()
  }

  /// Distances that differ by design and release.
  struct Measures {
    var gap = CGFloat(BarMetrics.spacing)
    var backOutset: CGFloat = 0
    /// Of a back button without a title.
    var backWidth: CGFloat = 0
    var backTitleGap: CGFloat = 0

    init() {}

    init(_ profile: Profile) {
      gap = CGFloat(BarMetrics.itemGap[profile])
      let isFloating = profile.barDesign == .floating
      backOutset = isFloating ? 0 : CGFloat(BarMetrics.backArrowOutset)
      backWidth = CGFloat(isFloating ? FloatingBarMetrics.platterHeight : BarMetrics.backArrowWidth)
      backTitleGap = CGFloat(BarMetrics.backTitleGap[profile])
    }
  }

  /// Which of the back button's titles is shown; nil without a back button.
  private(set) var backTitle: Int?
  private(set) var back: BarRow.Span?
  private(set) var leading: [BarRow.Span] = []
  private(set) var trailing: [BarRow.Span] = []
  /// The room that buttons leave, less than nothing where there is none.
  private(set) var room = BarRow.Span(x: 0, width: 0)
  private(set) var title = BarRow.Span(x: 0, width: 0)

  init(_ content: Content) {
    let spacing = content.measures.gap
    let leadingRow = BarRow(content.leading, gap: spacing)
    let trailingRow = BarRow(content.trailing, gap: spacing)
    let trailingEnd = content.width - content.trailingInset
    let end = trailingEnd - (content.trailing.isEmpty ? 0 : trailingRow.length + spacing)
    var start = content.leadingInset
    for (index, width) in content.backTitles.enumerated() {
      let back = Self.back(title: width, content)
      (self.back, backTitle) = (back, index)
      start = back.x + back.width + spacing
      if start + Self.length(leadingRow, spacing) + content.titleWidth <= end { break }
    }
    leading = leadingRow.spans.map { BarRow.Span(x: start + $0.x, width: $0.width) }
    trailing = trailingRow.spans.map { BarRow.Span(x: trailingEnd - $0.x - $0.width, width: $0.width) }
    start += Self.length(leadingRow, spacing)
    room = BarRow.Span(x: start, width: end - start)
    let width = max(0, min(content.titleWidth, room.width))
    // In the middle of what the insets leave: a column under a sidebar begins behind it.
    let middle = (content.leadingInset + trailingEnd - width) / 2
    title = BarRow.Span(x: max(start, min(middle, end - width)), width: width)
  }

  private static func length(_ row: BarRow, _ gap: CGFloat) -> CGFloat {
    row.spans.isEmpty ? row.length : row.length + gap
  }

  private static func back(title: CGFloat, _ content: Content) -> BarRow.Span {
    let measures = content.measures
    return BarRow.Span(
      x: content.leadingInset - measures.backOutset,
      width: title > 0 ? measures.backWidth + measures.backTitleGap + title : measures.backWidth)
  }
}
