/// Changes the menus of an app while they are built. A menu is named by its identifier; one that there is not changes nothing.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The main menu, or that of a context.
  var system: UIMenuSystem { get }
  /// The menu with an identifier; nil for none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action with an identifier; nil for none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command with an action and, if it has one, a property list; nil for none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts another menu in the place of one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Gives a menu other entries, made of the present ones.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu before another one, beside it.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu behind another one, beside it.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu first into another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu last into another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu with all that is in it.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
  /// The command with an action and without a property list.
  public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}

/// Builds a tree of menus.
final class MenuBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ system: UIMenuSystem, root: UIMenu) { (self.system, self.root) = (system, root) }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    first { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    first { ($0 as? UIAction)?.identifier == identifier } as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    let wanted = propertyList.map { String(describing: $0) }
    return first { element in
      guard let command = element as? UICommand, command.action == action else { return false }
      return command.propertyList.map { String(describing: $0) } == wanted
    } as? UICommand
  }

  private func first(where isWanted: (UIMenuElement) -> Bool) -> UIMenuElement? {
    func search(_ element: UIMenuElement) -> UIMenuElement? {
      if isWanted(element) { return element }
      for child in (element as? UIMenu)?.children ?? [] {
        if let found = search(child) { return found }
      }
      return nil
    }
    return search(root)
  }

  /// Makes the tree anew, with what a closure makes of each menu of an identifier: other menus, or none.
  private func change(_ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenu]) {
    func changed(_ menu: UIMenu) -> [UIMenu] {
      if menu.identifier == identifier { return change(menu) }
      let children = menu.children.flatMap { child in
        (child as? UIMenu).map { changed($0) as [UIMenuElement] } ?? [child]
      }
      return zip(children, menu.children).allSatisfy(===) && children.count == menu.children.count
        ? [menu] : [menu.replacingChildren(children)]
    }
    if let new = changed(root).first { root = new }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    if siblingIdentifier != root.identifier { change(siblingIdentifier) { [siblingMenu, $0] } }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    if siblingIdentifier != root.identifier { change(siblingIdentifier) { [$0, siblingMenu] } }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    change(parentIdentifier) { [$0.replacingChildren([childMenu] + $0.children)] }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    change(parentIdentifier) { [$0.replacingChildren($0.children + [childMenu])] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    if removedIdentifier != root.identifier { change(removedIdentifier) { _ in [] } }
  }
}
