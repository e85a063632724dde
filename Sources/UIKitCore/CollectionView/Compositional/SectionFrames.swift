import Geometry

/// The places of a section, in its coordinates: points from the top leading corner of the section, whose extent across
/// scrolling is that of the layout.
@MainActor
struct SectionFrames {
  /// A group of the section.
  struct Line {
    let origin: CGPoint
    let first: Int
    let group: LaidOutGroup
  }

  /// Equal groups that follow each other: most of a long section, whose items were never shown.
  private struct Run {
    /// Of the first group.
    let origin: CGPoint
    let first: Int
    let group: LaidOutGroup
    let count: Int
    /// Points from the beginning of a group to that of the next.
    let stride: CGFloat
    var itemEnd: Int { first + count * itemsPerGroup }
    /// A group without subitems counts as one item that has no place.
    var itemsPerGroup: Int { max(1, group.count) }

    func end(_ axis: Axis) -> CGFloat { origin[axis] + CGFloat(count - 1) * stride + group.size[axis] }

    func line(_ index: Int, _ axis: Axis) -> Line {
      var corner = origin
      corner[axis] += CGFloat(index) * stride
      return Line(origin: corner, first: first + index * itemsPerGroup, group: group)
    }
  }

  /// A header, a footer or the like, with its number among those of its kind.
  struct Boundary {
    var frame: CGRect
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let index: Int
  }

  let section: NSCollectionLayoutSection
  let itemCount: Int
  /// In the order of their items, and so of their places.
  private var runs: [Run] = []
  private(set) var boundaries: [Boundary] = []
  private(set) var size = CGSize.zero
  /// The axis along which the groups follow each other.
  private(set) var lineAxis: Axis
  /// Where the groups end along ``lineAxis``, with the insets behind them.
  private(set) var lineEnd: CGFloat = 0
  /// Along ``lineAxis``, between the insets.
  private(set) var room: ClosedRange<CGFloat> = 0...0
  /// By how much places reach beyond the group that they are in, at most.
  private var overhang: CGFloat = 0

  /// The group with the item; nil for an item that does not exist. Logarithmic in the number of items that were measured.
  func line(ofItem item: Int) -> Line? {
    let index = runs.partitioningIndex(where: { $0.itemEnd > item })
    guard index < runs.count, item >= 0 else { return nil }
    return runs[index].line((item - runs[index].first) / runs[index].itemsPerGroup, lineAxis)
  }

  /// The groups that a rectangle may meet. Logarithmic in the number of items that were measured, and linear in the result.
  func lines(in rect: CGRect) -> [Line] {
    let (start, end) = lineAxis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found: [Line] = []
    var index = runs.partitioningIndex(where: { $0.end(lineAxis) + overhang > start })
    while index < runs.count, runs[index].origin[lineAxis] - overhang < end {
      let run = runs[index]
      let before = start - overhang - run.origin[lineAxis] - run.group.size[lineAxis]
      // The first group that ends behind the beginning of the rectangle, not at it.
      var line = run.stride > 0 && before >= 0 ? min(run.count - 1, Int(before / run.stride) + 1) : 0
      while line < run.count, run.origin[lineAxis] + CGFloat(line) * run.stride - overhang < end {
        found.append(run.line(line, lineAxis))
        line += 1
      }
      index += 1
    }
    return found
  }

  // MARK: Resolving

  /// What a section needs to know to be resolved.
  struct Circumstances {
    let scrollAxis: Axis
    /// The size of the layout's container in points, and what the section keeps clear of it across scrolling.
    let container: CGSize
    let reference: NSDirectionalEdgeInsets
    let supplementaryReference: NSDirectionalEdgeInsets
    let environment: LayoutEnvironment
    /// What views of the section asked for.
    let sizes: PreferredSizes
  }

