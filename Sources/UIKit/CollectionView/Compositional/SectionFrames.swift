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

  /// A header, a footer or the like, with its number among those of its kind.
  struct Boundary {
    var frame: CGRect
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let index: Int
  }

  let section: NSCollectionLayoutSection
  let itemCount: Int
  /// In the order of their items, and so of their places.
  private(set) var lines: [Line] = []
  private(set) var boundaries: [Boundary] = []
  private(set) var size = CGSize.zero
  /// The axis along which the groups follow each other.
  private(set) var lineAxis: Axis
  /// By how much places reach beyond the group that they are in, at most.
  private var overhang: CGFloat = 0

  /// The places of the views that lie in the group with the item.
  func line(ofItem item: Int) -> Line? {
    let index = lines.partitioningIndex(where: { $0.first + $0.group.count > item })
    return index < lines.count ? lines[index] : nil
  }

  /// The groups that a rectangle may meet. Logarithmic in their number, and linear in the result.
  func lines(in rect: CGRect) -> ArraySlice<Line> {
    let (start, end) = lineAxis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let lower = lines.partitioningIndex(where: { $0.origin[lineAxis] + $0.group.size[lineAxis] + overhang > start })
    let upper = lines.partitioningIndex(where: { $0.origin[lineAxis] - overhang >= end })
    return lines[lower..<max(lower, upper)]
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
  /// Linear in the number of items.
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
    while let group = lines.next() {
      if lines.isFirst, section.orthogonalScrollingBehavior == .groupPagingCentered {
        point[lineAxis] += max(0, (inner[lineAxis] - group.size[lineAxis]) / 2)
      }
      let edges = section.group.edgeSpacing
      if !lines.isFirst { point[lineAxis] += section.interGroupSpacing }
      point[lineAxis] += edges?.start(lineAxis)?.spacing ?? 0
      var corner = point
      corner[lineAxis.other] += edges?.start(lineAxis.other)?.spacing ?? 0
      self.lines.append(Line(origin: corner, first: lines.first, group: group))
      overhang = max(overhang, group.overhang(lineAxis))
      point[lineAxis] += group.size[lineAxis] + (edges?.end(lineAxis)?.spacing ?? 0)
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

/// The groups of a section, one after the other. A group whose items were not measured is the same as any other such group,
/// so that it is resolved once.
@MainActor
private struct GroupLines {
  private let group: NSCollectionLayoutGroup
  private let itemCount: Int
  private let inner: CGSize
  private let sizes: PreferredSizes
  private let resolver: GroupResolver
  private var unmeasured: LaidOutGroup?
  private var taken = 0
  /// The first item of the group that was returned last.
  private(set) var first = 0
  var isFirst: Bool { first == 0 }

  init(
    _ group: NSCollectionLayoutGroup, itemCount: Int, in inner: CGSize, _ circumstances: SectionFrames.Circumstances
  ) {
    (self.group, self.itemCount, self.inner, sizes) = (group, itemCount, inner, circumstances.sizes)
    let sizes = circumstances.sizes
    resolver = GroupResolver(
      environment: circumstances.environment, acrossScrolling: circumstances.scrollAxis.other,
      measured: { sizes.items[$0] }, measuredAttachment: { sizes.views[PreferredSizes.View(kind: $0, number: $1)] })
  }

  mutating func next() -> LaidOutGroup? {
    guard taken < itemCount else { return nil }
    first = taken
    let laidOut = sameAsOthers ?? resolver.resolve(group, in: inner, first: first, limit: itemCount - first)
    // A custom group asks its closure each time, whose answer may differ.
    if unmeasured == nil, !group.isCustom, isUnmeasured(laidOut.count), laidOut.count < itemCount - first {
      unmeasured = laidOut
    }
    taken += max(1, laidOut.count)
    return laidOut
  }

  private var sameAsOthers: LaidOutGroup? {
    guard let unmeasured, unmeasured.count <= itemCount - first, isUnmeasured(unmeasured.count) else { return nil }
    return unmeasured
  }

  /// An item more is looked at, because its size decides whether it still fits.
  private func isUnmeasured(_ count: Int) -> Bool {
    guard sizes.views.isEmpty else { return false }
    return sizes.items.isEmpty || (first...first + count).allSatisfy { sizes.items[$0] == nil }
  }
}

extension NSCollectionLayoutGroup {
  /// Whether a closure places items of the group, or of one inside.
  fileprivate var isCustom: Bool {
    if case .custom = content { return true }
    return subitems.contains { ($0 as? NSCollectionLayoutGroup)?.isCustom == true }
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

/// The sizes that views of a section asked for, in points.
struct PreferredSizes {
  struct View: Hashable {
    let kind: String
    let number: Int
  }

  var items: [Int: CGSize] = [:]
  /// Headers and footers by their number among their kind, attached views by their item.
  var views: [View: CGSize] = [:]
}
