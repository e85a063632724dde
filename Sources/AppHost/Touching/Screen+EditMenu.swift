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
    guard let menu = editMenu else { throw ScreenError("no menu of editing is shown") }
    guard let leaf = menu.leaf(titled: title) else {
      throw ScreenError("the menu of editing has no entry \"\(title)\" that can be chosen")
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
  /// - Throws: ``ScreenError`` if no interaction of a view has a menu open.
  public func tapMenuPreview() throws {
    let interactions = run { searched.flatMap(\.interactions).compactMap { $0 as? UIContextMenuInteraction } }
    guard let interaction = interactions.first(where: { $0.menu != nil }) else { throw ScreenError("no menu is open") }
    openedMenu = nil
    run { _ = interaction.commit() }
  }

  private var editInteraction: UIEditMenuInteraction? {
    searched.lazy.flatMap(\.interactions).compactMap { $0 as? UIEditMenuInteraction }.first { $0.menu != nil }
  }
}
