import Geometry
import LayoutReports
import Platform
import UIKitCore

/// Content that is scrolled to an edge of the screen fades into its background, under bars of glass.
extension GroundedBar {
  /// As strong as far as the bar's items and its search field reach, then weaker until nothing is left.
  ///
  /// - Parameter area: The bar with what is above it.
  func upperFade(_ area: Rect, over content: UIViewController?) -> [Decoration] {
    let height = area.height + ScrollEdgeMetrics.reachBelowBar
    let search = Double((self as? UINavigationBar)?.searchFieldHeight ?? 0)
    let items = min(Double(bounds.height), FloatingBarMetrics.platterHeight + search)
    let full = (area.height - (Double(bounds.height) - items)) / height
    return [
      fade(
        Rect(x: 0, y: area.y, width: area.width, height: height), over: content,
        [(ScrollEdgeMetrics.strength, 0), (ScrollEdgeMetrics.strength, full), (0, 1)])
    ]
  }

  /// From nothing above the bar to the lower edge of the screen.
  func lowerFade(over content: UIViewController?) -> [Decoration] {
    let top = -ScrollEdgeMetrics.reachAboveBar
    guard let window = window ?? superview else { return [] }
    let screen = Rect(convert(window.bounds, from: window))
    let height = max(0, screen.maxY - top)
    guard height > 0 else { return [] }
    let strength = ScrollEdgeMetrics.lowerStrength
    return [
      fade(
        Rect(x: screen.x, y: top, width: screen.width, height: height), over: content,
        [(0, 0), (ScrollEdgeMetrics.strengthAtBar, -top / height), (strength, 1)])
    ]
  }

  private func fade(_ rect: Rect, over content: UIViewController?, _ stops: [(alpha: Double, place: Double)])
    -> Decoration
  {
    let color = pictureColor(groundOfContent(content))
    let path = VectorPath([
      .move(Point(x: rect.x, y: rect.y)), .line(Point(x: rect.maxX, y: rect.y)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.x, y: rect.maxY)), .close,
    ])
    let gradient = Gradient(
      stops.map { stop in
        var part = color
        part.alpha *= stop.alpha
        return Gradient.Stop(part, at: stop.place)
      }, from: Point(x: rect.x, y: rect.y), to: Point(x: rect.x, y: rect.maxY))
    return .path(PathDrawing(path, gradient: gradient))
  }
}
