import Geometry
import InterfaceBuilder
import LayoutReports
import Platform
import UIKit

/// The bars over a scene on a device, as UIKit lays them out: the safe area of the scene counts them, and a picture shows them.
extension Stage {
  /// What the screen shows around a scene that fills it; nil for the canvas and for views that do not fill a screen.
  func chrome(of scene: Scene, _ root: UIView) -> ScreenChrome? {
    guard case .device(let configuration) = surface, document.isScreen(scene),
      root.interfaceBuilderID == scene.rootView?.id, configuration.windowSize == nil
    else { return nil }
    let (device, orientation) = (configuration.device, configuration.orientation)
    let size = configuration.size
    let statusHeight = device.statusBarHeight(in: orientation)
    let covered = device.safeArea(in: orientation)
    return ScreenChrome(
      bars: bars(of: scene, configuration),
      statusBar: statusHeight > 0 ? Rect(x: 0, y: 0, width: size.width, height: statusHeight) : nil,
      homeIndicator: covered.bottom > 0 ? HomeIndicator.line(on: size, inset: covered.bottom) : nil,
      isDark: appearance == .dark)
  }

  private func bars(of scene: Scene, _ configuration: LayoutConfiguration) -> [ViewReport] {
    let present = document.bars(of: scene)
    guard present.hasNavigationBar || present.hasTabBar || present.hasToolbar else { return [] }
    let items = BarContents(scene, of: document, on: screen)
    let (device, orientation) = (configuration.device, configuration.orientation)
    let covered = device.safeArea(in: orientation)
    let size = configuration.size
    let controller = UIViewController()
    let container = UIView(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    container.stand(on: screen)
    controller.view = container
    controller.simulatedSafeAreaInsets = UIEdgeInsets(
      top: 0, left: covered.left, bottom: covered.bottom, right: covered.right)
    var bars: [(bar: UIView, ground: BarGround)] = []
    if present.hasNavigationBar {
      let isLarge = present.hasLargeTitle && configuration.sizeClasses.vertical == .regular
      let row = device.navigationBarHeight(in: orientation)
      let bar = items.navigationBar(isLarge: isLarge)
      bar.frame = CGRect(
        x: 0, y: covered.top, width: size.width, height: row + (isLarge ? BarHeights.largeTitle : 0))
      bars.append((bar, BarGround(above: covered.top, tint: items.navigationTint, isClear: isLarge, isAtTop: true)))
    }
    var bottom = size.height
    if present.hasTabBar {
      let height = device.tabBarHeight(in: orientation) + covered.bottom
      let bar = items.tabBar
      bar.frame = CGRect(x: 0, y: bottom - height, width: size.width, height: height)
      bars.append((bar, BarGround(above: 0, tint: items.tabTint, isClear: false, isAtTop: false)))
      bottom -= height
    }
    if present.hasToolbar {
      let below = present.hasTabBar ? 0 : covered.bottom
      let height = device.toolbarHeight(in: orientation) + below
      let bar = items.toolbar
      bar.frame = CGRect(x: 0, y: bottom - height, width: size.width, height: height)
      bars.append((bar, BarGround(above: 0, tint: nil, isClear: false, isAtTop: false)))
    }
    for (bar, _) in bars { container.addSubview(bar) }
    container.layoutIfNeeded()
    let reports = bars.map { bar, ground in
      var report = ViewReport(bar, isPicture: true)
      report.decorations = ground.decorations(of: bar, isDark: appearance == .dark)
      supplyFiles(to: &report)
      return report
    }
    container.discardLayout()
    return reports
  }
}

/// What lies behind a bar's items.
private struct BarGround {
  /// How far the ground reaches above the bar, under the status bar; points.
  var above: Double
  /// The colour that the document gives the bar.
  var tint: Color?
  /// Whether the view shines through wholly, as under a large title.
  var isClear: Bool
  /// Whether the line is below the bar, not above it.
  var isAtTop: Bool

  @MainActor
  func decorations(of bar: UIView, isDark: Bool) -> [Decoration] {
    guard !isClear || tint != nil else { return [] }
    let (width, height) = (Double(bar.bounds.width), Double(bar.bounds.height))
    let line = 1 / bar.layoutScreen.profile.scale
    // Apple publishes no number for the material of a bar (DEVIATIONS.md, 182).
    let material = isDark ? Color(gray: 29, alpha: 0.94) : Color(gray: 249, alpha: 0.94)
    return [
      .fill(Rect(x: 0, y: -above, width: width, height: above + height), tint ?? material, cornerRadius: 0),
      .fill(
        Rect(x: 0, y: isAtTop ? height : -line, width: width, height: line), bar.pictureColor(.separator),
        cornerRadius: 0),
    ]
  }
}

extension Color {
  fileprivate init(gray: Int, alpha: Double) {
    self.init(red: Double(gray) / 255, green: Double(gray) / 255, blue: Double(gray) / 255, alpha: alpha)
  }
}

extension HomeIndicator {
  /// 5 points high, 8 above the edge of an upright phone, and a little more than a third of its width (DEVIATIONS.md, 182).
  static func line(on screen: Size, inset: Double) -> Rect {
    let width = (min(screen.width, screen.height) * 0.355).rounded()
    return Rect(x: (screen.width - width) / 2, y: screen.height - (inset > 30 ? 13 : 11), width: width, height: 5)
  }
}
