import Picturing
import AutoLayout
import Geometry
import LayoutReports
import Platform
import UIKit

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
      ambiguities: window.openViews.map {
        AmbiguityReport(
          viewID: $0.view.interfaceBuilderID, view: $0.path, message: $0.message, open: $0.open,
          isScrollableContent: $0.isScrollableContent)
      })
  }
}

extension ScreenChrome {
  /// The status bar and the home indicator of a device. Bars of an app are among its views.
  package init(
    of device: Device, _ orientation: Device.Orientation, statusBarStyle: UIStatusBarStyle,
    isStatusBarHidden: Bool = false, isDark: Bool
  ) {
    let (size, status) = (device.size(in: orientation), device.statusBarHeight(in: orientation))
    let covered = device.safeArea(in: orientation)
    self.init(
      statusBar: status > 0 && !isStatusBarHidden ? Rect(x: 0, y: 0, width: size.width, height: status) : nil,
      statusBarInk: statusBarStyle == .default ? nil : statusBarStyle == .lightContent ? .light : .dark,
      homeIndicator: covered.bottom > 0 ? HomeIndicator.line(on: size, inset: covered.bottom) : nil, isDark: isDark)
  }
}

/// A view that its constraints leave ambiguous.
@MainActor
package struct OpenView {
  /// The view itself, and where it is in the tree.
  package let view: UIView
  let path: ViewPath
  /// In Xcode's words.
  package let message: String
  let open: Set<AmbiguityReport.Quantity>
  let isScrollableContent: Bool
}

extension UIView {
  /// The views of a laid-out tree whose constraints leave something open, without those that a conflict is about.
  package var openViews: [OpenView] {
    guard let ambiguities = TreeAmbiguities(of: self) else { return [] }
    let clashing = viewsOfConflicts
    var found: [OpenView] = []
    func visit(_ view: UIView, _ path: ViewPath) {
      let name = view.interfaceBuilderName ?? String(describing: type(of: view))
      let open = clashing.contains(ObjectIdentifier(view)) ? [] : ambiguities.inSuperview(view)
      if !open.isEmpty {
        let message = AmbiguityReport.message(open.quantities, of: name)
        found.append(
          OpenView(view: view, path: path, message: message, open: open.quantities, isScrollableContent: false))
      }
      if let content = (view as? UIScrollView)?.contentAmbiguity, let words = content.contentWords {
        found.append(
          OpenView(
            view: view, path: path, message: "Scrollable content \(words) is ambiguous for \"\(name)\".",
            open: content.quantities, isScrollableContent: true))
      }
      for (index, subview) in view.subviews.enumerated() { visit(subview, path.child(index)) }
    }
    visit(self, .root)
    return found
  }

  /// The text of the view if it does not fit; nil if it does, and for a view without text.
  package var clippedText: String? {
    guard let fit = TextFit(self), fit.isClipped else { return nil }
    return fit.text
  }
}
