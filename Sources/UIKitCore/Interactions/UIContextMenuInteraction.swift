/// The menu that a long press on a view opens; `Screen.openMenu(_:)` of AppHost asks for it as a long press does.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How much of the menu is seen.
  public enum Appearance: UInt, Sendable {
    /// No menu is open.
    case unknown
    /// With the preview of what it belongs to.
    case rich
    /// The menu alone.
    case compact
  }

  public private(set) weak var view: UIView?
  /// Asked for the menu. Not kept alive.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// Rich while a menu is open.
  open var menuAppearance: Appearance { shown == nil ? .unknown : .rich }
  private var shown: (configuration: UIContextMenuConfiguration, menu: UIMenu?, preview: UIViewController?)?
  private var place = CGPoint.zero

  /// The delegate is not kept alive.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// The point of the press that opened the menu, in the coordinates of a view.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }

  /// Replaces the menu that is open by what the block makes of it.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let menu = shown?.menu else { return }
    let new = block(menu)
    shown?.menu = new
    new.prepareToShow()
    if let window = view?.window, window.openedMenu?.menu === menu { window.openedMenu?.menu = new }
  }

  /// The menu that is open; nil for none.
  package var menu: UIMenu? { shown?.menu }
  /// What it was opened with; nil for none.
  var configuration: UIContextMenuConfiguration? { shown?.configuration }

  /// Closes the menu, and tells the delegate.
  open func dismissMenu() {
    guard let configuration = shown?.configuration else { return }
    let animator = MenuAnimator(previewing: shown?.preview)
    if let window = view?.window, let menu = shown?.menu, window.openedMenu?.menu === menu { window.openedMenu = nil }
    shown = nil
    _ =
      delegate?.contextMenuInteraction(
        self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
      ?? delegate?.contextMenuInteraction(self, previewForDismissingMenuWithConfiguration: configuration)
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    animator.run()
  }

  /// Does what a tap on the preview does: the delegate hears of it, and the menu closes. False if no menu is open.
  package func commit() -> Bool {
    guard let shown else { return false }
    let animator = MenuAnimator(previewing: shown.preview)
    delegate?.contextMenuInteraction(
      self, willPerformPreviewActionForMenuWith: shown.configuration, animator: animator)
    dismissMenu()
    animator.run()
    return true
  }

  /// Does what a long press at a place of the view does; the menu, or nil if the delegate gives none.
  package func open(at place: CGPoint) -> UIMenu? {
    dismissMenu()
    self.place = place
    guard let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place) else {
      return nil
    }
    _ =
      delegate?.contextMenuInteraction(
        self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? delegate?.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
    shown = (configuration, configuration.makeMenu(), configuration.makePreview())
    let animator = MenuAnimator(previewing: shown?.preview)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    animator.run()
    if let view, let menu = shown?.menu { view.window?.openedMenu = OpenMenu(menu, beside: view) }
    return shown?.menu
  }
}

/// Gives an interaction its menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Nil is no menu at the place, in the coordinates of the interaction's view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What is shown of the view while the menu opens. Asked then; no picture shows it.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// What is shown of the view while the menu closes. Asked then; no picture shows it.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// Asked where the function with an identifier answers nil. Deprecated since iOS 16.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Asked where the function with an identifier answers nil. Deprecated since iOS 16.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the user taps the preview. What the animator is given runs when the menu has closed.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before the menu opens. What the animator is given runs at once.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when the menu has closed. What the animator is given runs at once.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// How the preview of a menu becomes what the user sees.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview goes.
  case dismiss
  /// The preview grows.
  case pop
}

/// What the preview of a menu makes of a tap.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a menu of what the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Runs changes of the program when the user taps the preview of a menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview goes; without a difference here. Dismiss by default.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Runs changes of the program beside the opening of a menu, which takes no time here.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Adds an animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// A menu, and what is previewed while it is open.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Made of what the system suggests, which is nothing here; nil is no menu.
  private let actionProvider: (([UIMenuElement]) -> UIMenu?)?
  /// Called when the menu opens. No picture shows the preview.
  private let previewProvider: (() -> UIViewController?)?
  /// Unlike that of all others if none was given.
  public let identifier: any NSCopying
  /// Stored without effect.
  open var badgeCount = 0 {
    didSet { if badgeCount != 0 { LayoutLog.noteWithoutEffect("UIContextMenuConfiguration.badgeCount") } }
  }
  /// Stored without effect.
  open var preferredMenuElementOrder = ElementOrder.automatic {
    didSet {
      if preferredMenuElementOrder != .automatic {
        LayoutLog.noteWithoutEffect("UIContextMenuConfiguration.preferredMenuElementOrder")
      }
    }
  }

  /// The order of a menu's entries.
  public enum ElementOrder: Int, Sendable {
    /// As the system has it.
    case automatic
    /// The first entry is the nearest to the finger.
    case priority
    /// The first entry is above.
    case fixed
  }

  /// Providers are called when the menu opens.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    super.init()
  }

  package func makeMenu() -> UIMenu? {
    let menu = actionProvider?([])
    menu?.prepareToShow()
    return menu
  }

  package func makePreview() -> UIViewController? { previewProvider?() }

  /// The items that the menu is about besides the first, of lists with several that are selected; none by default.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
}
