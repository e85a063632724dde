import Platform

/// The bars around a scene's root view on the canvas, heights in points.
struct CanvasBars: Hashable {
  var statusBar = 0.0
  var navigationBar = 0.0
  var hasLargeTitle = false
  /// Whether the root begins below the bars at the top.
  var isOpaqueAtTop = false
  var homeIndicator = 0.0
  /// Tab bar and tool bar, above the home indicator.
  var bottomBar = 0.0
  /// What the canvas adds to every root, wherever it lies on the screen: `XcodeGeneration.addsScreenInsetsTwice`.
  var added = Insets()
  /// Whether the root is shown in a container view only, away from the edges of the screen.
  var isEmbedded = false
  /// Whether the status bar of a phone with a home button is over the root wherever it is shown: in Xcode 9 and 10 over those from 448
  /// points high on, cells and embedded ones too. 2 of 2 have it; of those up to 353 high none of 4.
  var isUnderHighRoots = false

  var top: Double { isOpaqueAtTop ? 0 : added.top + statusBar + navigationBar }
  var bottom: Double { homeIndicator + bottomBar }
}

extension CanvasBars {
  init(of scene: Scene, in document: Document) {
    let device = CanvasDevice(of: document)
    let xcode = document.xcode.major
    let isLandscape = document.device?.orientation == .landscape
    statusBar = Self.statusBar(of: scene, in: document)
    homeIndicator = device.homeIndicator(isLandscape: isLandscape)
    if document.xcode.addsScreenInsetsTwice && device.family == .roundedPhone {
      added = Insets(top: statusBar, bottom: homeIndicator)
    }
    let heights = BarHeights(on: device, of: document.xcode, isLandscape: isLandscape)
    let root = document.canvasRootSize(of: scene)
    isUnderHighRoots = (9...10).contains(xcode) && device.family == .homeButtonPhone && root.height >= 448
    guard let controller = scene.controller else {
      addSimulatedBars(of: scene.rootView?.element, heights: heights)
      return
    }
    let navigation = document.navigation
    isEmbedded = navigation.isEmbedded(controller.id)
    if isEmbedded && xcode <= 10 && !isUnderHighRoots { statusBar = 0 }
    if let bar = navigation.navigationBar(over: controller.id) {
      navigationBar = heights.navigationBar
      if bar.isPrompted { navigationBar += BarHeights.prompt }
      hasLargeTitle = bar.hasLargeTitle
      if hasLargeTitle { navigationBar += BarHeights.largeTitle }
      isOpaqueAtTop = bar.isOpaque
    }
    // A root that does not extend under bars at the top begins below them, if it is shorter than the screen: 4 of 4.
    if let edges = controller.element.child("extendedEdge", key: "edgesForExtendedLayout"), edges["top"] != "YES",
      root.height < document.canvasScreenSize.height
    {
      isOpaqueAtTop = true
    }
    let bottom = navigation.bottomBars(below: controller.id)
    if bottom.contains(.tabBar) { bottomBar += heights.tabBar }
    if bottom.contains(.toolbar) { bottomBar += heights.toolbar }
  }

  /// A xib's view can simulate bars as a controller can.
  private mutating func addSimulatedBars(of view: Element?, heights: BarHeights) {
    if view?.simulatedBar(.top) == .navigationBar {
      navigationBar = heights.navigationBar
    }
    switch view?.simulatedBar(.bottom) {
    case .tabBar: bottomBar = heights.tabBar
    case .toolbar: bottomBar = heights.toolbar
    default: break
    }
  }

  private static func statusBar(of scene: Scene, in document: Document) -> Double {
    let device = CanvasDevice(of: document)
    let xcode = document.xcode.major
    if device.isPhone && document.device?.orientation == .landscape { return 0 }
    let holder = scene.controller?.element ?? scene.rootView?.element
    // From Xcode 9 the bar comes with the device, whatever the document says.
    if xcode <= 8, holder?.simulatedBar(.status) == .noBar { return 0 }
    let root = document.canvasRootSize(of: scene)
    // Up to Xcode 10 the canvas gave no status bar to roots that are low and not upright, on phones with a home button: 44 to 475
    // high none of 25, two of them squares; 1024 by 768 has one. Of the other phones one root is
    // known: 478 by 448 has the status bar.
    let isLow = root != document.canvasScreenSize && root.width >= root.height && root.height < 500
    if xcode <= 10, device.family == .homeButtonPhone, isLow { return 0 }
    return device.statusBar(id: document.device?.id, xcode: document.xcode)
  }
}
