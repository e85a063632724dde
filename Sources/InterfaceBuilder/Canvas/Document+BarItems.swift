/// What the bars around a scene show.
package struct SceneBarItems: Sendable {
  /// What the navigation bar shows for the scene; nil if the document does not say.
  package var navigationItem: NavigationItemElement?
  /// The title of the scene before on the stack, empty if it has none; nil for the first one.
  package var backTitle: String?
  /// The navigation bar as the document describes it, with its colors; nil where the bar is only simulated.
  package var navigationBar: Element?
  /// The toolbar as the document describes it, with its colors; nil where the bar is only simulated.
  package var toolbar: Element?
  /// The items of the toolbar, from the leading edge on.
  package var toolbarItems: [Element] = []
  /// The item of each tab; nil for a controller that describes none.
  package var tabs: [TabBarItemElement?] = []
  /// The tab that leads to the scene.
  package var selectedTab: Int?
  /// The tab bar as the document describes it, with its colors; nil where the bar is only simulated.
  package var tabBar: Element?
}

extension Document {
  /// What the bars around a scene show, by the path that leads to it. Linear in the length of the path and the number of tabs.
  package func barItems(of scene: Scene) -> SceneBarItems {
    var items = SceneBarItems()
    guard let controller = scene.controller else { return items }
    items.navigationItem = controller.navigationItem
    items.toolbarItems = controller.element.child("toolbarItems")?.children ?? []
    let navigation = navigation
    var id = controller.id
    var visited: Set<String> = []
    while visited.insert(id).inserted {
      // A tab bar that is only simulated shows the tab of the controller.
      if let tab = navigation.controllers[id]?.tabBarItem { (items.tabs, items.selectedTab) = ([tab], 0) }
      let arrivals = navigation.arrivals(at: id)
      if let tab = arrivals.first(where: { $0.relationship == .viewControllers }),
        navigation.controllers[tab.source]?.element.kind == .tabBarController
      {
        items.addTabs(of: tab.source, leadingTo: id, navigation)
        return items
      }
      guard let before = arrivals.first(where: { $0.isStacked }) else { return items }
      if before.relationship == .rootViewController {
        let stack = navigation.controllers[before.source]?.element
        items.navigationBar = items.navigationBar ?? stack?.child(.navigationBar)
        items.toolbar = items.toolbar ?? stack?.child(.toolbar)
      } else if items.backTitle == nil {
        items.backTitle = navigation.controllers[before.source]?.navigationItem?.title ?? ""
      }
      id = before.source
    }
    return items
  }
}

extension SceneBarItems {
  fileprivate mutating func addTabs(of source: String, leadingTo id: String, _ navigation: CanvasNavigation) {
    guard let controller = navigation.controllers[source]?.element else { return }
    tabBar = controller.child(.tabBar)
    let segues = ConnectionElement.all(of: controller).filter { $0.relationship == .viewControllers }
    tabs = segues.map { segue in segue.destination.flatMap { navigation.controllers[$0]?.tabBarItem } }
    selectedTab = segues.firstIndex { $0.destination == id }
  }
}
