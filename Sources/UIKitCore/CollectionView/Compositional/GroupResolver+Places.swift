import Geometry

/// Step 4: what is left of a group is spread over its flexible spaces, and its children get their places.
extension GroupResolver {
  /// Step 4.
  func place(
    _ children: [Child], of group: NSCollectionLayoutGroup, along axis: Axis, _ inner: CGSize,
    _ insets: NSDirectionalEdgeInsets, first: Int, _ places: inout [LaidOutGroup.Place]
  ) {
    let gap = group.interItemSpacing
    var flexible = gap?.isFlexibleSpacing == true ? children.count - 1 : 0
    for child in children { flexible += child.item.edgeSpacing?.flexibleCount(axis) ?? 0 }
    let left = max(0, inner[axis] - used(children, of: group, along: axis))
    let share: CGFloat = flexible > 0 ? left / CGFloat(flexible) : 0
    var along = insets.start(axis)
    for (index, child) in children.enumerated() {
      let edges = child.item.edgeSpacing
      if index > 0 { along += (gap?.spacing ?? 0) + (gap?.isFlexibleSpacing == true ? share : 0) }
      along += edges?.start(axis).length(with: share) ?? 0
      var origin = CGPoint.zero
      origin[axis] = along
      origin[axis.other] = insets.start(axis.other) + before(child, axis.other, in: inner)
      add(child, at: origin, first: first, &places)
      along += child.size[axis] + (edges?.end(axis).length(with: share) ?? 0)
    }
  }

  /// The room before a child across the group, where it has all that is left to itself.
  private func before(_ child: Child, _ axis: Axis, in inner: CGSize) -> CGFloat {
    guard let edges = child.item.edgeSpacing else { return 0 }
    let left = max(0, inner[axis] - child.size[axis] - edges.least(axis))
    let count = edges.flexibleCount(axis)
    return edges.start(axis).length(with: count > 0 ? left / CGFloat(count) : 0)
  }

  private func add(_ child: Child, at origin: CGPoint, first: Int, _ places: inout [LaidOutGroup.Place]) {
    let offset = child.first - first
    if child.item is NSCollectionLayoutGroup {
      for var place in child.content.places {
        place.frame.origin.x += origin.x
        place.frame.origin.y += origin.y
        place.item += offset
        places.append(place)
      }
      return
    }
    guard var place = child.content.places.first else { return }
    let insets = child.item.effectiveInsets
    place.frame = CGRect(
      origin: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top), size: child.size.inset(by: insets))
    place.item = offset
    places.append(place)
    attach(child.item.supplementaryItems, to: place.frame, first: child.first, offset, &places)
  }

  func attach(
    _ items: [NSCollectionLayoutSupplementaryItem], to rect: CGRect, first: Int, _ offset: Int,
    _ places: inout [LaidOutGroup.Place]
  ) {
    for item in items {
      var size = item.layoutSize.resolved(in: rect.size)
      let estimated = item.layoutSize.estimatedAxes
      if let asked = measuredAttachment(item.elementKind, first) { for axis in estimated { size[axis] = asked[axis] } }
      places.append(
        LaidOutGroup.Place(
          frame: item.frame(of: size, on: rect), item: offset, zIndex: item.zIndex, estimatedAxes: estimated,
          kind: item.elementKind))
    }
  }
}

extension NSCollectionLayoutEdgeSpacing {
  fileprivate func flexibleCount(_ axis: Axis) -> Int {
    [start(axis), end(axis)].count { $0?.isFlexibleSpacing == true }
  }
}

extension NSCollectionLayoutSpacing? {
  /// Points, if each flexible room gets a share.
  @MainActor fileprivate func length(with share: CGFloat) -> CGFloat {
    guard let self else { return 0 }
    return self.spacing + (self.isFlexibleSpacing ? share : 0)
  }
}
