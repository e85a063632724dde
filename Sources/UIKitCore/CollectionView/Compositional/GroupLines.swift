import Geometry

/// The groups of a section, one after the other. A group whose items were not measured is the same as any other such group, so
/// that it is resolved once, and all of them up to the next item that was measured come at once.
@MainActor
struct GroupLines {
  private let group: NSCollectionLayoutGroup
  private let itemCount: Int
  private let inner: CGSize
  private let resolver: GroupResolver
  /// The items that were measured and are not yet in a group, the first one last.
  private var measured: [Int]
  /// Whether any group may differ from the others.
  private let isIrregular: Bool
  private var unmeasured: LaidOutGroup?
  private var taken = 0
  /// The first item of the groups that were returned last.
  private(set) var first = 0
  var isFirst: Bool { first == 0 }

  init(
    _ group: NSCollectionLayoutGroup, itemCount: Int, in inner: CGSize, _ circumstances: SectionFrames.Circumstances
  ) {
    (self.group, self.itemCount, self.inner) = (group, itemCount, inner)
    let sizes = circumstances.sizes
    measured = sizes.items.keys.sorted(by: >)
    isIrregular = group.isCustom || !sizes.views.isEmpty && group.hasAttachments
    resolver = GroupResolver(
      environment: circumstances.environment, acrossScrolling: circumstances.scrollAxis.other,
      measured: { sizes.items[$0] }, measuredAttachment: { sizes.views[PreferredSizes.View(kind: $0, number: $1)] })
  }

  /// A group, and how many times it follows itself, at least 1.
  mutating func next() -> (LaidOutGroup, count: Int)? {
    guard taken < itemCount else { return nil }
    first = taken
    while let last = measured.last, last < first { measured.removeLast() }
    if let unmeasured, regularCount(of: unmeasured) > 0 {
      let count = regularCount(of: unmeasured)
      taken += count * unmeasured.count
      return (unmeasured, count)
    }
    let laidOut = resolver.resolve(group, in: inner, first: first, limit: itemCount - first)
    let isRegular = !isIrregular && laidOut.count > 0 && laidOut.count < itemCount - first
    if unmeasured == nil, isRegular, regularCount(of: laidOut) > 0 { unmeasured = laidOut }
    taken += max(1, laidOut.count)
    return (laidOut, 1)
  }

  /// How many groups like this one follow. The item behind each must not be measured either, because its size decides whether
  /// it still fits.
  private func regularCount(of laidOut: LaidOutGroup) -> Int {
    let items = measured.last.map { min($0 - 1, itemCount) } ?? itemCount
    return max(0, (items - first) / laidOut.count)
  }
}

extension NSCollectionLayoutGroup {
  /// Whether a closure places items of the group, or of one inside.
  fileprivate var isCustom: Bool {
    if case .custom = content { return true }
    return subitems.contains { ($0 as? NSCollectionLayoutGroup)?.isCustom == true }
  }

  /// Whether views are attached to the group or to what is in it.
  fileprivate var hasAttachments: Bool {
    !supplementaryItems.isEmpty
      || subitems.contains { ($0 as? NSCollectionLayoutGroup)?.hasAttachments ?? !$0.supplementaryItems.isEmpty }
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
