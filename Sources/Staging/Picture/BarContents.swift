import InterfaceBuilder
import LayoutReports
import UIKit

/// Makes UIKit's bars of what a document says about them.
@MainActor
struct BarContents {
  private let items: SceneBarItems
  private let document: Document
  private let scene: Scene
  private let loader: NibLoader

  init(_ scene: Scene, of document: Document, on screen: UIScreen) {
    items = document.barItems(of: scene)
    self.document = document
    self.scene = scene
    loader = NibLoader(document, scene: scene, options: NibLoader.Options(screen: screen))
  }

  func navigationBar(isLarge: Bool) -> UINavigationBar {
    let bar = UINavigationBar()
    bar.prefersLargeTitles = isLarge
    let item = UINavigationItem(title: items.navigationItem?.title ?? "")
    if let element = items.navigationItem?.element {
      item.prompt = element["prompt"]
      item.titleView = element.child(key: "titleView").flatMap(view)
      item.leftBarButtonItems = barButtons(element, "leftBarButtonItem")
      item.rightBarButtonItems = barButtons(element, "rightBarButtonItem")
    }
    bar.items = (items.backTitle.map { [UINavigationItem(title: $0)] } ?? []) + [item]
    bar.tintColor = tint(items.navigationBar)
    return bar
  }

  /// Of the navigation bar's ground.
  var navigationTint: Color? { ground(items.navigationBar) }
  /// Of the tab bar's ground.
  var tabTint: Color? { ground(items.tabBar) }

  private func ground(_ bar: Element?) -> Color? {
    bar?.color("barTintColor").flatMap(loader.color).map { Color($0.cgColor) }
  }

  var tabBar: UITabBar {
    let bar = UITabBar()
    bar.items = items.tabs.map { tab in
      let system = tab?.element["systemItem"].flatMap(TabSystemItem.init)
      let image =
        system.map { symbol($0.symbol) }
        ?? tab?.element["image"].flatMap { name in
          named(name, isSymbol: tab?.element["catalog"] == "system")
        }
      return UITabBarItem(title: system?.title ?? tab?.title, image: image, selectedImage: nil)
    }
    bar.selectedItem = items.selectedTab.flatMap { index in bar.items?[index] }
    bar.tintColor = tint(items.tabBar)
    return bar
  }

  var toolbar: UIToolbar {
    let bar = UIToolbar()
    bar.items = items.toolbarItems.compactMap(barButton)
    bar.tintColor = .systemBlue
    return bar
  }

  /// The colour of a bar's items; a bar without one takes that of the window.
  private func tint(_ bar: Element?) -> UIColor { bar?.color("tintColor").flatMap(loader.color) ?? .systemBlue }

  /// The one item of the key, or the list of the key's plural.
  private func barButtons(_ item: Element, _ key: String) -> [UIBarButtonItem] {
    if let one = item.child(key: key) { return [barButton(one)].compactMap { $0 } }
    return (item.child(key + "s")?.children ?? []).compactMap(barButton)
  }

  private func barButton(_ element: Element) -> UIBarButtonItem? {
    guard element.name == "barButtonItem" else { return nil }
    let item = item(element)
    item.isEnabled = element["enabled"] != "NO"
    item.tintColor = element.color("tintColor").flatMap(loader.color)
    return item
  }

  private func item(_ element: Element) -> UIBarButtonItem {
    if let word = element["systemItem"], let system = UIBarButtonItem.SystemItem(document: word) {
      let item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
      if let width = element.double("width") { item.width = CGFloat(width) }
      return item
    }
    if let custom = element.child(key: "customView") { return customItem(custom) }
    let style: UIBarButtonItem.Style = element["style"] == "done" ? .done : .plain
    let image = element["image"].flatMap { named($0, isSymbol: element["catalog"] == "system") }
    return UIBarButtonItem(title: element["title"], image: image, style: style)
  }

  /// A custom view that is a button of one state counts as an item with its title and image, so that it has the colours of the bar. Of a
  /// view that the document does not describe the place is kept.
  private func customItem(_ view: Element) -> UIBarButtonItem {
    if view.kind == .button, let state = view.child("state", key: "normal"), state.child(key: "titleColor") == nil {
      let image = state["image"].flatMap { named($0, isSymbol: state["catalog"] == "system") }
      if image != nil || state["title"] != nil { return UIBarButtonItem(title: state["title"], image: image) }
    }
    if let custom = self.view(view) { return UIBarButtonItem(customView: custom) }
    let frame = view.child("rect", key: "frame")
    let size = CGSize(width: frame?.double("width") ?? 30, height: frame?.double("height") ?? 30)
    return UIBarButtonItem(customView: UIView(frame: CGRect(origin: .zero, size: size)))
  }

  /// A view that stands in a bar, with everything inside.
  private func view(_ element: Element) -> UIView? {
    guard let root = scene.allRoots.first(where: { $0.element["id"] == element["id"] }) else { return nil }
    var loader = loader
    let view = loader.makeAlone(root)
    if root.translatesAutoresizingMaskIntoConstraints { view.translatesAutoresizingMaskIntoConstraints = true }
    return view
  }

  private func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage(name: name, size: .zero) }

  /// An image of the document's resources, or a symbol at the size of bars. One that is not listed there gets the size of a symbol.
  private func named(_ name: String, isSymbol: Bool) -> UIImage {
    guard !isSymbol, let size = document.images[name]?.size else { return UIImage(name: name, size: symbol(name).size) }
    return UIImage(name: name, size: CGSize(width: size.width, height: size.height), renderingMode: .alwaysTemplate)
  }
}

extension UIBarButtonItem.SystemItem {
  /// By the document's word.
  fileprivate init?(document word: String) {
    switch word {
    case "done": self = .done
    case "cancel": self = .cancel
    case "edit": self = .edit
    case "save": self = .save
    case "add": self = .add
    case "flexibleSpace": self = .flexibleSpace
    case "fixedSpace": self = .fixedSpace
    case "compose": self = .compose
    case "reply": self = .reply
    case "action": self = .action
    case "organize": self = .organize
    case "bookmarks": self = .bookmarks
    case "search": self = .search
    case "refresh": self = .refresh
    case "stop": self = .stop
    case "camera": self = .camera
    case "trash": self = .trash
    case "play": self = .play
    case "pause": self = .pause
    case "rewind": self = .rewind
    case "fastForward": self = .fastForward
    case "undo": self = .undo
    case "redo": self = .redo
    case "close": self = .close
    default: return nil
    }
  }
}

/// A tab of the system's: its English title, and the symbol that comes nearest to its picture.
private enum TabSystemItem: String {
  case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
  case mostViewed

  var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down.fill"
    case .mostViewed: "list.number"
    }
  }
}
