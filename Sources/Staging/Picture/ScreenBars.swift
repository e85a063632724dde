import Picturing
import Geometry
import InterfaceBuilder
import LayoutReports
import Platform
import UIKitCore

/// The bars over a scene on a device, as UIKit lays them out: the safe area of the scene counts them, and a picture shows them.
extension Stage {
  /// What the screen shows around a scene that fills it; of one with a size of its own the bars. Nothing but the appearance for the canvas and
  /// for other views, and nil if that is the light one.
  func chrome(of scene: Scene, _ root: UIView) -> ScreenChrome? {
    let isDark = appearance == .dark
    guard case .device(let configuration) = surface, root.interfaceBuilderID == scene.rootView?.id,
      configuration.windowSize == nil, document.isScreen(scene) || hasBarsAtOwnSize(root, scene)
    else { return isDark ? ScreenChrome(isDark: true) : nil }
    guard document.isScreen(scene) else {
      return ScreenChrome(
        bars: bars(of: scene, root, over: Size(root.bounds.size), covered: Insets(), configuration), isDark: isDark)
    }
    let size = configuration.size
    let statusHeight = configuration.device.statusBarHeight(
      in: configuration.orientation, release: configuration.release)
    let covered = configuration.safeArea
    return ScreenChrome(
      bars: bars(of: scene, root, over: size, covered: covered, configuration),
      statusBar: statusHeight > 0 ? Rect(x: 0, y: 0, width: size.width, height: statusHeight) : nil,
      statusBarInk: document.hasLightStatusBar(over: scene) ? .light : nil,
      statusBarForm: ScreenChrome.StatusBarForm(configuration.device, release: configuration.release),
      homeIndicator: covered.bottom > 0 ? HomeIndicator.line(on: size, inset: covered.bottom) : nil,
      island: configuration.device.island(in: configuration.orientation),
      notch: configuration.device.notch(in: configuration.orientation, model: configuration.model), isDark: isDark)
  }

  /// The bars that the storyboard puts around a scene.
  ///
  /// - Parameters:
  ///   - root: The view of the scene.
  ///   - size: Of what the bars lie over: the screen, or a container.
  ///   - covered: What of it the screen's edges take.
  func bars(
    of scene: Scene, _ root: UIView, over size: Size, covered: Insets, _ configuration: LayoutConfiguration
  ) -> [ViewReport] {
    let present = document.bars(of: scene)
    guard !present.isEmpty else { return [] }
    let contents = BarContents(scene, of: document, on: screen)
    let profile = configuration.profile
    let heights = profile.bars
    let container = UIView(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    container.stand(on: screen)
    let controller = adopt(container)
    controller.simulatedSafeAreaInsets = UIEdgeInsets(
      top: 0, left: covered.left, bottom: covered.bottom, right: covered.right)
    var bars: [(bar: any GroundedBar, ground: BarGround)] = []
    if present.hasNavigationBar {
      let isLarge = present.hasLargeTitle && configuration.sizeClasses.vertical == .regular
      let bar = contents.navigationBar(isLarge: isLarge)
      let height = heights.navigationBar + (isLarge ? BarHeights.largeTitle : 0)
      let top = top(ofNavigationBarBelow: covered, profile)
      bar.frame = CGRect(x: 0, y: top, width: size.width, height: height)
      bars.append((bar, BarGround(above: top, isClear: isLarge ? true : nil, over: root.owningController)))
    }
    var bottom = size.height
    if present.hasTabBar {
      let isAtTop = heights.tabBarEdge == .top
      let height = isAtTop ? heights.tabBar : heights.tabBar(above: covered.bottom)
      bars.append((contents.tabBar, BarGround(over: root.owningController)))
      bars[bars.count - 1].bar.frame = CGRect(
        x: 0, y: isAtTop ? covered.top : bottom - height, width: size.width, height: height)
      if !isAtTop { bottom -= height }
    }
    if present.hasToolbar {
      // What lies below the toolbar, and where it begins.
      let lower = bottom < size.height ? size.height - bottom : covered.bottom
      let isFloating = profile.barDesign == .floating
      let top = size.height - heights.toolbar(above: lower) + (isFloating ? FloatingBarMetrics.toolbarTop : 0)
      bars.append((contents.toolbar, BarGround(over: root.owningController)))
      bars[bars.count - 1].bar.frame = CGRect(x: 0, y: top, width: size.width, height: bottom - top)
    }
    for (bar, _) in bars { container.addSubview(bar) }
    container.layoutIfNeeded()
    let reports = bars.map { bar, ground in
      var report = ViewReport(bar, isPicture: true)
      report.decorations = ground.decorations(of: bar)
      report.supplyFiles(from: options.assets, for: assetTraits)
      return report
    }
    withExtendedLifetime(controller) { container.discardLayout() }
    return reports
  }
}

extension HomeIndicator {
  /// 5 points high, 8 above the edge of an upright phone, and a little more than a third of its width (DEVIATIONS.md, 182).
  static func line(on screen: Size, inset: Double) -> Rect {
    let width = (min(screen.width, screen.height) * 0.355).rounded()
    return Rect(x: (screen.width - width) / 2, y: screen.height - (inset > 30 ? 13 : 11), width: width, height: 5)
  }
}

extension Device {
  /// What the Dynamic Island covers; nil for screens without one, and for those on their side, at whose edge pictures leave it out.
  func island(in orientation: Orientation) -> Rect? {
    guard idiom == .phone, orientation == .portrait,
      let top = DynamicIsland.top(safeAreaTop: safeArea(in: orientation).top)
    else { return nil }
    let (width, height) = DynamicIsland.size
    return Rect(x: (portraitSize.width - width) / 2, y: top, width: width, height: height)
  }

  /// What the notch covers; nil for screens without one, and for those on their side, at whose edge pictures leave it out.
  func notch(in orientation: Orientation, model: String?) -> Rect? {
    guard orientation == .portrait, let (width, height) = Notch.size(on: self, model: model) else { return nil }
    return Rect(x: (portraitSize.width - width) / 2, y: 0, width: width, height: height)
  }
}
