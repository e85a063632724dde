import Geometry

/// Sections that scroll by themselves, across the direction of the layout. Each has an offset, by which its groups are moved; on iOS a scroll
/// view inside the collection view does that (DEVIATIONS.md, 466).
@MainActor
struct OrthogonalScrolling {
  /// Points from the leading or the upper end, by section; of sections that are where they began there is none.
  var offsets: [Int: CGFloat] = [:]
  /// The section that a finger drags, and its offset when the drag began.
  var drag: (section: Int, start: CGFloat)?
}

extension SectionFrames {
  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

  /// The offsets at which a finger lets the groups come to rest one by one; in ascending order.
  private var stops: [CGFloat] {
    let lines = lines(in: CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7))
    let isCentered = section.orthogonalScrollingBehavior == .groupPagingCentered
    return lines.map { line in
      isCentered
        ? line.origin[lineAxis] + line.group.size[lineAxis] / 2 - room.lowerBound
          - (room.upperBound - room.lowerBound) / 2
        : line.origin[lineAxis] - room.lowerBound
    }
  }

  /// The greatest offset: what there is to see beyond the container.
  var greatestOffset: CGFloat {
    guard isOrthogonal else { return 0 }
    let end = max(0, lineEnd - size[lineAxis])
    return section.orthogonalScrollingBehavior == .groupPagingCentered ? max(0, stops.last ?? end) : end
  }

  func limited(_ offset: CGFloat) -> CGFloat { min(max(0, offset), greatestOffset) }

  /// Where the groups come to rest that a finger has let go.
  ///
  /// - Parameters:
  ///   - released: The offset at which the finger was lifted.
  ///   - velocity: In points a second, towards greater offsets.
  func restingOffset(from start: CGFloat, released: CGFloat, velocity: CGFloat) -> CGFloat {
    let rate = section.orthogonalScrollingProperties.decelerationRate
    let isFast = rate == .fast || rate == .automatic && section.orthogonalScrollingBehavior.isPaging
    let factor = (isFast ? UIScrollView.DecelerationRate.fast : .normal).rawValue
    // A rate is per millisecond: the sum of the way is the speed divided by what is lost of it.
    let target = released + velocity * factor / (1 - factor) / 1000
    switch section.orthogonalScrollingBehavior {
    case .none, .continuous: return limited(target)
    case .continuousGroupLeadingBoundary: return limited(nearest(to: target, in: stops))
    case .paging:
      let length = max(1, size[lineAxis])
      let page = (start / length).rounded()
      return limited(min(max((target / length).rounded(), page - 1), page + 1) * length)
    case .groupPaging, .groupPagingCentered:
      let stops = stops
      guard let present = stops.indices.min(by: { abs(stops[$0] - start) < abs(stops[$1] - start) }),
        let wanted = stops.indices.min(by: { abs(stops[$0] - target) < abs(stops[$1] - target) })
      else { return limited(target) }
      return limited(stops[min(max(wanted, present - 1), present + 1)])
    }
  }

  private func nearest(to target: CGFloat, in stops: [CGFloat]) -> CGFloat {
    stops.min { abs($0 - target) < abs($1 - target) } ?? target
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  fileprivate var isPaging: Bool { self == .paging || self == .groupPaging || self == .groupPagingCentered }
}

extension UICollectionViewCompositionalLayout {
  /// By how much a section has scrolled by itself.
  func offset(ofSection number: Int) -> CGFloat {
    guard let offset = orthogonal.offsets[number], sections.indices.contains(number) else { return 0 }
    return offset
  }

  /// Scrolls a section by itself.
  func setOffset(_ offset: CGFloat, ofSection number: Int) {
    guard offset != self.offset(ofSection: number) else { return }
    orthogonal.offsets[number] = offset == 0 ? nil : offset
    collectionView?.setNeedsLayout()
  }

