import InterfaceBuilder

extension LintedDocument {
  /// The flow layout of the collection view that has the cell; nil for other views and layouts.
  func flowLayout(of view: LintedView) -> FlowLayoutElement? {
    guard view.element.kind == .collectionViewCell else { return nil }
    return superview(of: view)?.element.element.child(key: "collectionViewLayout").flatMap(FlowLayoutElement.init)
  }

  /// Whether the view is a cell, or the content view of one, in a flow layout that asks its cells for their sizes: the size in the
  /// document is only that of the drawing.
  func sizesItself(_ view: LintedView) -> Bool {
    let cell = view.element.role == .contentView ? superview(of: view) : view
    return cell.flatMap(flowLayout)?.estimatedItemSize != nil
  }
}
