import Geometry
import InterfaceBuilder

/// What of a view the program decides, so that a finding about it may not come true.
extension LaidOutView {
  /// What holds for any finding about the view's place or size along an axis: the view is not seen before the program shows it, or
  /// its cell gets that extent from code. Nil where the document decides.
  func generalCondition(in scene: LaidOutScene, along axis: Axis = .vertical) -> String? {
    if !isShown { return "the view is hidden until the app's code shows the view" }
    return scene.enclosingCell(of: self).flatMap { $0.conditionOfCell(along: axis, in: scene) }
  }

  /// Who decides the extent of this cell, if the document does not: nil for a view that is none. A row is as wide as its table,
  /// which decides its height; a collection view decides both.
  func conditionOfCell(along axis: Axis, in scene: LaidOutScene) -> String? {
    guard isCell, hasOpenSize(in: scene) else { return nil }
    if kind != .tableViewCell { return "the collection view sets the size of the cell" }
    return axis == .vertical ? "the table view sets the height of the row" : nil
  }

  /// Whether a table or a collection view places the view.
  fileprivate var isCell: Bool {
    kind == .tableViewCell || kind == .collectionViewCell || kind == .collectionReusableView
  }

  /// Whether nothing in the document gives the cell its size: it stands alone in a xib, or its table asks a delegate.
  private func hasOpenSize(in scene: LaidOutScene) -> Bool {
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

  /// That the text of the view was measured with another font than its own, and the amount in points, which depends on its width,
  /// could be owed to that. A stored frame much narrower than the text shows that Xcode had the font, as where a word stands for an
  /// icon; without one, 15 percent are as much as widths of fonts differ.
  func conditionOfFont(for amount: Double) -> String? {
    guard let fit = report.textFit, !fit.isMeasured, let designed = element?.element.frame else { return nil }
    let isWord = !fit.text.contains(where: \.isWhitespace)
    let isIcon = isWord && designed.width < 0.8 * fit.needed.width && report.frame.width > 1.2 * designed.width
    return isIcon || amount < 0.15 * fit.needed.width
      ? "the project does not contain the font of the text" : nil
  }

  /// A constraint that places or sizes the view, or what it lies in, along the axis, and that the program can change by an outlet.
  func conditionOfOutlets(along axis: Axis, in scene: LaidOutScene) -> String? {
    var next: LaidOutView? = self
    while let view = next, view.parent != nil {
      let own = view.element.map { scene.document.constraints(on: $0.element.id) } ?? []
      let changeable = own.contains { constraint in
        !scene.document.outletNames(of: constraint.id).isEmpty
          && constraint.attribute(of: view.report.id ?? "")?.axis == axis
          // What ties a subview to an edge of its superview places the subview.
          && (constraint.ownerID != view.report.id || constraint.secondAttribute == nil)
      }
      if changeable { return "the app's code can change a constraint through an outlet" }
      next = scene.superview(of: view)
    }
    return nil
  }
}

extension LaidOutView {
  /// Whether UIKit places the view, whatever frame the document stores: a bar its items, a cell with a style the labels that
  /// belong to the style, none of which it lets run into the other.
  func isPlacedByUIKit(in scene: LaidOutScene) -> Bool {
    if let id = report.id, scene.enclosingCell(of: self)?.element?.placedParts.contains(id) ?? false { return true }
    var next: LaidOutView? = self
    while let view = next {
      if [.navigationBar, .tabBar, .toolbar].contains(view.kind) { return view.index != index }
      if let role = view.element?.element.role, role == .barItem || role == .titleView { return true }
      next = scene.superview(of: view)
    }
    return false
  }
}

extension LaidOutScene {
  /// The table or collection view cell that the view is in; nil for one in no cell.
  func enclosingCell(of view: LaidOutView) -> LaidOutView? {
    var next: LaidOutView? = view
    while let view = next {
      if view.isCell { return view }
      next = superview(of: view)
    }
    return nil
  }
}

extension LaidOutScene {
  /// Whether the view is in the header or the footer of a table, or is it: nobody but the program gives these another height than the
  /// one that they were drawn with.
  func isInHeaderOrFooterOfTable(_ view: LaidOutView) -> Bool {
    var next: LaidOutView? = view
    while let outer = next {
      if let role = outer.element?.element.role, role == .header || role == .footer { return true }
      next = superview(of: outer)
    }
    return false
  }
}

extension LintedDocument {
  /// Whether the view has an outlet of the name, such as `delegate`.
  func hasOutlet(_ name: String, on view: ViewElement) -> Bool {
    view.element.child("connections")?.children("outlet").contains { $0["property"] == name } ?? false
  }
}
