/// What the user does at one time: the fingers that are on the screen.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kinds of events. Those of touches, motions, remote controls and presses are made here, by a test.
  public enum EventType: Int, Sendable {
    /// Fingers.
    case touches
    /// The device was moved, a remote control or a button was used.
    case motion, remoteControl, presses
    /// A pointer was turned, moved or transformed something.
    case scroll = 10, hover, transform = 14
  }
  /// Kinds of motions, and what a remote control asks for.
  public enum EventSubtype: Int, Sendable {
    /// Touches have none.
    case none
    /// The device was shaken.
    case motionShake
    /// Playing is asked for, or its end.
    case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    /// Another track is asked for.
    case remoteControlNextTrack = 104, remoteControlPreviousTrack
    /// A button to seek was pressed or released.
    case remoteControlBeginSeekingBackward = 106, remoteControlEndSeekingBackward, remoteControlBeginSeekingForward
    /// A button to seek was released.
    case remoteControlEndSeekingForward
  }

  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: Int

    /// Takes any bits, also ones without a name here.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The first button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The second button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// A button by its number, from 1 on.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: (1...62).contains(buttonNumber) ? 1 << (buttonNumber - 1) : 0)
    }
  }

  private var kind: (type: EventType, subtype: EventSubtype) = (.touches, .none)
  /// Touches, unless a test has made another event.
  open var type: EventType { kind.type }
  /// What was done with the device or a remote control; none for others.
  open var subtype: EventSubtype { kind.subtype }
  /// The keys that are held; none for touches.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons that are pressed of a pointer: none, as there is no pointer.
  open var buttonMask: ButtonMask { [] }
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

  /// An event of the device or of a remote control.
  package convenience init(_ subtype: EventSubtype, at time: TimeInterval) {
    self.init()
    kind = (subtype == .motionShake ? .motion : .remoteControl, subtype)
    timestamp = time
  }

  /// All places of a touch since the event before: the touch alone, as each place is an event here.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { allTouches?.contains(touch) == true ? [touch] : nil }
  /// Where a touch may go on: nothing is predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { allTouches?.contains(touch) == true ? [] : nil }
  /// The fingers that came down on a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  /// The fingers that came down on a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
  /// The fingers that a recognizer is told of.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains(gesture) == true }
  }
}
