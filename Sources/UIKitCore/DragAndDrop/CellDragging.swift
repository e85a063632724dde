/// What a drag does with a cell: kept by the few cells that one has to do with.
@MainActor
package final class CellDragging {
  package var drag = UICellConfigurationState.DragState.none
  package var drop = UICellConfigurationState.DropState.none
  var mayBeTouched = false

  fileprivate static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

extension UIView {
  /// Nil until a drag has to do with the cell.
  var cellDragging: CellDragging? { objc_getAssociatedObject(self, CellDragging.key) as? CellDragging }
  var madeCellDragging: CellDragging {
    if let cellDragging { return cellDragging }
    let made = CellDragging()
    objc_setAssociatedObject(self, CellDragging.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}

extension UICellConfigurationState {
  /// Takes what a drag does with the cell.
  @MainActor mutating func take(_ dragging: CellDragging?) {
    guard let dragging else { return }
    (cellDragState, cellDropState) = (dragging.drag, dragging.drop)
  }
}

extension UITableViewCell {
  /// Called when a finger that drags has lifted the cell, moves with it, or has let go.
  package func drag(_ state: UICellConfigurationState.DragState) {
    guard state != cellDragging?.drag ?? .none else { return }
    madeCellDragging.drag = state
    dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
    stateDidChange()
  }

  /// Called when a finger that drags comes over the list of the cell, over the cell, or leaves.
  package func drop(_ state: UICellConfigurationState.DropState) {
    guard state != cellDragging?.drop ?? .none else { return }
    madeCellDragging.drop = state
    stateDidChange()
  }
}

extension UICollectionViewCell {
  /// Called when a finger that drags has lifted the cell, moves with it, or has let go.
  package func drag(_ state: UICellConfigurationState.DragState) {
    guard state != cellDragging?.drag ?? .none else { return }
    madeCellDragging.drag = state
    dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
    stateDidChange()
  }

  /// Called when a finger that drags comes over the list of the cell, over the cell, or leaves.
  package func drop(_ state: UICellConfigurationState.DropState) {
    guard state != cellDragging?.drop ?? .none else { return }
    madeCellDragging.drop = state
    stateDidChange()
  }
}
