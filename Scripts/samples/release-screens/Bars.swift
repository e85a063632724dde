import UIKit

/// Navigation bars, toolbars, tab bars.
@MainActor let barScreens: [ReleaseScreen] = [
  ReleaseScreen(name: "01-title-and-items") {
    let content = article("Library")
    content.navigationItem.leftBarButtonItem = button("Edit")
    content.navigationItem.rightBarButtonItems = [symbol("plus"), symbol("square.and.arrow.up")]
    return UINavigationController(rootViewController: content)
  },
  ReleaseScreen(name: "02-large-title") {
    let content = article("Good Morning")
    content.navigationItem.rightBarButtonItem = symbol("ellipsis.circle")
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  },
  ReleaseScreen(name: "03-back-button-scrolled") {
    let navigation = UINavigationController(rootViewController: page("Inbox"))
    navigation.pushViewController(article("Message"), animated: false)
    return navigation
  } act: { root in
    let content = (root as? UINavigationController)?.topViewController
    (content?.view.subviews.first as? UIScrollView)?.contentOffset.y = 200
  },
  ReleaseScreen(name: "04-toolbar") {
    let content = article("Notes")
    content.toolbarItems = [
      symbol("checklist"), .flexibleSpace(), symbol("camera"), .flexibleSpace(), button("Done"),
    ]
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    return navigation
  },
  ReleaseScreen(name: "05-tabs-with-badge") {
    let tabs = UITabBarController()
    tabs.viewControllers = zip(
      ["Home", "Search", "Inbox", "Profile"], ["house", "magnifyingglass", "tray", "person"]
    ).map { title, image in
      let navigation = UINavigationController(rootViewController: article(title))
      navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: image), tag: 0)
      return navigation
    }
    tabs.viewControllers?[2].tabBarItem.badgeValue = "3"
    return tabs
  },
]
