import Geometry
import LayoutReports
import Platform
import UIKit

extension UIView {
  /// A plate of glass: a tint through which what is below is seen sharply, a light line along its edge, and a soft shadow.
  ///
  /// - Parameter tint: The colour of the plate in place of white or black; it covers what is below.
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

  /// A plate under each item of a bar, or under neighbours that touch each other together.
  var itemPlates: [Decoration] {
    var plates: [(rect: Rect, tint: UIColor?)] = []
    for view in platedItems.sorted(by: { $0.frame.minX < $1.frame.minX }) {
      let frame = Rect(view.frame)
      let height = min(BarAppearanceMetrics.itemPlate, frame.height)
      let width = max(frame.width, height)
      let rect = Rect(x: frame.x + (frame.width - width) / 2, y: frame.y, width: width, height: height)
      let tint = view.isProminentBarItem ? view.tintColor : nil
      if let last = plates.last, tint == nil, last.tint == nil, rect.y == last.rect.y, rect.x - last.rect.maxX < 0.5 {
        plates[plates.count - 1].rect.width = rect.maxX - last.rect.x
      } else {
        plates.append((rect, tint))
      }
    }
    return plates.flatMap { glass($0.rect, cornerRadius: $0.rect.height / 2, tint: $0.tint) }
  }
}

extension UITabBar {
  /// The plate below all tabs, and a capsule under the selected one.
  var tabPlate: [Decoration] {
    let tabs = tabPlaces
    guard let first = tabs.first else { return [] }
    let margin = BarAppearanceMetrics.tabPlateMargin
    let all = tabs.dropFirst().reduce(first.frame) { $0.union($1.frame) }
    let width = min(Double(all.width) + 2 * margin, Double(bounds.width) - BarAppearanceMetrics.tabPlateSides)
    let plate = Rect(
      x: Double(all.midX) - width / 2, y: Double(all.minY) - margin, width: width,
      height: Double(all.height) + 2 * margin)
    let room = CGRect(x: plate.x + margin, y: plate.y, width: width - 2 * margin, height: plate.height)
    let selected = tabs.filter(\.isSelected).map { tab in
      fill(tab.frame.intersection(room), .tertiarySystemFill, cornerRadius: tab.frame.height / 2)
    }
    return glass(plate, cornerRadius: plate.height / 2) + selected
  }
}

extension AlertView {
  /// One plate under texts and buttons, a capsule for each button, and a box around each field that has no border of its own.
  var capsuleDecorations: [Decoration] {
    let plate = Rect(bounds)
    let isDark = traitCollection.userInterfaceStyle == .dark
    let ground = UIColor(white: isDark ? 0.16 : 0.97, alpha: 0.97)
    return glass(plate, cornerRadius: AppearanceMetrics.alertCorner, tint: ground)
      + subviews.filter { $0 is UIButton && !$0.isHidden }.map {
        fill($0.frame, .secondarySystemFill, cornerRadius: $0.frame.height / 2)
      }
      + fieldBoxes.map { fill($0, .tertiarySystemFill, cornerRadius: $0.height / 2) }
  }
}
