/// A tap, or several. To simulate one without touches, set the state to `ended`.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// 1 by default.
  open var numberOfTapsRequired = 1
  /// 1 by default.
  open var numberOfTouchesRequired = 1

  /// The buttons of a pointer that have to be pressed; the first by default. No effect here, which the log says once: only fingers tap, and
  /// they always count.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary {
    didSet { LayoutLog.noteWithoutEffect("UITapGestureRecognizer.buttonMaskRequired") }
  }
  private var taps = 0
  private var fingers = 0
  private var start = CGPoint.zero
  private var timeout: AnimationClock.Alarm?

  /// Points that a finger may move (DEVIATIONS.md, 190).
  private static let slop: CGFloat = 45
  /// Seconds between two taps (DEVIATIONS.md, 190).
  private static let pause = 0.35

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timeout?.cancel()
    if fingers == 0 { start = simulatedLocation }
    fingers += touches.count
    if fingers > numberOfTouchesRequired || distance > Self.slop { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, distance > Self.slop { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, numberOfTouches == touches.count else { return }
    guard fingers == numberOfTouchesRequired else { return state = .failed }
    (taps, fingers) = (taps + 1, 0)
    guard taps < numberOfTapsRequired else { return state = .ended }
    timeout = clock.after(Self.pause) { [weak self] in self?.state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  private var distance: CGFloat { hypot(simulatedLocation.x - start.x, simulatedLocation.y - start.y) }

  /// Presses that are allowed and released are taps, as those of a remote control.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    if state == .possible, numberOfTapsRequired == 1 { state = .ended }
  }

  override var waitsForMoreTouches: Bool { taps > 0 && taps < numberOfTapsRequired }

  open override func reset() {
    timeout?.cancel()
    (taps, fingers, timeout) = (0, 0, nil)
  }
}
