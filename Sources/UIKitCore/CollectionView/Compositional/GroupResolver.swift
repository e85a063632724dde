import Geometry

/// A group with its items in their places, in the group's coordinates: points from its top leading corner.
@MainActor
struct LaidOutGroup {
  /// A cell, or a view that is attached to one or to a group.
  struct Place {
    var frame: CGRect
    /// The item counted from the first of the group.
    var item: Int
    var zIndex = 0
    var estimatedAxes: Set<Axis> = []
    /// Nil for a cell.
    var kind: String?
  }

  var size: CGSize
  /// How many items are in it.
  var count: Int
  var places: [Place]
}

/// Puts items into a group, and groups into groups.
///
/// Lengths come from the outside in, those that are estimates from the inside out:
/// 1. The size of the group is resolved in its container; along an estimated axis it is the estimate for now.
/// 2. Subitems are resolved in that size one after the other, until the group is full (`NSCollectionLayoutGroup`) or no
///    item is left. An estimated length is what the view asked for, or the estimate of a view that was not asked.
/// 3. An estimated length of the group becomes that of its content; subitems that take a share of it are resolved again.
/// 4. What is left along the group is spread over the flexible spaces.
///
/// Linear in the items of the group, times the depth of groups in it.
@MainActor
struct GroupResolver {
  let environment: LayoutEnvironment
  /// Across scrolling no estimated item is longer than its group.
  let acrossScrolling: Axis
  /// The size that the cell of an item asked for; nil if it was not asked.
  let measured: (_ item: Int) -> CGSize?
  /// The size that a view attached to an item asked for.
  let measuredAttachment: (_ kind: String, _ item: Int) -> CGSize?

  /// - Parameters:
  ///   - first: The number of the group's first item in its section.
  ///   - limit: How many items there are from it on; at least 1.
  func resolve(_ group: NSCollectionLayoutGroup, in container: CGSize, first: Int, limit: Int) -> LaidOutGroup {
    let proposed = group.layoutSize.resolved(in: container)
    var laidOut: LaidOutGroup
    switch group.content {
    case .custom(let provider): laidOut = custom(group, provider, proposed, limit: limit)
    case .fill(let axis), .repeating(let axis, _), .sharing(let axis, _):
      laidOut = line(group, along: axis, proposed, first: first, limit: limit)
    }
    attach(group.supplementaryItems, to: CGRect(origin: .zero, size: laidOut.size), first: first, 0, &laidOut.places)
    return laidOut
  }

  private func custom(
    _ group: NSCollectionLayoutGroup, _ provider: NSCollectionLayoutGroupCustomItemProvider, _ proposed: CGSize,
    limit: Int
  ) -> LaidOutGroup {
    let insets = group.effectiveInsets
    let items = provider(environment.with(proposed.inset(by: insets))).prefix(limit)
    let places = items.enumerated().map { index, item in
      LaidOutGroup.Place(
        frame: item.frame.offsetBy(dx: insets.leading, dy: insets.top), item: index, zIndex: item.zIndex)
    }
    var size = proposed
    for axis in group.layoutSize.estimatedAxes {
      let end: CGFloat = places.map { axis == .horizontal ? $0.frame.maxX : $0.frame.maxY }.max() ?? 0
      size[axis] = end
    }
    // A group without items would be repeated for ever.
    return LaidOutGroup(size: size, count: max(1, places.count), places: places)
  }

  // MARK: Lines

  /// A subitem in the group, before it has a place.
  struct Child {
    let item: NSCollectionLayoutItem
    let first: Int
    /// What `count` items that share the group's length get; nil if the item has its own length.
    let share: CGFloat?
    var content: LaidOutGroup
    var size: CGSize { content.size }
  }

  private func line(
    _ group: NSCollectionLayoutGroup, along axis: Axis, _ proposed: CGSize, first: Int, limit: Int
  ) -> LaidOutGroup {
    let insets = group.effectiveInsets
    var inner = proposed.inset(by: insets)
    var children = fill(group, along: axis, inner, first: first, limit: limit)
    for estimated in group.layoutSize.estimatedAxes {
      // The sum along the group, the longest across it.
      let lengths = children.filter { !$0.item.layoutSize[estimated].isFraction(of: estimated) }
        .map { $0.size[estimated] + ($0.item.edgeSpacing?.least(estimated) ?? 0) }
      guard !lengths.isEmpty, estimated != axis else { continue }
      setLength(lengths.max() ?? 0, of: &inner, estimated, &children, of: group, end: first + limit)
    }
    makeUniform(&children)
    if group.layoutSize[axis].isEstimated { inner[axis] = used(children, of: group, along: axis) }
    var places: [LaidOutGroup.Place] = []
    place(children, of: group, along: axis, inner, insets, first: first, &places)
    let size = CGSize(
      width: inner.width + insets.leading + insets.trailing, height: inner.height + insets.top + insets.bottom)
    return LaidOutGroup(size: size, count: children.reduce(0) { $0 + $1.content.count }, places: places)
  }

