import Geometry
import LayoutReports
import UIKit

extension ViewReport {
  /// Freezes a view and everything below it, as of the last layout.
  @MainActor
  init(_ view: UIView) {
    self.init(
      id: view.interfaceBuilderID, className: view.interfaceBuilderClassName ?? String(describing: type(of: view)),
      name: view.interfaceBuilderName, frame: Rect(view.frame),
      boundsOrigin: Point(x: Double(view.bounds.minX), y: Double(view.bounds.minY)), isHidden: view.isHidden,
      alpha: Double(view.alpha), clipsToBounds: view.clipsToBounds,
      backgroundColor: view.backgroundColor.map { Color($0.cgColor) }, cornerRadius: Double(view.ownLayer.cornerRadius),
      borderWidth: Double(view.ownLayer.borderWidth), borderColor: view.ownLayer.borderColor.map { Color($0) },
      content: Content(view), textFit: TextFit(view),
      // A button tells its title itself.
      children: view.subviews.filter { !($0 is UIButtonLabel) }.map { ViewReport($0) })
  }
}

extension Color {
  init(_ color: CGColor) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha))
  }
}
