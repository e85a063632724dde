import UIKit

/// Menus that are open: a test asks for one and chooses from it, or taps its rows.
extension Screen {
  /// Does what a long press on the view does: the interactions of the view and of those around it, and the delegates of tables and
  /// collection views, are asked for a menu; the innermost counts.
  ///
  /// - Throws: ``ScreenError`` if there is no such view, or nobody gives a menu.
  @discardableResult
  public func openMenu(_ query: Query) throws -> UIMenu {
    let view = try reveal(query)
    let menu: UIMenu? = run {
      let place = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      var present: UIView? = view
      while let around = present {
        if let menu = around.menu(at: view.convert(place, to: around)) { return menu }
        present = around.superview
      }
      return nil
    }
    guard let menu else { throw ScreenError("\(query) has no context menu") }
    return menu
  }

  /// Chooses an entry of the menu that ``openMenu(_:)`` has opened, also one of a menu inside of it.
  ///
  /// - Throws: ``ScreenError`` if no menu is open, or it has no enabled entry with the title.
  public func chooseFromMenu(_ title: String) throws {
    guard let owner = run({ windows.first { $0.openedMenu != nil } }), let menu = run({ owner.openedMenu?.menu }) else {
      throw ScreenError("no menu is open")
    }
    guard let action = menu.leaf(titled: title) else {
      throw ScreenError("the menu has no enabled item \"\(title)\"")
    }
    run { owner.choose(action, sender: firstResponder ?? topController ?? window) }
  }
}

extension UIMenu {
  /// The first entry with a title, also in menus inside and among those that came later, that can be chosen.
  func leaf(titled title: String) -> (any UIMenuLeaf)? { UIMenu.leaf(titled: title, in: children) }

  private static func leaf(titled title: String, in elements: [UIMenuElement]) -> (any UIMenuLeaf)? {
    for element in elements {
      if let leaf = element as? any UIMenuLeaf, leaf.title == title,
        leaf.attributes.isDisjoint(with: [.disabled, .hidden])
      {
        return leaf
      }
      let inside = (element as? UIMenu)?.children ?? (element as? UIDeferredMenuElement)?.elements ?? []
      if let found = leaf(titled: title, in: inside) { return found }
    }
    return nil
  }
}

extension UIView {
  /// What a long press at a point of the view asks for.
  fileprivate func menu(at place: CGPoint) -> UIMenu? {
    if let menu = (self as? UIControl)?.openMenu() { return menu }
    for case let interaction as UIContextMenuInteraction in interactions {
      if let menu = interaction.open(at: place) { return menu }
    }
    switch self {
    case let table as UITableView: return table.openContextMenu(at: place)
    case let collection as UICollectionView: return collection.openContextMenu(at: place)
    default: return nil
    }
  }
}
