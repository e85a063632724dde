import Geometry
import LayoutReports
import Platform
import UIKitCore

extension UIView {
  /// The lines between the columns of a split view.
  var columnLines: [Decoration] { dividersOfColumns.map { fill($0, .separator) } }
}

extension UINavigationBar {
  /// The button for the primary column of a split view, which is no item of the bar.
  var sidebarButton: [Decoration] {
    guard let place = sidebarButtonPlace else { return [] }
    let rect = Rect(place)
    return [
      .image(
        ImageContent(
          name: "sidebar.left", contentMode: "scaleAspectFit", size: rect.size, tint: pictureColor(barItemColor),
          isTemplate: true, isSymbol: true, isMirrored: isRightToLeft), rect)
    ]
  }
}

extension ViewReport {
  /// A column that floats is a plate of glass, with an edge and a shadow.
  @MainActor
  mutating func addFloatingColumn(of view: UIView, _ corner: CGFloat) {
    (cornerRadius, clipsToBounds) = (Double(corner), true)
    let isDark = view.traitCollection.userInterfaceStyle == .dark
    let ground = isDark ? GlassMetrics.column.dark : GlassMetrics.column.light
    if (backgroundColor?.alpha ?? 0) == 0 {
      backgroundColor = view.pictureColor(UIColor(white: CGFloat(ground), alpha: 1))
    }
    let edge = UIColor(white: 1, alpha: CGFloat(isDark ? GlassMetrics.edge.dark : GlassMetrics.edge.light))
    (borderWidth, borderColor) = (GlassMetrics.edgeWidth, view.pictureColor(edge))
    shadow = ViewShadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 2 * GlassMetrics.shadow), offset: .zero,
      radius: GlassMetrics.shadowReach, rect: Rect(x: 0, y: 0, width: frame.width, height: frame.height))
  }
}