  /// Sections that have become shorter scroll back to their ends.
  func limitOffsets() {
    for (number, offset) in orthogonal.offsets where orthogonal.drag?.section != number {
      let limited = sections.indices.contains(number) ? sections[number].frames.limited(offset) : 0
      if limited != offset { orthogonal.offsets[number] = limited == 0 ? nil : limited }
    }
  }

  // MARK: A finger

  private func along(_ distance: CGPoint) -> CGFloat {
    let isVertical = scrollAxis == .horizontal
    return isVertical ? distance.y : surroundings?.isRightToLeft == true ? -distance.x : distance.x
  }

  /// Whether a finger at a place of the content that moves by a distance scrolls a section by itself, which then begins.
  func beginsDrag(at place: CGPoint, by distance: CGPoint) -> Bool {
    let axis = scrollAxis.other
    guard abs(distance[axis]) > abs(distance[axis.other]) else { return false }
    let position = place[scrollAxis]
    let number = sections.firstIndex { $0.frames.isOrthogonal && $0.origin <= position && position < $0.end }
    guard let number else { return false }
    let frames = sections[number].frames
    guard frames.greatestOffset > 0 || frames.section.orthogonalScrollingProperties.bounce == .always else {
      return false
    }
    orthogonal.drag = (number, offset(ofSection: number))
    return true
  }

  /// The section follows the finger, beyond its ends by half, and comes to rest when the finger is lifted.
  func drag(_ state: UIGestureRecognizer.State, by distance: CGPoint, velocity: CGPoint) {
    guard let drag = orthogonal.drag else { return }
    guard sections.indices.contains(drag.section) else {
      orthogonal.drag = nil
      return
    }
    let frames = sections[drag.section].frames
    switch state {
    case .began, .changed:
      let wished = drag.start - along(distance)
      let limited = frames.limited(wished)
      let bounces = frames.section.orthogonalScrollingProperties.bounce != .never
      setOffset(bounces ? limited + (wished - limited) / 2 : limited, ofSection: drag.section)
    case .ended, .cancelled:
      let released = offset(ofSection: drag.section)
      let speed = state == .ended ? -along(velocity) : 0
      orthogonal.drag = nil
      setOffset(
        frames.restingOffset(from: drag.start, released: released, velocity: speed), ofSection: drag.section)
    case .possible, .failed: break
    }
  }

  // MARK: A program

  /// Scrolls the section of an item by itself until the item lies at a position, or the shortest way without one.
  func reveal(_ path: IndexPath, _ position: UICollectionView.ScrollPosition) {
    guard path.count == 2, sections.indices.contains(path.section) else { return }
    let frames = sections[path.section].frames
    guard frames.isOrthogonal, let line = frames.line(ofItem: path.item),
      let place = line.group.places.first(where: { $0.kind == nil && line.first + $0.item == path.item })
    else { return }
    let axis = frames.lineAxis
    let (start, length) = (line.origin[axis] + place.frame.origin[axis], place.frame.size[axis])
    let present = offset(ofSection: path.section)
    let (low, high) = (frames.room.lowerBound, frames.room.upperBound)
    var target = present
    if position.contains(.centeredHorizontally) || position.contains(.centeredVertically) && axis == .vertical {
      target = start + length / 2 - (low + high) / 2
    } else if position.isAtStart(axis, isRightToLeft: surroundings?.isRightToLeft == true) {
      target = start - low
    } else if position.isAtEnd(axis, isRightToLeft: surroundings?.isRightToLeft == true) {
      target = start + length - high
    } else if start - present < low {
      target = start - low
    } else if start + length - present > high {
      target = start + length - high
    }
    setOffset(frames.limited(target), ofSection: path.section)
  }
}

extension UICollectionView.ScrollPosition {
  fileprivate func isAtStart(_ axis: Axis, isRightToLeft: Bool) -> Bool {
    axis == .vertical ? contains(.top) : contains(isRightToLeft ? .right : .left)
  }
  fileprivate func isAtEnd(_ axis: Axis, isRightToLeft: Bool) -> Bool {
    axis == .vertical ? contains(.bottom) : contains(isRightToLeft ? .left : .right)
  }
}
