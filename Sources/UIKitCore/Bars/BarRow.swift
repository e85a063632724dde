import Platform

/// Items and spaces side by side in a bar, in the order of reading; lengths are points.
struct BarRow {
  enum Part {
    /// A button or a custom view of a width, and the room that it keeps at a side with a neighbor.
    case item(CGFloat, side: CGFloat = 0)
    /// Room of a width.
    case fixed(CGFloat)
    /// Room that takes its share of what is left over.
    case flexible
  }

  /// A stretch of the row.
  struct Span: Equatable {
    var x: CGFloat
    var width: CGFloat
  }

  /// Where the items lie, measured from the beginning of the row.
  private(set) var spans: [Span] = []
  /// The end of the last part.
  private(set) var length: CGFloat = 0

  /// Between neighbors without a space between them.
  private let gap: CGFloat

  /// - Parameters:
  ///   - length: What flexible spaces fill up, and what items that are too wide are made narrower for, all by the same factor
  ///     (DEVIATIONS.md, 122); nil is as much as the parts take, with flexible spaces of no width.
  ///   - gap: Between neighbors without a space between them.
  init(_ parts: [Part], in length: CGFloat? = nil, gap: CGFloat = CGFloat(BarMetrics.spacing)) {
    self.gap = gap
    place(parts, share: 0, factor: 1)
    guard let length, self.length != length else { return }
    let free = length - self.length
    if free > 0 {
      let flexible = parts.count { if case .flexible = $0 { true } else { false } }
      if flexible > 0 { place(parts, share: free / CGFloat(flexible), factor: 1) }
    } else {
      let items = spans.reduce(0) { $0 + $1.width }
      if items > 0 { place(parts, share: 0, factor: max(0, (items + free) / items)) }
    }
  }

  private mutating func place(_ parts: [Part], share: CGFloat, factor: CGFloat) {
    spans = []
    length = 0
    // The room beside the item before; nil at the beginning and behind a space.
    var room: CGFloat?
    for part in parts {
      switch part {
      case .item(let width, let side):
        if let room { length += room + gap + side }
        spans.append(Span(x: length, width: width * factor))
        length += width * factor
        room = side
      case .fixed(let width):
        length += max(0, width)
        room = nil
      case .flexible:
        length += share
        room = nil
      }
    }
  }
}
