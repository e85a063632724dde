import Geometry
import LayoutReports
import Platform
import UIKitCore

/// A bar with a ground of its own.
@MainActor
package protocol GroundedBar: UIView {
  var barTintColor: UIColor? { get set }
  var barStyle: UIBarStyle { get set }
  /// What the program leaves out by empty images.
  var images: BarImages { get }
  /// How the bar looks by an appearance; nil without one.
  var shownAppearance: ShownBarAppearance? { get }
}

extension UINavigationBar: GroundedBar {}
extension UIToolbar: GroundedBar {}
extension UITabBar: GroundedBar {}
extension UISearchBar: GroundedBar {
  package var images: BarImages { BarImages() }
  package var shownAppearance: ShownBarAppearance? { nil }
}

/// What lies behind a bar's items: a material or the bar's own color, and the lines at its edges.
package struct BarGround {
  /// How far the ground reaches above the bar, under the status bar; points.
  var above = 0.0
  /// How far it reaches below the bar, under the line to swipe from; points.
  var below = 0.0
  /// Whether the view shines through wholly, as under a large title; nil asks the bar.
  var isClear: Bool?
  /// What a bar without a controller lies over.
  var content: UIViewController?

  /// A ground as large as the bar itself, unless it reaches further.
  package init(above: Double = 0, below: Double = 0, isClear: Bool? = nil, over content: UIViewController? = nil) {
    (self.above, self.below, self.isClear, self.content) = (above, below, isClear, content)
  }

  @MainActor
  package func decorations(of bar: any GroundedBar) -> [Decoration] {
    ground(of: bar) + fade(of: bar) + bar.glassPlates + ((bar as? UINavigationBar)?.sidebarButton ?? [])
  }

  @MainActor
  private func ground(of bar: any GroundedBar) -> [Decoration] {
    if let tabs = bar as? UITabBar, tabs.hasTextsOnPlate { return [] }
    if let shown = bar.shownAppearance { return shown.isClear ? [] : decorations(of: bar, shown.look) }
    let tint = bar.barTintColor.map { bar.pictureColor($0) }
    let isClear = isClear ?? !(bar is UISearchBar || bar.showsBarGround(over: content))
    guard !isClear || tint != nil else { return [] }
    let ground = bar.images.hidesGround ? nil : tint ?? Self.material(isDark: bar.isDarkBar)
    return (ground.map { [.fill(area(of: bar), $0, cornerRadius: 0)] } ?? [])
      + (bar.images.hidesLine || bar.hasGlass ? [] : lines(of: bar, bar.lineColor))
  }

  @MainActor
  private func fade(of bar: any GroundedBar) -> [Decoration] {
    guard bar.fadesContent(of: content) else { return [] }
    return bar is UINavigationBar ? bar.upperFade(area(of: bar), over: content) : bar.lowerFade(over: content)
  }

  /// The effect, the color over it and the line of an appearance.
  @MainActor
  private func decorations(of bar: any GroundedBar, _ look: UIBarAppearance) -> [Decoration] {
    var parts: [Decoration] = []
    if look.backgroundEffect != nil, !bar.hasGlass {
      let isDark = bar.traitCollection.userInterfaceStyle == .dark
      parts.append(.fill(area(of: bar), Self.material(isDark: isDark), cornerRadius: 0))
    }
    if let color = look.backgroundColor { parts.append(.fill(area(of: bar), bar.pictureColor(color), cornerRadius: 0)) }
    if let color = look.shadowColor, !bar.hasGlass {
      parts += lines(of: bar, color === UIColor.separator ? bar.lineColor : bar.pictureColor(color))
    }
    return parts
  }

  @MainActor
  private func area(of bar: any GroundedBar) -> Rect {
    Rect(x: 0, y: -above, width: Double(bar.bounds.width), height: above + Double(bar.bounds.height) + below)
  }

  @MainActor
  private func lines(of bar: any GroundedBar, _ color: Color) -> [Decoration] {
    let (width, height) = (Double(bar.bounds.width), Double(bar.bounds.height))
    let line = 1 / bar.layoutScreen.profile.scale
    let edges = bar is UINavigationBar ? [height] : bar is UISearchBar ? [0, height - line] : [-line]
    return edges.map { .fill(Rect(x: 0, y: $0, width: width, height: line), color, cornerRadius: 0) }
  }

  /// Apple publishes no number for the material of a bar (DEVIATIONS.md, 182).
  private static func material(isDark: Bool) -> Color {
    Color(gray: isDark ? 27 : 249, alpha: BarAppearanceMetrics.materialStrength)
  }
}

extension GroundedBar {
  /// Whether the bar has no ground of its own, but plates under its items.
  fileprivate var hasGlass: Bool { BarAppearanceMetrics.ground(of: layoutProfile) == .never && !(self is UISearchBar) }

  fileprivate var isDarkBar: Bool { barStyle == .black || traitCollection.userInterfaceStyle == .dark }

  /// The line at the edge.
  fileprivate var lineColor: Color {
    isDarkBar
      ? Color(red: 1, green: 1, blue: 1, alpha: BarAppearanceMetrics.darkLineStrength)
      : Color(red: 0, green: 0, blue: 0, alpha: BarAppearanceMetrics.lineStrength)
  }

  /// The plates under the items or the tabs, since iOS 26.
  fileprivate var glassPlates: [Decoration] {
    if let bar = self as? UITabBar, bar.hasTextsOnPlate, !hasGlass { return bar.flatTabPlate }
    guard hasGlass else { return [] }
    if let bar = self as? UITabBar { return bar.tabPlate }
    return itemPlates
  }

  /// The ground of a bar that is a view of a scene or of an app.
  var groundDecorations: [Decoration] {
    if isOutOfSight { return [] }
    switch self {
    case let bar as UINavigationBar where bar.owner != nil:
      let isLarge =
        bar.prefersLargeTitles && bar.bounds.height > CGFloat(bar.layoutProfile.controls.navigationBarHeight) + 20
      return BarGround(above: Double(bar.convert(.zero, to: nil).y), isClear: isLarge ? true : nil)
        .decorations(of: self)
    case let bar as UISearchBar where bar.surroundings == .lowerEdge || bar.surroundings == .overKeyboard:
      return (bar.fadesContent() ? bar.lowerFade(over: nil) : []) + bar.edgePlates
    case let bar as UISearchBar where bar.searchBarStyle == .minimal || bar.surroundings != .none: return []
    case is UISearchBar, is UINavigationBar: return BarGround().decorations(of: self)
    default: return BarGround(below: roomBelow).decorations(of: self)
    }
  }

  /// What is left below a bar that stands on the safe area.
  private var roomBelow: Double {
    guard let superview, superview.safeAreaInsets.bottom > 0 else { return 0 }
    let end = superview.bounds.maxY - superview.safeAreaInsets.bottom
    return abs(frame.maxY - end) < 1 ? Double(superview.safeAreaInsets.bottom) : 0
  }
}

extension Color {
  fileprivate init(gray: Int, alpha: Double) {
    self.init(red: Double(gray) / 255, green: Double(gray) / 255, blue: Double(gray) / 255, alpha: alpha)
  }
}
