import Platform

/// An open menu over a window: a tap beside it closes it.
final class MenuView: UIView {
  private let plate = MenuPlate()
  private var open: OpenMenu
  /// Menus inside of the first one that are open, from the outside.
  private var inner: [UIMenu] = []

  init(_ open: OpenMenu) {
    self.open = open
    super.init(frame: .zero)
    addSubview(plate)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ open: OpenMenu) {
    self.open = open
    inner = []
    fill()
  }

  /// The screen, which has sizes of texts, is known only now.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { fill() }
  }

  private func fill() {
    let menu = inner.last ?? open.menu
    plate.fill(with: menu, parent: inner.isEmpty ? nil : menu) { [weak self] in self?.didTap($0) }
    for deferred in menu.pendingElements { deferred.elementsDidCome = { [weak self] in self?.fill() } }
    setNeedsLayout()
  }

  /// An entry is chosen; a menu inside opens in place of the one around it, and its title leads back.
  private func didTap(_ element: UIMenuElement) {
    if let leaf = element as? any UIMenuLeaf {
      window?.choose(leaf, sender: window?.firstResponder ?? open.source)
    } else if let menu = element as? UIMenu {
      if inner.last === menu { inner.removeLast() } else { inner.append(menu) }
      fill()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let window, let source = open.source else { return }
    var room = bounds.inset(by: window.safeAreaInsets)
    if case .docked(let height) = layoutScreen.keyboard {
      room.size.height = max(0, min(room.maxY, bounds.maxY - height) - room.minY)
    }
    let margin = CGFloat(MenuMetrics.margin)
    room = room.insetBy(dx: min(margin, room.width / 2), dy: min(margin, room.height / 2))
    let anchor = convert(open.place, from: source)
    let wish = plate.size(inWidth: room.width)
    plate.frame = MenuPlace.frame(
      of: wish, beside: anchor, in: room,
      covers: MenuMetrics.coversSource[layoutProfile] && open.control != nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { $0.view === self }) { window?.dismissMenus() }
  }
}

/// Where an open menu stands: at the side of the screen on which its source is, below it where there is room.
enum MenuPlace {
  static func frame(of size: CGSize, beside anchor: CGRect, in room: CGRect, covers: Bool) -> CGRect {
    let width = min(size.width, room.width)
    var x = anchor.midX > room.midX ? anchor.maxX - width : anchor.minX
    x = max(room.minX, min(x, room.maxX - width))
    let gap = covers ? 0 : CGFloat(MenuMetrics.gap)
    let top = max(room.minY, covers ? anchor.minY : anchor.maxY + gap)
    let bottom = min(room.maxY, covers ? anchor.maxY : anchor.minY - gap)
    let (below, above) = (max(0, room.maxY - top), max(0, bottom - room.minY))
    if size.height <= below || below >= above {
      return CGRect(x: x, y: min(top, room.maxY), width: width, height: min(size.height, below))
    }
    let height = min(size.height, above)
    return CGRect(x: x, y: bottom - height, width: width, height: height)
  }
}

extension UIMenu {
  /// Entries of the menu that have not come yet, also of inline menus inside.
  fileprivate var pendingElements: [UIDeferredMenuElement] {
    children.flatMap { child -> [UIDeferredMenuElement] in
      if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.pendingElements : [] }
      return (child as? UIDeferredMenuElement).map { $0.isPending ? [$0] : [] } ?? []
    }
  }
}
