import InterfaceBuilder
import LayoutReports
import UIKit

/// Makes UIKit's bars of what a document says about them.
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
    let item = UINavigationItem(title: items.navigationItem?.title ?? "")
    if let element = items.navigationItem?.element {
      item.prompt = element["prompt"]
      item.titleView = element.child(key: "titleView").flatMap(loader.barView)
      item.leftBarButtonItems = loader.barButtonItems(of: element, "leftBarButtonItem")
      item.rightBarButtonItems = loader.barButtonItems(of: element, "rightBarButtonItem")
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
    bar.items = items.tabs.map(loader.tabBarItem)
    bar.selectedItem = items.selectedTab.flatMap { index in bar.items?[index] }
    bar.tintColor = tint(items.tabBar)
    return bar
  }

  var toolbar: UIToolbar {
    let bar = UIToolbar()
    bar.items = items.toolbarItems.compactMap(loader.barButtonItem)
    bar.tintColor = .systemBlue
    return bar
  }

  /// The colour of a bar's items; a bar without one takes that of the window.
  private func tint(_ bar: Element?) -> UIColor { bar?.color("tintColor").flatMap(loader.color) ?? .systemBlue }
}
