/// The bars that a storyboard puts around a controller, whatever the device.
package struct SceneBars: Hashable, Sendable {
  /// Whether there is a navigation bar over the controller that is not hidden.
  package var hasNavigationBar = false
  /// Whether the navigation bar may have a large title, and the controller does not refuse it.
  package var hasLargeTitle = false
  /// Whether there is a tab bar below the controller.
  package var hasTabBar = false
  /// Whether there is a toolbar below the controller; it may stand above a tab bar. One that is only simulated counts unless the document
  /// says that nothing shows it.
  package var hasToolbar = false
  /// Whether there is none of them.
  package var isEmpty: Bool { !hasNavigationBar && !hasTabBar && !hasToolbar }
}

extension Document {
  /// Bars by the navigation path that leads to the scene, or as its controller simulates them.
  ///
  /// A simulated bar is meant for the canvas; an app may have it because another storyboard or code puts it there. A toolbar cannot come from
  /// elsewhere where the navigation controller is known and hides it, and the controller has no items for it.
  package func bars(of scene: Scene) -> SceneBars {
    guard let id = scene.controller?.id else { return SceneBars() }
    if navigation.isEmbedded(id) { return SceneBars() }
    let top = navigation.navigationBar(over: id)
    let bottom = navigation.bottomBars(below: id)
    return SceneBars(
      hasNavigationBar: top != nil, hasLargeTitle: top?.hasLargeTitle ?? false, hasTabBar: bottom.contains(.tabBar),
      hasToolbar: bottom.contains(.toolbar) && !isToolbarOnlySimulated(over: scene))
  }
}

extension Document {
  private func isToolbarOnlySimulated(over scene: Scene) -> Bool {
    guard let controller = scene.controller, barItems(of: scene).toolbarItems.isEmpty,
      let stack = navigation.stack(leadingTo: controller.id)
    else { return false }
    return navigation.controllers[stack]?.element.bool("toolbarHidden") != false
  }
}

extension CanvasNavigation {
  /// The navigation controller on whose stack a controller is, by the first way that leads to it; nil if the document has none.
  fileprivate func stack(leadingTo id: String) -> String? {
    var (id, visited): (String, Set<String>) = (id, [])
    while visited.insert(id).inserted, let arrival = arrivals(at: id).first(where: \.isStacked) {
      if arrival.relationship == .rootViewController { return arrival.source }
      id = arrival.source
    }
    return nil
  }
}

extension Document {
  /// Whether the scene's controller is only shown inside container views of other controllers, by itself or on the stack of a
  /// navigation controller there.
  package func isEmbedded(_ scene: Scene) -> Bool {
    guard let id = scene.controller?.id else { return false }
    return navigation.contained.contains(id)
  }
}

extension Document {
  /// Whether the text of the status bar is white in both appearances: because the navigation bar over the scene is black, which decides
  /// on a device, or because the scene's controller simulates it, as designers do for controllers that ask for it in code.
  package func hasLightStatusBar(over scene: Scene) -> Bool {
    if bars(of: scene).hasNavigationBar, let bar = barItems(of: scene).navigationBar {
      return bar["barStyle"]?.hasPrefix("black") == true
    }
    let simulated = scene.controller?.element.child(SimulatedBar.statusBar.rawValue)?["statusBarStyle"]
    return simulated == "lightContent" || simulated?.hasPrefix("black") == true
  }
}
