import Picturing
import InterfaceBuilder
import LayoutReports
import Platform
import UIKitCore

/// Makes UIKit's bars of what a document says about those around a scene.
@MainActor
struct BarContents {
  private let items: SceneBarItems
  private let loader: NibLoader

  init(_ scene: Scene, of document: Document, on screen: UIScreen) {
    items = document.barItems(of: scene)
    loader = NibLoader(document, scene: scene, options: NibLoader.Options(screen: screen))
  }

  func navigationBar(isLarge: Bool) -> UINavigationBar {
    let bar = UINavigationBar()
    bar.prefersLargeTitles = isLarge
    let item = items.navigationItem.map { loader.navigationItem($0.element) } ?? UINavigationItem(title: "")
    bar.items = (items.backTitle.map { [UINavigationItem(title: $0)] } ?? []) + [item]
    loader.applyLook(of: items.navigationBar, to: bar)
    return bar
  }

  var tabBar: UITabBar {
    let bar = UITabBar()
    bar.items = items.tabs.map(loader.tabBarItem)
    bar.selectedItem = items.selectedTab.flatMap { index in bar.items?[index] }
    loader.applyLook(of: items.tabBar, to: bar)
    return bar
  }

  var toolbar: UIToolbar {
    let bar = UIToolbar()
    bar.items = items.toolbarItems.compactMap(loader.barButtonItem)
    loader.applyLook(of: items.toolbar, to: bar)
    return bar
  }
}

/// What only pictures have, because no frame of a scene depends on it: the items of bars that are views of the scene, and the document's
/// tint.
extension Stage {
  func prepareForPicture(_ loaded: LoadedScene, _ scene: Scene) {
    let loader = NibLoader(document, scene: scene, options: NibLoader.Options(screen: screen))
    fillBars(of: loaded, with: loader)
    guard let tint = loader.globalTint else { return }
    for root in loaded.roots where root.givenTintColor == nil { root.tintColor = tint }
  }

  private func fillBars(of loaded: LoadedScene, with loader: NibLoader) {
    for (id, view) in loaded.views {
      guard let element = loaded.elements[id]?.element else { continue }
      switch view {
      case let bar as UINavigationBar:
        bar.items = element.child("items")?.children.filter { $0.kind == .navigationItem }.map(loader.navigationItem)
        loader.applyLook(of: element, to: bar)
      case let bar as UIToolbar:
        bar.items = element.child("items")?.children.compactMap(loader.barButtonItem)
        loader.applyLook(of: element, to: bar)
      case let bar as UITabBar:
        bar.items = element.child("items")?.children.compactMap(TabBarItemElement.init).map(loader.tabBarItem)
        loader.applyLook(of: element, to: bar)
      case let bar as UISearchBar: loader.applyLook(of: element, to: bar)
      default: break
      }
    }
  }
}

extension NibLoader {
  fileprivate func navigationItem(_ element: Element) -> UINavigationItem {
    let item = UINavigationItem(title: element["title"] ?? "")
    item.prompt = element["prompt"]
    item.titleView = element.child(key: "titleView").flatMap(barView)
    item.leftBarButtonItems = barButtonItems(of: element, "leftBarButtonItem")
    item.rightBarButtonItems = barButtonItems(of: element, "rightBarButtonItem")
    return item
  }

  /// The color of the document's tint.
  fileprivate var globalTint: UIColor? { document.globalTint.flatMap(color) }

  /// Colors and style of a bar. Items take the tint of the window, which is the document's, where the bar has none.
  ///
  /// - Parameter element: Nil for a bar that is only simulated.
  @MainActor
  fileprivate func applyLook(of element: Element?, to bar: any GroundedBar) {
    let own = element?.color("tintColor").flatMap(color)
    let isUntinted = BarAppearanceMetrics.itemsHaveLabelColor(in: bar.layoutProfile) && !(bar is UITabBar)
    bar.tintColor = own ?? (isUntinted ? nil : globalTint ?? .systemBlue)
    bar.barTintColor = element?.color("barTintColor").flatMap(color)
    if element?["barStyle"]?.hasPrefix("black") == true { bar.barStyle = .black }
    guard let bar = bar as? UINavigationBar else { return }
    bar.titleTextAttributes = textAttributes(of: element, "titleTextAttributes")
    bar.largeTitleTextAttributes = textAttributes(of: element, "largeTitleTextAttributes")
  }

  private func textAttributes(of bar: Element?, _ key: String) -> [NSAttributedString.Key: Any]? {
    guard let element = bar?.child("textAttributes", key: key) else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.foregroundColor] = element.color("textColor").flatMap(color)
    attributes[.font] = element.font().map(font)
    return attributes
  }
}
