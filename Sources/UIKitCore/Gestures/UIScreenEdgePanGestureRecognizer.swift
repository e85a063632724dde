/// A drag that comes from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// None by default.
  open var edges: UIRectEdge = []

  /// Points from the edge within which the finger has to come down (DEVIATIONS.md, 190).
  private static let reach: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let bounds = view?.window?.bounds else { return }
    let (place, reach) = (simulatedLocation, Self.reach)
    let isNear =
      edges.contains(.left) && place.x <= bounds.minX + reach
      || edges.contains(.right) && place.x >= bounds.maxX - reach
      || edges.contains(.top) && place.y <= bounds.minY + reach
      || edges.contains(.bottom) && place.y >= bounds.maxY - reach
    if !isNear, state == .possible { state = .failed }
  }
}