  /// Step 3: children that take a share of the length are resolved with it.
  private func setLength(
    _ length: CGFloat, of inner: inout CGSize, _ axis: Axis, _ children: inout [Child],
    of group: NSCollectionLayoutGroup, end: Int
  ) {
    guard inner[axis] != length else { return }
    inner[axis] = length
    for (index, child) in children.enumerated() where child.item.layoutSize[axis].isFraction(of: axis) {
      children[index].content = resolveChild(
        child.item, of: group, in: inner, first: child.first, limit: end - child.first, along: axis.other,
        share: child.share)
    }
  }

  /// Step 2.
  private func fill(
    _ group: NSCollectionLayoutGroup, along axis: Axis, _ inner: CGSize, first: Int, limit: Int
  ) -> [Child] {
    let isEstimated = group.layoutSize[axis].isEstimated
    let gap = group.interItemSpacing?.spacing ?? 0
    var children: [Child] = []
    var (taken, used): (Int, CGFloat) = (0, 0)
    while taken < limit, let item = group.subitem(children.count) {
      var shared: CGFloat?
      if case .sharing(_, let count) = group.content, !isEstimated {
        shared = max(0, (inner[axis] - gap * CGFloat(count - 1)) / CGFloat(count))
      }
      let content = resolveChild(
        item, of: group, in: inner, first: first + taken, limit: limit - taken, along: axis, share: shared)
      let wish = isEstimated ? item.layoutSize.resolved(in: inner)[axis] : content.size[axis]
      let length = wish + (item.edgeSpacing?.least(axis) ?? 0) + (children.isEmpty ? 0 : gap)
      if case .fill = group.content {
        let isOwed = children.isEmpty || isEstimated && children.count < group.subitems.count
        // Sums of shares may come out a rounding error larger than the whole.
        if !isOwed, used + length > inner[axis] + 1e-6 { break }
      }
      children.append(Child(item: item, first: first + taken, share: shared, content: content))
      (taken, used) = (taken + content.count, used + length)
    }
    return children
  }

  /// A subitem in the group's room: a group, or a group of one cell.
  private func resolveChild(
    _ item: NSCollectionLayoutItem, of group: NSCollectionLayoutGroup, in inner: CGSize, first: Int, limit: Int,
    along axis: Axis, share: CGFloat?
  ) -> LaidOutGroup {
    if let nested = item as? NSCollectionLayoutGroup {
      let nested = share.map { nested.withLength($0, along: axis) } ?? nested
      return resolve(nested, in: inner, first: first, limit: limit)
    }
    var size = item.layoutSize.resolved(in: inner)
    var estimated = item.layoutSize.estimatedAxes
    if let share {
      size[axis] = share
      estimated.remove(axis)
    }
    if !estimated.isEmpty, let asked = measured(first) {
      for axis in estimated { size[axis] = asked[axis] }
    }
    if estimated.contains(acrossScrolling), !group.layoutSize[acrossScrolling].isEstimated {
      size[acrossScrolling] = min(size[acrossScrolling], inner[acrossScrolling])
    }
    return LaidOutGroup(
      size: size, count: 1, places: [LaidOutGroup.Place(frame: .zero, item: 0, estimatedAxes: estimated)])
  }

  /// Gives the items whose length siblings share that of the longest.
  private func makeUniform(_ children: inout [Child]) {
    for axis in Axis.allCases {
      let uniform = children.indices.filter { children[$0].item.layoutSize[axis].isUniformAcrossSiblings }
      guard let longest = uniform.map({ children[$0].size[axis] }).max() else { continue }
      for index in uniform { children[index].content.size[axis] = longest }
    }
  }

  func used(_ children: [Child], of group: NSCollectionLayoutGroup, along axis: Axis) -> CGFloat {
    let lengths: CGFloat = children.reduce(0) { $0 + $1.size[axis] + ($1.item.edgeSpacing?.least(axis) ?? 0) }
    return lengths + (group.interItemSpacing?.spacing ?? 0) * CGFloat(max(0, children.count - 1))
  }
}

extension NSCollectionLayoutGroup {
  /// What comes after so many subitems; nil if no more belong into the group.
  fileprivate func subitem(_ index: Int) -> NSCollectionLayoutItem? {
    switch content {
    case .fill: subitems.isEmpty ? nil : subitems[index % subitems.count]
    case .repeating(_, let count), .sharing(_, let count): index < count ? subitems[0] : nil
    case .custom: nil
    }
  }

  /// The same group with a number of points along an axis.
  fileprivate func withLength(_ length: CGFloat, along axis: Axis) -> NSCollectionLayoutGroup {
    let points = NSCollectionLayoutDimension.absolute(length)
    let size = NSCollectionLayoutSize(
      widthDimension: axis == .horizontal ? points : layoutSize.widthDimension,
      heightDimension: axis == .vertical ? points : layoutSize.heightDimension)
    let copy = NSCollectionLayoutGroup(size, content, subitems)
    (copy.interItemSpacing, copy.contentInsets, copy.supplementaryItems) = (
      interItemSpacing, contentInsets, attachedItems
    )
    return copy
  }
}
