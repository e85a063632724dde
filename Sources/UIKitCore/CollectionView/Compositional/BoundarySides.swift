import Geometry

/// The views at the edges of a section or of the whole layout. Those at the same side share its room: it is as wide as the
/// widest of them.
@MainActor
struct BoundarySides {
  private let items: [(item: NSCollectionLayoutBoundarySupplementaryItem, index: Int, size: CGSize)]
  /// What the content makes way for, in points.
  let insets: NSDirectionalEdgeInsets

  init(
    _ all: [NSCollectionLayoutBoundarySupplementaryItem], _ container: CGSize, _ sizes: PreferredSizes
  ) {
    var counts: [String: Int] = [:]
    var insets = NSDirectionalEdgeInsets.zero
    items = all.map { item in
      let index = counts[item.elementKind, default: 0]
      counts[item.elementKind] = index + 1
      var size = item.layoutSize.resolved(in: container)
      if let asked = sizes.views[PreferredSizes.View(kind: item.elementKind, number: index)] {
        for axis in item.layoutSize.estimatedAxes { size[axis] = asked[axis] }
      }
      guard item.extendsBoundary else { return (item, index, size) }
      switch item.side {
      case .leading: insets.leading = max(insets.leading, size.width)
      case .trailing: insets.trailing = max(insets.trailing, size.width)
      case .bottom: insets.bottom = max(insets.bottom, size.height)
      default: insets.top = max(insets.top, size.height + item.topPadding)
      }
      return (item, index, size)
    }
    self.insets = insets
  }

  /// The views at the edges of a rectangle of a size, as far from its sides as `clear` says.
  func frames(around size: CGSize, _ clear: NSDirectionalEdgeInsets) -> [SectionFrames.Boundary] {
    let inner = size.inset(by: clear)
    let rect = CGRect(x: clear.leading, y: clear.top, width: inner.width, height: inner.height)
    return items.map { item, index, own in
      var frame = item.frame(of: own, on: rect)
        .offsetBy(dx: item.offset.x, dy: item.offset.y + item.topPadding)
      let insets = item.effectiveInsets
      frame = CGRect(
        origin: CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top),
        size: frame.size.inset(by: insets))
      return SectionFrames.Boundary(frame: frame, item: item, index: index)
    }
  }
}
