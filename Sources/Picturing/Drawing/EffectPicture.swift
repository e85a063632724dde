import Geometry
import LayoutReports
import UIKitCore

extension UIVisualEffectView {
  /// A blur is drawn as the tint of its material, through which the views behind it can be seen sharply. Strengths are remembered
  /// (DEVIATIONS.md, 182).
  var effectDecorations: [Decoration] {
    if let glass = effect as? UIGlassEffect { return plate(of: glass) }
    guard let style = (effect as? UIBlurEffect)?.style else { return [] }
    let isDark = style.isDark ?? (traitCollection.userInterfaceStyle == .dark)
    let gray = isDark ? 30.0 / 255 : 250.0 / 255
    let bounds = Rect(x: 0, y: 0, width: Double(bounds.width), height: Double(bounds.height))
    return [.fill(bounds, Color(red: gray, green: gray, blue: gray, alpha: style.strength), cornerRadius: 0)]
  }

  /// The glass of bars, a capsule unless the view has corners of its own; clear glass lets more of what is behind through.
  private func plate(of effect: UIGlassEffect) -> [Decoration] {
    let corner = max(layer.cornerRadius, effectiveRadius(corner: .allCorners))
    let radius = corner > 0 ? corner : min(bounds.width, bounds.height) / 2
    let isDark = traitCollection.userInterfaceStyle == .dark
    let clear = effect.style == .clear ? UIColor(white: isDark ? 0 : 1, alpha: 0.15) : nil
    return glass(Rect(bounds), cornerRadius: Double(radius), tint: effect.tintColor ?? clear)
  }
}

extension UIBlurEffect.Style {
  /// Nil for a style that follows the appearance.
  fileprivate var isDark: Bool? {
    switch self {
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark:
      true
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
      .systemChromeMaterial:
      nil
    }
  }

  /// The part of what is behind that the material hides.
  fileprivate var strength: Double {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.45
    case .light, .regular, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.6
    case .dark, .prominent, .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.75
    case .extraLight, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.85
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.94
    }
  }
}
