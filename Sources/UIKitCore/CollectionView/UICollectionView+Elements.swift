/// The views of a collection view: those that are shown, and those that wait to be used again.
@MainActor
struct CollectionElements {
  /// For what a view is registered.
  enum Place: Hashable {
    case cell(String)
    case supplementary(String, String)
    case decoration(String)

    /// Where a view that was shown as an element waits; nil for one that was made without a collection view.
    @MainActor init?(_ element: UICollectionView.Element, _ view: UICollectionReusableView) {
      switch element.category {
      case .decorationView: self = .decoration(element.kind)
      case .cell:
        guard let identifier = view.reuseIdentifier else { return nil }
        self = .cell(identifier)
      case .supplementaryView:
        guard let identifier = view.reuseIdentifier else { return nil }
        self = .supplementary(element.kind, identifier)
      }
    }
  }

  var sources: [Place: ReusableViews.Source] = [:]
  var idle: [Place: [UICollectionReusableView]] = [:]
  var shown: [UICollectionView.Element: UICollectionReusableView] = [:]
  /// Of the views that are shown, those that are not among the cells.
  var zIndexes: [UICollectionView.Element: Int] = [:]
}

/// Shows what the layout places within the bounds:
/// 1. the layout prepares itself if it has to and says what lies within the bounds;
/// 2. views of anything else wait to be used again; missing views are made; all get their places;
/// 3. views whose size is an estimate, and that were not asked since their content or their width changed, say their size;
///    the layout is told all sizes at once, and the first step follows again while there are any.
extension UICollectionView {
  /// More rounds than it takes: each one asks views that were not asked before, and fewer of them, because the views
  /// that were measured fill the bounds. It stops views that want another size whenever they get one.
  private static let maximumRounds = 40

  func layOutElements() {
    for _ in 0..<Self.maximumRounds {
      collectionViewLayout.prepareIfNeeded()
      contentSize = collectionViewLayout.collectionViewContentSize
      let present = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
      (collectionViewLayout as? UICollectionViewCompositionalLayout)?.callHandlers(of: present)
      show(present)
      guard fit(present) else { return }
    }
  }

  // MARK: Step 2

  private func show(_ present: [UICollectionViewLayoutAttributes]) {
    let wanted = Set(present.map(Element.init))
    for element in elements.shown.keys where !wanted.contains(element) { putBack(element) }
    for attributes in present {
      let element = Element(attributes)
      let known = elements.shown[element]
      guard let view = known ?? makeView(element) else { continue }
      elements.shown[element] = view
      place(view, movedAttributes(attributes))
      if view.superview !== self || elements.zIndexes[element] ?? 0 != attributes.zIndex {
        elements.zIndexes[element] = attributes.zIndex == 0 ? nil : attributes.zIndex
        insert(view, attributes.zIndex)
      }
      guard known == nil else { continue }
      if batchIsShown { askForAppearance(of: element) }
      guard let cell = view as? UICollectionViewCell else {
        if element.category == .supplementaryView {
          itemDelegate?.collectionView(
            self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.path)
        }
        continue
      }
      listState?.prefetched.remove(element.path)
      if let list = cell as? UICollectionViewListCell, let outline = dataSource as? any OutlineSource {
        let level = outline.level(at: element.path)
        if level > 0 || list.takesLevels { (list.takesLevels, list.indentationLevel) = (level > 0, level) }
      }
      // One that is used again may have been selected for another item.
      cell.isSelected = indexPathsForSelectedItems?.contains(element.path) == true
      itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
      cell.configureOnce()
    }
  }

  /// Asks where a view beside the items comes from that a batch brings; it is in its place at once.
  private func askForAppearance(of element: Element) {
    switch element.category {
    case .cell: break
    case .supplementaryView:
      _ = collectionViewLayout.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: element.kind, at: element.path)
    case .decorationView:
      _ = collectionViewLayout.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: element.kind, at: element.path)
    }
  }

  /// Asks where a view beside the items goes to that a batch takes away; it is gone at once.
  private func askForDisappearance(of element: Element) {
    switch element.category {
    case .cell: break
    case .supplementaryView:
      _ = collectionViewLayout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: element.kind, at: element.path)
    case .decorationView:
      _ = collectionViewLayout.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: element.kind, at: element.path)
    }
  }

  private var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  private func makeView(_ element: Element) -> UICollectionReusableView? {
    switch element.category {
    case .cell: dataSource?.collectionView(self, cellForItemAt: element.path)
    case .supplementaryView:
      dataSource?.collectionView(self, viewForSupplementaryElementOfKind: element.kind, at: element.path)
    case .decorationView:
      dequeue(.decoration(element.kind), element.kind) ?? collectionViewLayout.makeDecoration(ofKind: element.kind)
    }
  }

  private func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    if view.transform != attributes.transform { view.transform = attributes.transform }
    if attributes.transform.isIdentity {
      view.frame = attributes.frame
    } else {
      (view.bounds.size, view.center) = (attributes.size, attributes.center)
    }
    view.isHiddenByLayout = attributes.isHidden
    view.alpha = attributes.alpha
    (view as? UICollectionViewListCell)?.surroundings = attributes.list
    view.apply(attributes)
  }

  /// Behind the first view that is shown and has a greater index. Linear in the views only if some have one.
  private func insert(_ view: UICollectionReusableView, _ zIndex: Int) {
    if zIndex < 0 {
      let behind = backgroundView?.superview === self ? 1 : 0
      return insertSubview(view, at: behind + elements.zIndexes.values.count { $0 < zIndex })
    }
    let higher = elements.zIndexes.filter { $0.value > zIndex }.compactMap { elements.shown[$0.key] }
    let views = Set(higher.map(ObjectIdentifier.init))
    if !views.isEmpty, let first = subviews.first(where: { views.contains(ObjectIdentifier($0)) }) {
      insertSubview(view, belowSubview: first)
    } else {
      addSubview(view)
    }
  }

  func putBack(_ element: Element) {
    elements.zIndexes[element] = nil
    guard let view = elements.shown.removeValue(forKey: element) else { return }
    if batchIsShown { askForDisappearance(of: element) }
    if listState?.swipedItem?.path == element.path, element.category == .cell { closeSwipedItem() }
    view.removeFromSuperview()
    view.fittedFor = nil
    if let place = CollectionElements.Place(element, view) { elements.idle[place, default: []].append(view) }
    guard let cell = view as? UICollectionViewCell else {
      if element.category == .supplementaryView {
        itemDelegate?.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind, at: element.path)
      }
      return
    }
    itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
  }

  // MARK: Step 3

  /// Makes the layout ask the views that are shown for their sizes again.
  func forgetFittedSizes() {
    for view in elements.shown.values { view.fittedFor = nil }
  }

  /// Whether any view wants a size that the layout has to be told.
  private func fit(_ present: [UICollectionViewLayoutAttributes]) -> Bool {
    var hasChanges = false
    for attributes in present where !attributes.estimatedAxes.isEmpty {
      let circumstances = UICollectionReusableView.FittedFor(attributes)
      guard let view = elements.shown[circumstances.element], view.fittedFor != circumstances else { continue }
      let preferred = view.preferredLayoutAttributesFitting(attributes.duplicate())
      view.fittedFor = circumstances
      let layout = collectionViewLayout
      guard
        layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      else { continue }
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
      hasChanges = true
    }
    return hasChanges
  }
}
