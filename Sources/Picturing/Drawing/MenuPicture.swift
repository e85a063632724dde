import Geometry
import LayoutReports
import Platform
import UIKitCore

extension MenuPlate {
  /// What lies under the rows of an open menu: glass since iOS 26, before that a nearly opaque material with a soft shadow. Colors are
  /// remembered (DEVIATIONS.md, 510).
  var menuGround: [Decoration] {
    if AppearanceMetrics.alertsHaveCapsules[layoutProfile] {
      return glass(Rect(bounds), cornerRadius: Double(corner))
    }
    let isDark = traitCollection.userInterfaceStyle == .dark
    let color = UIColor(white: isDark ? 0.16 : 0.96, alpha: CGFloat(BarAppearanceMetrics.materialStrength))
    let shadow = PresentationMetrics.popoverShadow
    let steps = 8
    let rings = (1...steps).map { step -> Decoration in
      let away = shadow.radius * Double(steps + 1 - step) / Double(steps)
      let ring = Rect(bounds.insetBy(dx: CGFloat(-away), dy: CGFloat(-away)))
      let black = Color(red: 0, green: 0, blue: 0, alpha: shadow.strength / Double(steps))
      return .border(ring, black, width: away, cornerRadius: Double(corner) + away)
    }
    return rings + [fill(bounds, color, cornerRadius: corner)]
  }
}
