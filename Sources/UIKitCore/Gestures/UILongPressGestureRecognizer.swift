/// A press that lasts. To simulate one without touches, set the state to `began` and then to `ended`.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds of the screen's clock; half a second by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points that the finger may move before the press is recognized; 10 by default.
  open var allowableMovement: CGFloat = 10
  /// 1 by default.
  open var numberOfTouchesRequired = 1
  /// Taps before the press; 0 by default. Stored without effect.
  open var numberOfTapsRequired = 0 {
    didSet {
      if numberOfTapsRequired != 0 { LayoutLog.noteWithoutEffect("UILongPressGestureRecognizer.numberOfTapsRequired") }
    }
  }

  private var start = CGPoint.zero
  private var alarm: AnimationClock.Alarm?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches >= numberOfTouchesRequired else { return }
    guard numberOfTouches == numberOfTouchesRequired else { return state = .failed }
    start = simulatedLocation
    guard minimumPressDuration > 0 else { return state = .began }
    alarm = clock.after(minimumPressDuration) { [weak self] in
      if self?.state == .possible { self?.state = .began }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { return state = .changed }
    if hypot(simulatedLocation.x - start.x, simulatedLocation.y - start.y) > allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .began || state == .changed ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelContinuousGesture()
  }

  open override func reset() {
    alarm?.cancel()
    alarm = nil
  }
}
