import UIKit

/// Menus of editing, and previews of context menus.
extension Screen {
  /// The menu of editing that is shown: of a ``UIEditMenuInteraction``, or of ``UIMenuController``; nil for none.
  public var editMenu: UIMenu? {
    run { editInteraction?.menu ?? window.flatMap { UIMenuController.shared.menu(in: $0) } }
  }

  /// Chooses from the menu of editing, which is hidden then.
  ///
  /// - Throws: ``ScreenError`` if none is shown, or it has no entry with the title that can be chosen.
  public func chooseFromEditMenu(_ title: String) throws {
    guard let menu = editMenu else { throw ScreenError("no edit menu is open") }
    guard let leaf = menu.leaf(titled: title) else {
      throw ScreenError("the edit menu has no enabled item \"\(title)\"")
    }
    run {
      if let interaction = editInteraction {
        let first = firstResponder ?? interaction.view
        interaction.dismissMenu()
        leaf.performWithSender(first, target: nil)
      } else if let command = leaf as? UICommand {
        UIMenuController.shared.choose(command)
      }
    }
  }

  /// Taps the preview beside the context menu that ``openMenu(_:)`` has opened, which closes the menu.
  ///
  /// - Throws: ``ScreenError`` if no interaction of a view, row or item has a menu open.
  public func tapMenuPreview() throws {
    let didCommit = run {
      let views = searched
      let interactions = views.flatMap(\.interactions).compactMap { $0 as? UIContextMenuInteraction }
      if let interaction = interactions.first(where: { $0.menu != nil }) { return interaction.commit() }
      return views.contains {
        ($0 as? UITableView)?.commitContextMenu() ?? ($0 as? UICollectionView)?.commitContextMenu() ?? false
      }
    }
    guard didCommit else { throw ScreenError("no menu is open") }
  }

  private var editInteraction: UIEditMenuInteraction? {
    searched.lazy.flatMap(\.interactions).compactMap { $0 as? UIEditMenuInteraction }.first { $0.menu != nil }
  }
}
