/// An item that is dragged to another place of its collection view.
struct InteractiveMovement {
  /// The item, which keeps its path until the movement ends.
  let path: IndexPath
  /// Where it would be put down.
  var target: IndexPath
  /// The middle of the item, in points of the content.
  var position: CGPoint
}

extension UICollectionView {
  /// When items make room for one that is dragged.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate
    /// When the finger slows down, or rests.
    case fast, slow
  }

  var madeListState: ListState {
    if let listState { return listState }
    let made = ListState()
    listState = made
    return made
  }

  private var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  func beginMovement(_ path: IndexPath) -> Bool {
    cancelMovement()
    guard let dataSource, dataSource.collectionView(self, canMoveItemAt: path),
      let place = layoutAttributesForItem(at: path)
    else { return false }
    madeListState.movement = InteractiveMovement(path: path, target: path, position: place.center)
    cellForItem(at: path)?.stateDidChange()
    return true
  }

  func updateMovement(_ position: CGPoint) {
    guard let movement = listState?.movement else { return }
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: movement.path, withPosition: position)
    let target =
      proposed == movement.path
      ? proposed
      : itemDelegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.path, atCurrentIndexPath: movement.target,
        toProposedIndexPath: proposed) ?? proposed
    listState?.movement?.position = position
    listState?.movement?.target = target
    setNeedsLayout()
  }

  func endMovement() {
    guard let movement = listState?.movement else { return }
    putDown(movement)
    guard movement.target != movement.path else { return }
    dataSource?.collectionView(self, moveItemAt: movement.path, to: movement.target)
    // A diffable data source has shown the move.
    if listState?.movementIsShown == true {
      listState?.movementIsShown = false
    } else {
      moveItem(at: movement.path, to: movement.target)
    }
  }

  func cancelMovement() {
    if let movement = listState?.movement { putDown(movement) }
  }

  private func putDown(_ movement: InteractiveMovement) {
    listState?.movement = nil
    cellForItem(at: movement.path)?.stateDidChange()
    setNeedsLayout()
  }

  /// What a layout gives an item, with the place of the finger if it is dragged.
  func movedAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let movement = listState?.movement, attributes.representedElementCategory == .cell,
      attributes.indexPath == movement.path
    else { return attributes }
    return collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.path, withTargetPosition: movement.position)
  }
}
