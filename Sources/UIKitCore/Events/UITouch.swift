/// A finger on the screen, from where it comes down until it is lifted.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// How far the finger is.
  public enum Phase: Int, Sendable {
    /// It came down, moves, rests, was lifted, or the system took it away.
    case began, moved, stationary, ended, cancelled
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger: the only one here.
    case direct
    /// A remote control, a pencil or a pointer.
    case indirect, pencil, indirectPointer
  }

  /// Set before the event with the touch is sent.
  open internal(set) var phase = Phase.began
  /// Seconds of the screen's clock at the present phase.
  open internal(set) var timestamp: TimeInterval = 0
  /// How many times the finger came down at the place within a short time.
  open internal(set) var tapCount = 1
  /// The window on which the finger came down.
  open internal(set) weak var window: UIWindow?
  /// The view on which the finger came down, also while the finger is elsewhere.
  open internal(set) weak var view: UIView?
  /// The recognizers that are told of the touch, those of the innermost view first.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Always a finger.
  open var type: TouchType { .direct }
  /// 1: every finger presses alike.
  open var force: CGFloat { 1 }
  /// 1: every finger presses alike.
  open var maximumPossibleForce: CGFloat { 1 }
  /// Points; 0: a finger is a point here.
  open var majorRadius: CGFloat { 0 }

  /// Where the finger is, in points of the window.
  var place: CGPoint
  /// Where the finger was in the phase before.
  var previousPlace: CGPoint
  /// Whether the view is told nothing more: a gesture took the touch, or the view takes one touch only.
  var isTaken = false

  /// A finger that comes down on a window, at a point of it.
  package init(at place: CGPoint, in window: UIWindow) {
    self.place = place
    previousPlace = place
    self.window = window
    super.init()
  }

  /// Where the finger is in the coordinates of a view, in points; nil means those of the window.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
  /// Where the finger was before it moved last; otherwise as ``location(in:)``.
  open func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previousPlace, from: nil) ?? previousPlace }
  /// The same as ``location(in:)``.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Counts the taps, if the finger before was lifted near and not long ago (DEVIATIONS.md, 190).
  package func count(after last: UITouch?, at time: TimeInterval) {
    guard let last, time - last.timestamp <= 0.35, hypot(place.x - last.place.x, place.y - last.place.y) <= 45 else {
      return
    }
    tapCount = last.tapCount + 1
  }

  /// Moves the finger on, or lifts it, at a time of the screen's clock.
  package func become(_ phase: Phase, at place: CGPoint? = nil, time: TimeInterval) {
    self.phase = phase
    timestamp = time
    previousPlace = self.place
    if let place { self.place = place }
  }
}
