/// What the user does at one time: the fingers that are on the screen.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kinds of events. Only touches are made here.
  public enum EventType: Int, Sendable {
    /// Fingers.
    case touches
    /// The device was moved, a remote control or a button was used.
    case motion, remoteControl, presses
    /// A pointer was turned, moved or transformed something.
    case scroll = 10, hover, transform = 14
  }
  /// Kinds of motions. None occurs here.
  public enum EventSubtype: Int, Sendable {
    /// Touches have none.
    case none
    /// The device was shaken.
    case motionShake
  }

  /// Touches.
  open var type: EventType { .touches }
  /// None.
  open var subtype: EventSubtype { .none }
  /// Seconds of the screen's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The fingers that are on the screen; nil for an event that stands for none, as that of an action that code sends.
  open internal(set) var allTouches: Set<UITouch>?

  /// An event of fingers.
  package convenience init(touches: [UITouch]) {
    self.init()
    allTouches = Set(touches)
    timestamp = touches.map(\.timestamp).max() ?? 0
  }

  /// The fingers that came down on a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  /// The fingers that came down on a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
  /// The fingers that a recognizer is told of.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains(gesture) == true }
  }
}
