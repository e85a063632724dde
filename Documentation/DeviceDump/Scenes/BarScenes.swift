import UIKit

/// A controller with a box that fills the safe area, so that the height of bars is seen.
@MainActor
private func content(_ title: String, _ prepare: (UIViewController) -> Void = { _ in }) -> UIViewController {
  let controller = SceneController { view in
    let area = box("area")
    view.add(area)
    NSLayoutConstraint.activate([
      area.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      area.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      area.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      area.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
    ])
  }
  controller.title = title
  prepare(controller)
  return controller
}

@MainActor
private func item(_ title: String) -> UIBarButtonItem {
  UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
}

@MainActor let barScenes: [CatalogScene] = [
  CatalogScene("bar-navigation", controller: { UINavigationController(rootViewController: content("Title")) }),
  CatalogScene(
    "bar-large-title",
    controller: {
      let navigation = UINavigationController(rootViewController: content("Large Title"))
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    }),
  CatalogScene(
    "bar-back-button",
    controller: {
      let navigation = UINavigationController(rootViewController: content("First"))
      navigation.pushViewController(content("Second"), animated: false)
      return navigation
    }),
  CatalogScene(
    "bar-items",
    controller: {
      UINavigationController(
        rootViewController: content("Items") { controller in
          controller.navigationItem.leftBarButtonItem = item("Cancel")
          controller.navigationItem.rightBarButtonItems = [item("Done"), item("Edit")]
        })
    }),
  CatalogScene(
    "bar-title-view",
    controller: {
      UINavigationController(
        rootViewController: content("") { controller in
          controller.navigationItem.titleView = box("title-view", width: 100, height: 30)
        })
    }),
  CatalogScene(
    "bar-hidden",
    controller: {
      let navigation = UINavigationController(rootViewController: content("Hidden"))
      navigation.setNavigationBarHidden(true, animated: false)
      return navigation
    }),
  CatalogScene(
    "bar-toolbar",
    controller: {
      let shown = content("Toolbar") { controller in
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        controller.toolbarItems = [item("First"), space, item("Last")]
      }
      let navigation = UINavigationController(rootViewController: shown)
      navigation.setToolbarHidden(false, animated: false)
      return navigation
    }),
  CatalogScene(
    "bar-tabs",
    controller: {
      let tabs = UITabBarController()
      tabs.viewControllers = ["Home", "Search", "Profile"].enumerated().map { index, title in
        content(title) { $0.tabBarItem = UITabBarItem(title: title, image: nil, tag: index) }
      }
      return tabs
    }),
  CatalogScene(
    "bar-tabs-navigation",
    controller: {
      let tabs = UITabBarController()
      tabs.viewControllers = ["Home", "Search"].map { UINavigationController(rootViewController: content($0)) }
      return tabs
    }),
  CatalogScene(
    "bar-search",
    controller: {
      let shown = SceneController { view in
        let bar = UISearchBar()
        bar.placeholder = "Search"
        view.addOnTop(bar, side: 0, top: 0)
      }
      shown.title = "Search"
      return UINavigationController(rootViewController: shown)
    }),
]
