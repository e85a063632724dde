/// A finger that drags. Code that stands in for the user sets the state and ``setTranslation(_:in:)``.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// 1 by default.
  open var minimumNumberOfTouches = 1
  /// No limit by default.
  open var maximumNumberOfTouches = Int.max
  /// What scrolls besides fingers counts; nothing by default. No effect here, which the log says once: only fingers move.
  open var allowedScrollTypesMask: UIScrollTypeMask = [] {
    didSet {
      if !allowedScrollTypesMask.isEmpty {
        LayoutLog.noteWithoutEffect("UIPanGestureRecognizer.allowedScrollTypesMask")
      }
    }
  }
  private var translation = CGPoint.zero
  private var speed = CGPoint.zero
  private var previous: (place: CGPoint, time: TimeInterval)?
  private var traveled = CGPoint.zero

  /// Points that a finger moves before it drags (DEVIATIONS.md, 190).
  static let hysteresis: CGFloat = 10

  /// The distance that the fingers have moved since they came down, or since it was set, in points of the window.
  open func translation(in view: UIView?) -> CGPoint { translation }
  /// What ``translation(in:)`` counts from; the view is not looked at.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { self.translation = translation }
  /// Points per second at the last move; zero for a finger that rests.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches, state == .possible { return state = .failed }
    // More fingers move the middle, which is no drag.
    previous = (simulatedLocation, event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let last = previous else { return }
    let step = CGPoint(x: simulatedLocation.x - last.place.x, y: simulatedLocation.y - last.place.y)
    let seconds = event.timestamp - last.time
    speed = seconds > 0 ? CGPoint(x: step.x / CGFloat(seconds), y: step.y / CGFloat(seconds)) : .zero
    previous = (simulatedLocation, event.timestamp)
    traveled = CGPoint(x: traveled.x + step.x, y: traveled.y + step.y)
    translation = CGPoint(x: translation.x + step.x, y: translation.y + step.y)
    switch state {
    case .possible where numberOfTouches >= minimumNumberOfTouches: if begins(traveled) { state = .began }
    case .began, .changed: state = .changed
    default: break
    }
  }

  /// Whether a distance is a drag, in points.
  func begins(_ traveled: CGPoint) -> Bool { hypot(traveled.x, traveled.y) > Self.hysteresis }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == touches.count else { return }
    if let previous, event.timestamp - previous.time > 0.1 { speed = .zero }
    state = state == .began || state == .changed ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelContinuousGesture()
  }

  open override func reset() { (translation, speed, previous, traveled) = (.zero, .zero, nil, .zero) }
}
