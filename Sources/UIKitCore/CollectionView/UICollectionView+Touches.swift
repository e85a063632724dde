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

  func fingerCameDown(at place: CGPoint) {
    guard allowsSelection, let (path, cell) = item(at: place),
      itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    touchedItem = path
    cell.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  func fingerWasLifted(at place: CGPoint) {
    guard let path = unhighlight(), item(at: place)?.path == path else { return }
    if indexPathsForSelectedItems?.contains(path) == true, allowsMultipleSelection {
      guard itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: false)
      itemDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    let old = allowsMultipleSelection ? [] : (indexPathsForSelectedItems ?? []).filter { $0 != path }
    selectItem(at: path, animated: false)
    for path in old { itemDelegate?.collectionView(self, didDeselectItemAt: path) }
    itemDelegate?.collectionView(self, didSelectItemAt: path)
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
