/// A menu that is open over a window.
package struct OpenMenu {
  /// What is shown.
  package var menu: UIMenu
  /// The control whose menu it is; nil for the menu of a view, a row or an item.
  package private(set) weak var control: UIControl?
  /// What the menu stands beside.
  private(set) weak var source: UIView?
  /// The part of the source that it stands beside, in its coordinates.
  let place: CGRect

  /// The menu of a control, at its attachment point where a subclass has one of its own.
  @MainActor
  init(_ menu: UIMenu, of control: UIControl, at point: CGPoint?) {
    (self.menu, self.control, source) = (menu, control, control)
    let middle = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
    place = point.flatMap { $0 == middle ? nil : CGRect(origin: $0, size: .zero) } ?? control.bounds
  }

  /// The menu of a view, a row or an item.
  @MainActor
  init(_ menu: UIMenu, beside source: UIView) { (self.menu, self.source, place) = (menu, source, source.bounds) }

  /// Whether the view that the menu stands beside is still in a window.
  @MainActor
  func isIn(_ window: UIWindow) -> Bool { source?.window === window }
}

extension UIWindow {
  /// Shows the menu that is open now over everything else in the window.
  func openedMenuDidChange() {
    guard let openedMenu, openedMenu.isIn(self) else {
      for case let view as MenuView in subviews { view.removeFromSuperview() }
      return
    }
    if let view = menuView {
      view.show(openedMenu)
    } else {
      let view = MenuView(openedMenu)
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  /// What shows the open menu; nil for none.
  private var menuView: MenuView? { subviews.lazy.compactMap { $0 as? MenuView }.last }

  /// A menu goes with the view that it stands beside.
  func closeLostMenu() {
    if let openedMenu, !openedMenu.isIn(self) { dismissMenus() }
  }

  /// Closes the menu that is open, and tells whose it was.
  package func dismissMenus() {
    openedMenu = nil
    endMenus()
  }

  /// Does what a tap on an entry of the open menu does.
  ///
  /// - Parameter sender: What performs the entry if the menu is not that of a control.
  package func choose(_ entry: any UIMenuLeaf, sender: Any?) {
    let control = openedMenu?.control
    let stays = entry.attributes.contains(.keepsMenuPresented)
    let open = openedMenu
    openedMenu = nil
    if let action = entry as? UIAction { control?.didChoose(action) }
    entry.performWithSender(control ?? sender, target: nil)
    if stays, let open, open.isIn(self) {
      openedMenu = OpenMenu(keeping: open)
    } else {
      dismissMenus()
    }
  }
}

extension OpenMenu {
  /// The same after something was chosen: a control may have another menu by now.
  @MainActor
  fileprivate init(keeping other: OpenMenu) {
    self = other
    if let menu = control?.menu { self.menu = menu }
    menu.prepareToShow()
  }
}

extension UIView {
  fileprivate func endMenus() {
    for case let interaction as UIContextMenuInteraction in interactions { interaction.dismissMenu() }
    (self as? UITableView)?.closeContextMenu()
    (self as? UICollectionView)?.closeContextMenu()
    for view in subviews { view.endMenus() }
  }
}
