import Geometry
import LayoutReports

extension SceneDrawing {
  /// How much of a shadow there is at a distance beyond the edge of what casts it, in radii: the integral of a normal distribution.
  private static let profile: [(distance: Double, part: Double)] = [
    (2, 0.023), (1.6, 0.055), (1.3, 0.097), (1, 0.159), (0.75, 0.227), (0.5, 0.309), (0.25, 0.401), (0, 0.5),
    (-0.25, 0.599),
    (-0.5, 0.691), (-0.75, 0.773), (-1, 0.841), (-1.3, 0.903), (-1.6, 0.945), (-2, 0.977),
  ]

  /// Draws a blurred shape as rectangles inside each other, which every reader shows alike: Cairo has no blur, and those of others differ.
  /// A view that shows no rectangle casts no shadow here.
  mutating func draw(_ shadow: ViewShadow, of view: ViewReport) {
    let own = Rect(x: 0, y: 0, width: view.drawnSize.width, height: view.drawnSize.height)
    guard shadow.rect != nil || (view.backgroundColor?.alpha ?? 0) > 0 else { return }
    let rect = shadow.rect ?? own
    let place = Rect(x: rect.x + shadow.offset.x, y: rect.y + shadow.offset.y, width: rect.width, height: rect.height)
    guard place.hasArea, shadow.color.alpha > 0 else { return }
    let corner = min(view.cornerRadius, place.width / 2, place.height / 2)
    guard shadow.radius > 0 else { return fill(.rectangle(place, cornerRadius: corner), shadow.color) }
    var drawn = 0.0
    for (distance, part) in Self.profile {
      let grown = place.grown(by: distance * shadow.radius)
      guard grown.hasArea else { return }
      // What is drawn over what is there already adds up to the part.
      let wanted = part * min(1, shadow.color.alpha)
      let alpha = 1 - (1 - wanted) / (1 - drawn)
      drawn = wanted
      fill(
        .rectangle(grown, cornerRadius: max(corner, shadow.radius) + distance * shadow.radius),
        shadow.color.withAlpha(alpha))
    }
  }
}

extension Rect {
  /// The rectangle with a margin on each side; without an area where a negative margin leaves none.
  fileprivate func grown(by margin: Double) -> Rect {
    Rect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
