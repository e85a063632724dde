/// Two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The factor by which the fingers' distance has grown since they came down, or since it was set; 1 by default.
  open var scale: CGFloat = 1
  /// Of ``scale`` per second. Zero: pinches have no speed here.
  open var velocity: CGFloat { 0 }
  private var spread: CGFloat?

  /// Points by which the distance changes before it is a pinch (DEVIATIONS.md, 190).
  private static let hysteresis: CGFloat = 8

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { spread = presentSpread }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let old = spread, let new = presentSpread, old > 0 else { return }
    if state == .possible {
      guard abs(new - old) >= Self.hysteresis else { return }
      scale = new / old
      spread = new
      state = .began
    } else if state == .began || state == .changed {
      scale *= new / old
      spread = new
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endContinuousGesture(touches) }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { cancelContinuousGesture() }

  private var presentSpread: CGFloat? {
    guard numberOfTouches == 2 else { return nil }
    let (first, second) = (location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
    return hypot(second.x - first.x, second.y - first.y)
  }

  open override func reset() { (scale, spread) = (1, nil) }
}
