import InterfaceBuilder

/// What of a view the program decides, so that a finding about it may not come true.
extension LaidOutView {
  /// What holds for any finding about the view's place or size: the view is not seen before the program shows it, or its row gets
  /// its height from code. Nil where the document decides.
  func generalCondition(in scene: LaidOutScene) -> String? {
    if !isShown { return "the view is hidden until the program shows it" }
    if let cell = scene.enclosingCell(of: self), cell.hasOpenHeight(in: scene) {
      return "the table decides the height of the row"
    }
    return nil
  }

  /// Whether nothing in the document gives the row its height: the cell stands alone in a xib, or its table asks a delegate.
  fileprivate func hasOpenHeight(in scene: LaidOutScene) -> Bool {
    guard let element = element?.element else { return false }
    if element.role == .root { return true }
    var outer = scene.superview(of: self)
    while let view = outer {
      if view.kind == .tableView || view.kind == .collectionView {
        return view.element.map { scene.document.hasOutlet("delegate", on: $0.element) } ?? false
      }
      outer = scene.superview(of: view)
    }
    return false
  }
}

extension LaidOutScene {
  /// The table or collection view cell that the view is in; nil for one in no cell.
  func enclosingCell(of view: LaidOutView) -> LaidOutView? {
    var next: LaidOutView? = view
    while let view = next {
      if view.kind == .tableViewCell || view.kind == .collectionViewCell || view.kind == .collectionReusableView {
        return view
      }
      next = superview(of: view)
    }
    return nil
  }
}

extension LintedDocument {
  /// Whether the view has an outlet of the name, such as `delegate`.
  func hasOutlet(_ name: String, on view: ViewElement) -> Bool {
    view.element.child("connections")?.children("outlet").contains { $0["property"] == name } ?? false
  }
}
