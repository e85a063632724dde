import Geometry
import LayoutReports
import Platform
import UIKitCore

extension UIView {
  /// A plate of glass: a tint through which what is below is seen sharply, a light line along its edge, and a soft shadow.
  ///
  /// - Parameter tint: The color of the plate in place of white or black; it covers what is below.
  func glass(_ rect: Rect, cornerRadius: Double, tint: UIColor? = nil) -> [Decoration] {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let look = isDark ? GlassMetrics.dark : GlassMetrics.light
    let color = tint ?? UIColor(white: CGFloat(look.white), alpha: CGFloat(look.alpha))
    let edge = UIColor(white: 1, alpha: CGFloat(isDark ? GlassMetrics.edge.dark : GlassMetrics.edge.light))
    return shadow(of: rect, cornerRadius) + [
      .fill(rect, pictureColor(color), cornerRadius: cornerRadius),
      .border(rect, pictureColor(edge), width: GlassMetrics.edgeWidth, cornerRadius: cornerRadius),
    ]
  }

  /// Rings around the plate that add up where they overlap. Nothing is drawn below the plate, which would be darker by it.
  private func shadow(of rect: Rect, _ cornerRadius: Double) -> [Decoration] {
    let steps = 4
    return (1...steps).reversed().map { step in
      let away = GlassMetrics.shadowReach * Double(step) / Double(steps)
      let color = Color(red: 0, green: 0, blue: 0, alpha: GlassMetrics.shadow / Double(steps))
      let ring = Rect(x: rect.x - away, y: rect.y - away, width: rect.width + 2 * away, height: rect.height + 2 * away)
      return .border(ring, color, width: away, cornerRadius: cornerRadius + away)
    }
  }

  /// The plates of a navigation bar or a toolbar.
  var itemPlates: [Decoration] {
    plates.flatMap { plate in
      glass(
        Rect(plate.frame), cornerRadius: Double(plate.frame.height) / 2,
        tint: plate.isProminentPlate ? (plate.subviews.first(where: \.isProminentBarItem) ?? plate).tintColor : nil)
    }
  }
}

extension UITabBar {
  /// The plate below all tabs, and a capsule under the selected one.
  var tabPlate: [Decoration] {
    let selected = tabPlaces.filter(\.isSelected).map { tab in
      fill(tab.frame, .tertiarySystemFill, cornerRadius: tab.frame.height / 2)
    }
    return itemPlates + selected
  }
}

extension UITabBar {
  /// The plate of iPadOS 18: a flat ground, and a lighter capsule under the selected tab. Colors are remembered (DEVIATIONS.md, 445).
  var flatTabPlate: [Decoration] {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let pill = UIColor(white: isDark ? 0.23 : 1, alpha: 1)
    return plates.map {
      fill($0.frame, isDark ? .secondarySystemBackground : .systemGray5, cornerRadius: $0.frame.height / 2)
    }
      + tabPlaces.filter(\.isSelected).map { fill($0.frame, pill, cornerRadius: $0.frame.height / 2) }
  }
}

extension AlertView {
  /// One plate under texts and buttons, a capsule for each button, and a box around each field that has no border of its own.
  var capsuleDecorations: [Decoration] {
    let plate = Rect(bounds)
    let isDark = traitCollection.userInterfaceStyle == .dark
    let ground = UIColor(white: isDark ? 0.16 : 0.97, alpha: CGFloat(BarAppearanceMetrics.materialStrength))
    return glass(plate, cornerRadius: Double(panelCornerRadius), tint: ground)
      + capsules.map { fill($0, .secondarySystemFill, cornerRadius: $0.height / 2) }
      + fieldBoxes.map { fill($0, .tertiarySystemFill, cornerRadius: $0.height / 2) }
  }
}
