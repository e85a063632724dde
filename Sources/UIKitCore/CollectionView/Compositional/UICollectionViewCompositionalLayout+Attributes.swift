import Geometry

/// Places of the content as attributes. Those of sections count from the leading edge, those of attributes from the left.
extension UICollectionViewCompositionalLayout {
  /// Logarithmic in the numbers of sections and groups, and linear in the result.
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let rect = mirrored(rect)
    let (start, end) = scrollAxis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found: [UICollectionViewLayoutAttributes] = []
    var number = sections.partitioningIndex(where: { $0.end > start })
    while number < sections.count, sections[number].origin < end {
      let section = sections[number]
      for (index, item) in section.frames.section.decorationItems.enumerated() {
        found.append(attributes(of: item, index, in: section, number))
      }
      let lineShift = lineShift(of: section, number)
      for line in section.frames.lines(in: rect.offsetBy(dx: -lineShift.x, dy: -lineShift.y)) {
        for place in line.group.places {
          let frame = frame(of: place, in: line, lineShift)
          if frame.intersects(rect) { found.append(attributes(of: place, in: line, number, frame)) }
        }
      }
      for boundary in section.frames.boundaries {
        found.append(attributes(of: boundary, IndexPath(item: boundary.index, section: number), section))
      }
      number += 1
    }
    for boundary in boundaries { found.append(attributes(of: boundary, IndexPath(index: boundary.index), nil)) }
    let asked = mirrored(rect)
    return found.filter { $0.frame.intersects(asked) }
  }

  func attributes(ofItem path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard let line = section.frames.line(ofItem: path.item),
      let place = line.group.places.first(where: { $0.kind == nil && line.first + $0.item == path.item })
    else { return nil }
    return attributes(
      of: place, in: line, path.section, frame(of: place, in: line, lineShift(of: section, path.section)))
  }

  func attributes(ofView kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2 else {
      return boundaries.first { $0.item.elementKind == kind && $0.index == path.first }
        .map { attributes(of: $0, path, nil) }
    }
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    if let boundary = section.frames.boundaries.first(where: { $0.item.elementKind == kind && $0.index == path.item }) {
      return attributes(of: boundary, path, section)
    }
    guard let line = section.frames.line(ofItem: path.item),
      let place = line.group.places.first(where: { $0.kind == kind && line.first + $0.item == path.item })
    else { return nil }
    return attributes(
      of: place, in: line, path.section, frame(of: place, in: line, lineShift(of: section, path.section)))
  }

  func attributes(ofDecoration kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    let items = section.frames.section.decorationItems
    guard items.indices.contains(path.item), items[path.item].elementKind == kind else { return nil }
    return attributes(of: items[path.item], path.item, in: section, path.section)
  }

  // MARK: One element

  private func attributes(
    of place: LaidOutGroup.Place, in line: SectionFrames.Line, _ section: Int, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: line.first + place.item, section: section)
    let made = make(place.kind == nil ? .cell : .supplementaryView, place.kind, path, frame)
    (made.zIndex, made.estimatedAxes) = (place.zIndex, place.estimatedAxes)
    made.list = sections[section].frames.section.list
    return made
  }

  private func attributes(
    of boundary: SectionFrames.Boundary, _ path: IndexPath, _ section: PlacedSection?
  ) -> UICollectionViewLayoutAttributes {
    let shift = section.map(shift) ?? .zero
    var frame = boundary.frame.offsetBy(dx: shift.x, dy: shift.y)
    if boundary.item.pinToVisibleBounds { frame = pinned(frame, boundary.item.side, section) }
    let made = make(.supplementaryView, boundary.item.elementKind, path, frame)
    (made.zIndex, made.estimatedAxes) = (boundary.item.zIndex, boundary.item.layoutSize.estimatedAxes)
    made.list = section?.frames.section.list
    return made
  }

  private func attributes(
    of item: NSCollectionLayoutDecorationItem, _ index: Int, in section: PlacedSection, _ number: Int
  ) -> UICollectionViewLayoutAttributes {
    let (shift, insets) = (shift(of: section), item.contentInsets)
    let size = section.frames.size.inset(by: insets)
    let frame = CGRect(x: shift.x + insets.leading, y: shift.y + insets.top, width: size.width, height: size.height)
    let made = make(.decorationView, item.elementKind, IndexPath(item: index, section: number), frame)
    made.zIndex = item.zIndex
    return made
  }

  private func make(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let made = (type ?? UICollectionViewLayoutAttributes.self).init()
    (made.representedElementCategory, made.representedElementKind, made.indexPath) = (category, kind, path)
    made.frame = onPixels(mirrored(frame))
    return made
  }

  // MARK: Coordinates

  /// With each edge at the nearest pixel, so that neighbors touch; a flow layout leaves places as they are. Groups follow each other in
  /// exact lengths.
  ///
  /// Source: a simulator of iOS 26.1 at two pixels a point, where a group of 282.9375 points is 283 high and the next one, 16 below it,
  /// begins at 299. Of shares of a width no sample is known (DEVIATIONS.md, 223).
  private func onPixels(_ rect: CGRect) -> CGRect {
    CGRect(Rect(rect).roundedToPixels(scale: Double(collectionView?.layoutScreen.scale ?? 1)))
  }

  private func shift(of section: PlacedSection) -> CGPoint {
    var shift = CGPoint.zero
    shift[scrollAxis] = section.origin
    return shift
  }

  /// The same for groups, which the section may have scrolled by itself.
  private func lineShift(of section: PlacedSection, _ number: Int) -> CGPoint {
    var shift = shift(of: section)
    shift[scrollAxis.other] -= offset(ofSection: number)
    return shift
  }

  private func frame(of place: LaidOutGroup.Place, in line: SectionFrames.Line, _ shift: CGPoint) -> CGRect {
    place.frame.offsetBy(dx: line.origin.x + shift.x, dy: line.origin.y + shift.y)
  }

  /// From leading to left coordinates, and back.
  private func mirrored(_ rect: CGRect) -> CGRect {
    guard surroundings?.isRightToLeft == true else { return rect }
    return CGRect(
      x: collectionViewContentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// In sight, but not outside of the section; of the content, if there is no section.
  private func pinned(_ frame: CGRect, _ side: NSDirectionalRectEdge, _ section: PlacedSection?) -> CGRect {
    guard let view = collectionView else { return frame }
    let visible = mirrored(view.bounds.inset(by: view.adjustedContentInset))
    let bounds = section.map { $0.origin...max($0.origin, $0.end) } ?? 0...max(0, collectionViewContentSize[scrollAxis])
    var frame = frame
    let (low, high) =
      scrollAxis == .vertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
    if side == (scrollAxis == .vertical ? .top : .leading) {
      frame.origin[scrollAxis] = min(max(frame.origin[scrollAxis], low), bounds.upperBound - frame.size[scrollAxis])
    } else if side == (scrollAxis == .vertical ? .bottom : .trailing) {
      frame.origin[scrollAxis] = max(min(frame.origin[scrollAxis], high - frame.size[scrollAxis]), bounds.lowerBound)
    }
    return frame
  }
}

extension Array {
  /// The index of the first element for which a condition holds that then holds for all after it. Logarithmic.
  func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = condition(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
