/// A quick move in one direction. To simulate one without touches, set the state to `ended`.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Towards which sides. Left and right are the same in every language.
  public struct Direction: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Takes any bits, also ones without a name here.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Towards greater x.
    public static let right = Direction(rawValue: 1 << 0)
    /// Towards smaller x.
    public static let left = Direction(rawValue: 1 << 1)
    /// Towards smaller y.
    public static let up = Direction(rawValue: 1 << 2)
    /// Towards greater y.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// `.right` by default.
  open var direction: Direction = .right
  /// 1 by default.
  open var numberOfTouchesRequired = 1

  private var start = (place: CGPoint.zero, time: TimeInterval(0))

  /// Points along the direction, and the seconds that they may take (DEVIATIONS.md, 190).
  private static let distance: CGFloat = 50
  private static let duration = 0.5

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = (simulatedLocation, event.timestamp)
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, numberOfTouches == numberOfTouchesRequired else { return }
    if event.timestamp - start.time > Self.duration { return state = .failed }
    let (x, y) = (simulatedLocation.x - start.place.x, simulatedLocation.y - start.place.y)
    let moved: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    guard max(abs(x), abs(y)) >= Self.distance else { return }
    state = direction.contains(moved) ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }
}

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
