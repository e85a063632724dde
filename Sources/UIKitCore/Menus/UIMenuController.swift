/// The menu of editing, as it was before iOS 16: the commands that the first responder can perform, and those of the app.
///
/// No picture shows it: a test chooses from it.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The side of the menu on which its arrow is.
  public enum ArrowDirection: Int, Sendable {
    /// As the room asks for.
    case `default`
    /// At the upper or lower edge, or at a side.
    case up, down, left, right
  }

  /// The only one.
  public static let shared = UIMenuController()

  /// Items of the app, behind those of the system; nil by default. An item is shown if the first responder can perform its action.
  open var menuItems: [UIMenuItem]?
  /// Default by default. No effect here, which the log says once: no picture shows the menu.
  open var arrowDirection = ArrowDirection.default {
    didSet { LayoutLog.noteWithoutEffect("UIMenuController.arrowDirection") }
  }
  /// Whether the menu is shown. Setting it is ``setMenuVisible(_:animated:)`` without an animation.
  open var isMenuVisible: Bool {
    get { shown != nil }
    set { setMenuVisible(newValue, animated: false) }
  }
  /// Where the menu points, in points of the window; zero while it is not shown. Its own size is not known, as no picture shows it.
  open private(set) var menuFrame = CGRect.zero
  private var shown: UIMenu?
  private var target: (rect: CGRect, view: UIView?) = (.zero, nil)
  private weak var window: UIWindow?

  /// Makes the menu point at a rectangle of a view, and shows it if there is something to choose.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    target = (targetRect, targetView)
    show()
  }
  /// Hides the menu.
  open func hideMenu() { hide() }
  /// Hides the menu. The view makes no difference: there is one menu.
  open func hideMenu(from targetView: UIView) { hide() }
  /// Says where the menu points when it is shown by ``setMenuVisible(_:animated:)``. Deprecated since iOS 13.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { target = (targetRect, targetView) }
  /// Shows or hides the menu; `animated` makes no difference. Deprecated since iOS 13.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { menuVisible ? show() : hide() }
  /// Asks the first responder anew which commands it can perform.
  open func update() { if shown != nil { shown = menu } }

  private func show() {
    guard let view = target.view, let window = view.window else { return }
    self.window = window
    guard let menu = self.menu, shown == nil else { return update() }
    window.screen.post(UIMenuController.willShowMenuNotification, object: self)
    shown = menu
    menuFrame = view.convert(target.rect, to: nil)
    window.screen.post(UIMenuController.didShowMenuNotification, object: self)
  }

  private func hide() {
    guard shown != nil else { return }
    let screen = window?.screen ?? .main
    screen.post(UIMenuController.willHideMenuNotification, object: self)
    shown = nil
    menuFrame = .zero
    screen.post(UIMenuController.didHideMenuNotification, object: self)
  }

  /// The responder that performs what is chosen.
  private var responder: UIResponder? { window?.firstResponder ?? target.view }

  /// What is shown; nil for nothing.
  private var menu: UIMenu? {
    guard let responder else { return nil }
    let commands = EditCommands.suggested(by: responder)
    let own = (menuItems ?? []).filter { responder.target(forAction: $0.action, withSender: self) != nil }
    let items: [UIMenuElement] = commands + own.map { UICommand(title: $0.title, action: $0.action) }
    return items.isEmpty ? nil : UIMenu(children: items)
  }

  /// What is shown in a window; nil if no menu is.
  package func menu(in window: UIWindow) -> UIMenu? { self.window === window ? shown : nil }

  /// Does what a tap on an entry does, which hides the menu.
  package func choose(_ command: UICommand) {
    guard let responder else { return }
    let target = responder.target(forAction: command.action, withSender: self) as? UIResponder
    hide()
    command.action.send(along: target ?? responder, from: self)
  }

  /// Posted before the menu is shown.
  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted when the menu is shown.
  public nonisolated static let didShowMenuNotification = NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is hidden.
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu is hidden.
  public nonisolated static let didHideMenuNotification = NSNotification.Name("UIMenuControllerDidHideMenuNotification")
  /// Posted when the frame of a menu changes that is shown. Never posted here: a menu stays where it is.
  public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}

/// An item that an app adds to the menu of editing.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// Shown.
  open var title: String
  /// Sent along the responder chain.
  open var action: Selector

  /// The action need not have a target yet.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}

/// The commands of editing that a responder can perform.
@MainActor
enum EditCommands {
  private static let all: [(title: String, action: String)] = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"), ("Select", "select:"),
    ("Select All", "selectAll:"),
  ]

  static func suggested(by responder: UIResponder) -> [UIMenuElement] {
    all.filter { responder.target(forAction: Selector($0.action), withSender: UIMenuController.shared) != nil }
      .map { UICommand(title: $0.title, action: Selector($0.action)) }
  }
}
