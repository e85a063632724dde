/// The bars around a scene's root view on the canvas, heights in points.
struct CanvasBars: Hashable {
  var statusBar = 0.0
  var navigationBar = 0.0
  var homeIndicator = 0.0
  /// A tab bar or tool bar, above the home indicator.
  var bottomBar = 0.0

  var top: Double { statusBar + navigationBar }
  var bottom: Double { homeIndicator + bottomBar }
}

extension CanvasBars {
  init(of scene: Scene, in document: Document) {
    let device = CanvasDevice(of: document)
    let isLandscape = scene.isLandscape(in: document)
    statusBar = device.statusBar(id: document.device?.id, xcode: document.xcode.major)
    homeIndicator = device.homeIndicator(isLandscape: isLandscape)
    if device.isPhone && isLandscape { statusBar = 0 }
    let holder = scene.controller?.element ?? scene.rootView?.element
    if let holder, holder.child("nil", key: "simulatedStatusBarMetrics") != nil, !device.isRounded { statusBar = 0 }
    guard let controller = scene.controller else { return }
    let navigation = CanvasNavigation(document)
    let stack = navigation.navigationController(of: controller.id)
    navigationBar = Self.navigationBar(of: controller, stack: stack, device: device, isLandscape: isLandscape)
    bottomBar = Self.bottomBar(of: controller, stack: stack, navigation: navigation, device: device)
  }

  private static func navigationBar(
    of controller: ControllerElement, stack: ControllerElement?, device: CanvasDevice, isLandscape: Bool
  ) -> Double {
    let height = device.isPhone && isLandscape ? 32.0 : 44
    switch controller.element.child(key: "simulatedTopBarMetrics") {
    case .some(let metrics) where metrics.name == "nil": return 0
    case .some(let metrics): return metrics.bool("prompted") == true ? height + 30 : height
    case nil: break
    }
    guard let stack, stack.element.bool("navigationBarHidden") != true else { return 0 }
    return height
  }

  private static func bottomBar(
    of controller: ControllerElement, stack: ControllerElement?, navigation: CanvasNavigation, device: CanvasDevice
  ) -> Double {
    // A tool bar is 44 high, and as high as a tab bar above a home indicator.
    let toolbar = device.isRounded ? 49.0 : 44
    let own = controller.element.child(key: "simulatedBottomBarMetrics")
    let inherited = stack?.element.child(key: "simulatedBottomBarMetrics")
    switch (own ?? inherited)?.name {
    case "nil": return 0
    case "simulatedTabBarMetrics": return 49
    case "simulatedToolbarMetrics": return toolbar
    default: break
    }
    if controller.element.bool("hidesBottomBarWhenPushed") == true { return 0 }
    if navigation.isInTabBar(controller.id) { return 49 }
    if let stack, stack.element.bool("toolbarHidden") == false { return toolbar }
    return 0
  }
}

extension Scene {
  /// Whether the canvas shows the scene on its side.
  func isLandscape(in document: Document) -> Bool {
    document.device?.orientation == .landscape
  }
}
