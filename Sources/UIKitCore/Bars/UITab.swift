/// A tab of a tab bar controller, since iOS 18.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// What tells the tab from the others of its controller.
  public let identifier: String
  /// The text of the tab.
  open var title: String { didSet { item.title = title } }
  /// The image of the tab, which is not shown at the top of a tablet.
  open var image: UIImage? { didSet { item.image = image } }
  /// Stored without effect: sidebars, which show it, are not laid out.
  open var subtitle: String? { didSet { if subtitle != nil { LayoutLog.noteWithoutEffect("UITab.subtitle") } } }
  /// The text over the tab; nil, the default, is no badge.
  open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
  /// True by default.
  open var isEnabled = true { didSet { item.isEnabled = isEnabled } }
  /// Whether the tab bar leaves the tab out; false by default.
  open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabBarItemsDidChange() } } }
  /// For the program.
  open var userInfo: Any?
  /// The controller that has the tab; nil outside of one.
  open internal(set) weak var tabBarController: UITabBarController?
  /// What is shown while the tab is selected; nil until the tab belongs to a controller.
  open private(set) var viewController: UIViewController?
  private let provider: ((UITab) -> UIViewController)?
  /// What the tab bar shows.
  let item: UITabBarItem

  /// A tab whose controller the closure makes; without a closure it is an empty one.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    item = UITabBarItem(title: title, image: image, tag: 0)
    super.init()
  }

  /// The controller, made at the first request.
  var loadedController: UIViewController {
    if let viewController { return viewController }
    let new = provider?(self) ?? UIViewController()
    new.tabBarItem = item
    viewController = new
    return new
  }
}

/// The tab for searching, with the title and the symbol of the system's.
///
/// It stands among the others; since iOS 26 it has a ground of its own beside them, whose place is not known (DEVIATIONS.md, 257).
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Since iOS 26: whether the search of the controller begins when the tab is selected; false by default. Stored without effect.
  open var automaticallyActivatesSearch = false {
    didSet {
      if automaticallyActivatesSearch { LayoutLog.noteWithoutEffect("UISearchTab.automaticallyActivatesSearch") }
    }
  }

  /// A tab whose controller the closure makes.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    let content = UITabBarItem.SystemItem.search.content
    super.init(
      title: content?.title ?? "", image: content.flatMap { UIImage(systemName: $0.symbol) },
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
  }
}
