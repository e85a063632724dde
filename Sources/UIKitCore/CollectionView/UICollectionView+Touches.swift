/// What the user does with items: select and deselect.
extension UICollectionView {
  private var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  private func item(at place: CGPoint) -> (path: IndexPath, cell: UICollectionViewCell)? {
    for (element, view) in elements.shown where element.category == .cell && view.frame.contains(place) {
      if let cell = view as? UICollectionViewCell { return (element.path, cell) }
    }
    return nil
  }

  /// What a long press at a point asks for; nil without an item there.
  package func contextMenu(at place: CGPoint) -> UIContextMenuConfiguration? {
    item(at: place).flatMap {
      itemDelegate?.collectionView(self, contextMenuConfigurationForItemsAt: [$0.path], point: place)
    }
  }

  /// Opens the menu of the item at a point; nil if there is none.
  package func openContextMenu(at place: CGPoint) -> UIMenu? {
    closeContextMenu()
    guard let configuration = contextMenu(at: place), let menu = configuration.makeMenu() else { return nil }
    madeListState.menu = configuration
    itemDelegate?.collectionView(self, willDisplayContextMenu: configuration, animator: nil)
    window?.openedMenu = OpenMenu(menu, beside: item(at: place)?.cell ?? self)
    return menu
  }
  /// Does what a tap on the preview beside the open menu does; false if no menu is open.
  package func commitContextMenu() -> Bool {
    guard let configuration = listState?.menu else { return false }
    let animator = MenuAnimator(previewing: configuration.makePreview())
    itemDelegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    closeContextMenu()
    animator.run()
    return true
  }
  package func closeContextMenu() {
    guard let configuration = listState?.menu else { return }
    listState?.menu = nil
    if window?.openedMenu?.control == nil { window?.openedMenu = nil }
    itemDelegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: nil)
  }

  private var letsFingersSelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  func fingerCameDown(at place: CGPoint) {
    // The first tap beside the buttons of a row does nothing but close them.
    if listState?.swipedItem != nil { return closeSwipedItem() }
    guard letsFingersSelect, let (path, cell) = item(at: place),
      itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    touchedItem = path
    cell.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  func fingerWasLifted(at place: CGPoint) {
    guard let path = unhighlight(), item(at: place)?.path == path else { return }
    if let cell = cellForItem(at: path) as? UICollectionViewListCell, cell.expandsByTap { return cell.toggleOutline() }
    let isMultiple = selectsMany
    if indexPathsForSelectedItems?.contains(path) == true, isMultiple {
      guard itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: false)
      itemDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    let old = isMultiple ? [] : (indexPathsForSelectedItems ?? []).filter { $0 != path }
    selectItem(at: path, animated: false)
    for path in old { itemDelegate?.collectionView(self, didDeselectItemAt: path) }
    itemDelegate?.collectionView(self, didSelectItemAt: path)
    // Source: Apple's documentation of primary actions: they follow the selection of a single item that extends no other.
    if indexPathsForSelectedItems == [path],
      itemDelegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false
    {
      itemDelegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
    if let cell = cellForItem(at: path) { cell.selectionSegue?.perform(from: cell) }
  }

  @discardableResult
  func unhighlight() -> IndexPath? {
    guard let path = touchedItem else { return nil }
    touchedItem = nil
    cellForItem(at: path)?.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
    return path
  }
}

extension UICollectionView: ScrollsSections {
  func beginsSectionDrag(at place: CGPoint, by distance: CGPoint) -> Bool {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.beginsDrag(at: place, by: distance) ?? false
  }
  func sectionDrag(_ state: UIGestureRecognizer.State, by distance: CGPoint, velocity: CGPoint) {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.drag(state, by: distance, velocity: velocity)
  }
}

extension UICollectionView: ListOfSwipes, ListOfMany {
  func editingDidChange() {
    closeSwipedItem()
    for path in indexPathsForSelectedItems ?? [] { deselectItem(at: path, animated: false) }
    for case let cell as UICollectionViewCell in elements.shown.values { cell.stateDidChange() }
    setNeedsLayout()
  }

  // MARK: Swipes over rows of a list

  private func actions(of path: IndexPath, by distance: CGPoint) -> UISwipeActionsConfiguration? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let swipes = layout.section(path.section)?.swipes
    else { return nil }
    let isTrailing = (distance.x < 0) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return isTrailing ? swipes.trailing?(path) : swipes.leading?(path)
  }

  func offersSwipe(at place: CGPoint, by distance: CGPoint) -> Bool {
    guard abs(distance.x) > abs(distance.y), !isEditing, let (path, _) = item(at: place) else { return false }
    return actions(of: path, by: distance)?.actions.isEmpty == false
  }

  func userDidSwipe(at place: CGPoint, by distance: CGPoint) {
    closeSwipedItem()
    guard let (path, cell) = item(at: place), let configuration = actions(of: path, by: distance),
      !configuration.actions.isEmpty
    else { return }
    let view = SwipeActionsView(configuration, isAtRight: distance.x < 0) { [weak self] in self?.closeSwipedItem() }
    view.frame = cell.bounds
    cell.addSubview(view)
    madeListState.swipedItem = (path, view)
    cell.stateDidChange()
  }

  func swipeEnded(after distance: CGPoint) { listState?.swipedItem?.view.performFirst(after: distance) }

  func closeSwipedItem() {
    guard let swiped = listState?.swipedItem else { return }
    listState?.swipedItem = nil
    let cell = swiped.view.superview as? UICollectionViewCell
    swiped.view.removeFromSuperview()
    cell?.stateDidChange()
  }

  // MARK: Two fingers that select

  func beginsMultipleSelection(at place: CGPoint) -> Bool {
    guard allowsMultipleSelectionDuringEditing || !isEditing && allowsMultipleSelection,
      let (path, _) = item(at: place),
      itemDelegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) == true
    else { return false }
    if !isEditing, allowsMultipleSelectionDuringEditing { isEditing = true }
    madeListState.selectionStart = path
    itemDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
    return true
  }

  func selectsMany(at place: CGPoint) {
    guard let start = listState?.selectionStart, let (end, _) = item(at: place) else { return }
    for path in indexPathsForVisibleItems where min(start, end) <= path && path <= max(start, end) {
      guard indexPathsForSelectedItems?.contains(path) != true,
        itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true
      else { continue }
      selectItem(at: path, animated: false)
      itemDelegate?.collectionView(self, didSelectItemAt: path)
    }
  }

  func endsMultipleSelection() {
    guard listState?.selectionStart != nil else { return }
    listState?.selectionStart = nil
    itemDelegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }
}
