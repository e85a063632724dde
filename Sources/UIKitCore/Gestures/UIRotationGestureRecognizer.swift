/// Two fingers that turn about each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians, clockwise, since the fingers came down or since it was set; 0 by default.
  open var rotation: CGFloat = 0
  /// Radians per second. Zero: rotations have no speed here.
  open var velocity: CGFloat { 0 }
  private var angle: CGFloat?

  /// Radians before it is a rotation (DEVIATIONS.md, 190).
  private static let hysteresis: CGFloat = 0.1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { angle = presentAngle }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let old = angle, let new = presentAngle else { return }
    let turn = (new - old).remainder(dividingBy: 2 * .pi)
    if state == .possible, abs(turn) < Self.hysteresis { return }
    guard state == .possible || state == .began || state == .changed else { return }
    rotation += turn
    angle = new
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endContinuousGesture(touches) }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { cancelContinuousGesture() }

  private var presentAngle: CGFloat? {
    guard numberOfTouches == 2 else { return nil }
    let (first, second) = (location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
    return atan2(second.y - first.y, second.x - first.x)
  }

  open override func reset() { (rotation, angle) = (0, nil) }
}
