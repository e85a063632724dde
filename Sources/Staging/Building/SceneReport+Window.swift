import Picturing
import AutoLayout
import Geometry
import LayoutReports
import Platform
import UIKitCore

/// Reports of what a program shows, which no document describes.
extension SceneReport {
  /// A view that is laid out with everything inside, its standing conflicts and its ambiguities.
  @MainActor
  package init(of window: UIView) {
    var root = ViewReport(of: window)
    (root.frame.x, root.frame.y) = (0, 0)
    let profile = window.layoutProfile
    self.init(
      name: root.name ?? root.className, size: root.frame.size, scale: profile.scale, root: root,
      safeArea: profile.safeArea,
      conflicts: window.standingConflicts.map { conflict in
        LayoutReports.ConflictReport(
          message: conflict.message, constraintIDs: conflict.constraints.compactMap(\.interfaceBuilderID),
          brokenID: conflict.broken?.interfaceBuilderID)
      },
      ambiguities: window.openViews.map(\.report))
  }
}

extension ScreenChrome {
  /// The status bar and the home indicator of a device. Bars of an app are among its views.
  ///
  /// - Parameter model: As Apple writes it; nil is the newest with the screen.
  package init(
    of device: Device, _ model: String? = nil, _ orientation: Device.Orientation, release: Int,
    statusBarStyle: UIStatusBarStyle, isStatusBarHidden: Bool = false, isDark: Bool
  ) {
    let (size, status) = (device.size(in: orientation), device.statusBarHeight(in: orientation, release: release))
    let covered = device.safeArea(in: orientation, release: release)
    self.init(
      statusBar: status > 0 && !isStatusBarHidden ? Rect(x: 0, y: 0, width: size.width, height: status) : nil,
      statusBarInk: statusBarStyle == .default ? nil : statusBarStyle == .lightContent ? .light : .dark,
      statusBarForm: StatusBarForm(device, release: release),
      homeIndicator: covered.bottom > 0 ? HomeIndicator.line(on: size, inset: covered.bottom) : nil,
      island: device.island(in: orientation), notch: device.notch(in: orientation, model: model), isDark: isDark)
  }
}

extension ScreenChrome.StatusBarForm {
  /// Nil for a phone.
  init?(_ device: Device, release: Int) {
    guard device.idiom == .pad else { return nil }
    self = StatusBarMetrics.showsDotsOfWindows[release] ? .tabletWithDots : .tablet
  }
}

extension UIView {
  /// The text of the view if it does not fit; nil if it does, and for a view without text.
  package var clippedText: String? {
    guard let fit = TextFit(self), fit.isClipped else { return nil }
    return fit.text
  }
}