  /// 1. The sides with headers, footers and the like keep their room clear.
  /// 2. Between them, and the insets, groups follow each other along scrolling, or across it.
  /// 3. The section is as long as all of it.
  ///
  /// Linear in the number of items that were measured, and in the groups of which a closure places the items.
  init(_ section: NSCollectionLayoutSection, itemCount: Int, _ circumstances: Circumstances) {
    (self.section, self.itemCount) = (section, itemCount)
    let scroll = circumstances.scrollAxis
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    lineAxis = isOrthogonal ? scroll.other : scroll
    let sides = BoundarySides(
      section.boundarySupplementaryItems, circumstances.supplementaryContainer(of: section), circumstances.sizes)
    let around = circumstances.reference + section.contentInsets
    // A share of the length along scrolling counts from what is in sight, whatever headers there are.
    var inner = circumstances.container.inset(by: around)
    inner[scroll.other] -= sides.insets.start(scroll.other) + sides.insets.end(scroll.other)
    let origin = CGPoint(x: around.leading + sides.insets.leading, y: around.top + sides.insets.top)
    let end = placeLines(in: inner, from: origin, circumstances)
    room = origin[lineAxis]...(origin[lineAxis] + max(0, inner[lineAxis]))
    lineEnd =
      end[lineAxis] + section.contentInsets.end(lineAxis) + circumstances.reference.end(lineAxis)
      + sides.insets.end(lineAxis)
    size = circumstances.container
    size[scroll] =
      end[scroll] + section.contentInsets.end(scroll) + sides.insets.end(scroll)
      + circumstances.reference.end(scroll)
    boundaries = sides.frames(around: size, circumstances.supplementaryInsets(of: section))
  }

  /// The point up to which the groups reach.
  private mutating func placeLines(
    in inner: CGSize, from origin: CGPoint, _ circumstances: Circumstances
  ) -> CGPoint {
    var lines = GroupLines(section.group, itemCount: itemCount, in: inner, circumstances)
    var (point, end) = (origin, origin)
    let edges = section.group.edgeSpacing
    let (before, after) = (edges?.start(lineAxis)?.spacing ?? 0, edges?.end(lineAxis)?.spacing ?? 0)
    while let (group, count) = lines.next() {
      if lines.isFirst, section.orthogonalScrollingBehavior == .groupPagingCentered {
        point[lineAxis] += max(0, (inner[lineAxis] - group.size[lineAxis]) / 2)
      }
      if !lines.isFirst { point[lineAxis] += section.interGroupSpacing }
      var corner = point
      corner[lineAxis] += before
      corner[lineAxis.other] += edges?.start(lineAxis.other)?.spacing ?? 0
      let run = Run(
        origin: corner, first: lines.first, group: group, count: count,
        stride: before + group.size[lineAxis] + after + section.interGroupSpacing)
      runs.append(run)
      overhang = max(overhang, group.overhang(lineAxis))
      point[lineAxis] = run.end(lineAxis) + after
      end[lineAxis] = point[lineAxis]
      end[lineAxis.other] = max(
        end[lineAxis.other],
        corner[lineAxis.other] + group.size[lineAxis.other] + (edges?.end(lineAxis.other)?.spacing ?? 0))
    }
    return end
  }
}

extension SectionFrames.Circumstances {
  /// What views at the edges keep clear across scrolling.
  @MainActor func supplementaryInsets(of section: NSCollectionLayoutSection) -> NSDirectionalEdgeInsets {
    guard section.supplementariesFollowContentInsets else { return supplementaryReference }
    var insets = supplementaryReference
    if scrollAxis == .vertical {
      insets.leading += section.contentInsets.leading
      insets.trailing += section.contentInsets.trailing
    } else {
      insets.top += section.contentInsets.top
      insets.bottom += section.contentInsets.bottom
    }
    return insets
  }

  @MainActor func supplementaryContainer(of section: NSCollectionLayoutSection) -> CGSize {
    container.inset(by: supplementaryInsets(of: section))
  }
}

extension LaidOutGroup {
  /// By how much places reach beyond the group along the axis.
  fileprivate func overhang(_ axis: Axis) -> CGFloat {
    places.reduce(0) { most, place in
      let (start, end) = axis == .vertical ? (place.frame.minY, place.frame.maxY) : (place.frame.minX, place.frame.maxX)
      return max(most, max(-start, end - size[axis]))
    }
  }
}
