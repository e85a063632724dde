/// A key or a button that is pressed, from when it goes down until it is released.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// How far the press is.
  public enum Phase: Int, Sendable {
    /// It goes down, its force changes, it rests, it is released, or the system takes it away.
    case began, changed, stationary, ended, cancelled
  }

  /// The button of a remote control. Keys of a keyboard have numbers beyond these.
  public enum PressType: Int, Sendable {
    /// A direction.
    case upArrow = 0, downArrow = 1, leftArrow = 2, rightArrow = 3
    /// The surface.
    case select = 4
    /// Back.
    case menu = 5
    /// Plays or pauses.
    case playPause = 6
    /// Goes a page up or down.
    case pageUp = 30, pageDown = 31
    /// The four colors of a remote control for television.
    case tvRemoteOneTwoThree = 32, tvRemoteFourColors = 33
  }

  /// Set before the event with the press is sent.
  open internal(set) var phase = Phase.began
  /// Seconds of the screen's clock at the present phase.
  open internal(set) var timestamp: TimeInterval = 0
  /// The direction of an arrow key or the button; `select` for the Return key and for keys that have no name in the list.
  public let type: PressType
  /// The window that is told of the press.
  open internal(set) weak var window: UIWindow?
  /// The first responder that is told of the press.
  open internal(set) weak var responder: UIResponder?
  /// The recognizers that are told of the press: those of the responder's view and of those around it that allow its type.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// 1: every press is alike.
  open var force: CGFloat { 1 }
  /// The key of a keyboard; nil for a button.
  public let key: UIKey?

  package init(type: PressType, key: UIKey?, window: UIWindow?, responder: UIResponder?) {
    (self.type, self.key, self.window, self.responder) = (type, key, window, responder)
    super.init()
  }

  /// Goes on at a time of the screen's clock.
  package func become(_ phase: Phase, time: TimeInterval) { (self.phase, timestamp) = (phase, time) }
}

/// Keys or buttons that are pressed at one time.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// What is pressed.
  open private(set) var allPresses: Set<UIPress> = []
  open override var type: EventType { .presses }

  package convenience init(presses: [UIPress]) {
    self.init()
    allPresses = Set(presses)
    timestamp = presses.map(\.timestamp).max() ?? 0
    modifierFlags = presses.first?.key?.modifierFlags ?? []
  }

  /// What a recognizer is told of.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains(gesture) == true }
  }
}

/// A key of a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What the key types with the modifiers; empty for keys that type nothing.
  public let characters: String
  /// What the key types without modifiers.
  public let charactersIgnoringModifiers: String
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// The place of the key on a keyboard of the United States.
  public let keyCode: UIKeyboardHIDUsage

  /// A key by what it types, or by one of the names of ``UIKeyCommand``.
  package init(_ input: String, _ modifierFlags: UIKeyModifierFlags) {
    let isNamed = input.count > 1
    charactersIgnoringModifiers = input.lowercased()
    characters = modifierFlags.contains(.shift) && !isNamed ? input.uppercased() : input
    self.modifierFlags = modifierFlags
    keyCode = UIKeyboardHIDUsage(typing: input)
    super.init()
  }
}

/// A press as a test sends it: down and up again.
@MainActor
package struct UIKeyPress {
  private let press: UIPress
  private let responder: UIResponder
  private let recognizers: [UIGestureRecognizer]

  /// A key, by what it types or one of the names of ``UIKeyCommand``.
  package init(_ input: String, _ modifiers: UIKeyModifierFlags, _ window: UIWindow?, _ responder: UIResponder) {
    let type: UIPress.PressType =
      switch input {
      case UIKeyCommand.inputUpArrow: .upArrow
      case UIKeyCommand.inputDownArrow: .downArrow
      case UIKeyCommand.inputLeftArrow: .leftArrow
      case UIKeyCommand.inputRightArrow: .rightArrow
      case UIKeyCommand.inputEscape: .menu
      case UIKeyCommand.inputPageUp: .pageUp
      case UIKeyCommand.inputPageDown: .pageDown
      default: .select
      }
    self.init(UIPress(type: type, key: UIKey(input, modifiers), window: window, responder: responder), responder)
  }

  /// A button.
  package init(_ button: UIPress.PressType, _ window: UIWindow?, _ responder: UIResponder) {
    self.init(UIPress(type: button, key: nil, window: window, responder: responder), responder)
  }

  private init(_ press: UIPress, _ responder: UIResponder) {
    (self.press, self.responder) = (press, responder)
    var view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    var found: [UIGestureRecognizer] = []
    while let present = view {
      found += (present.gestureRecognizers ?? []).filter { $0.receives(press) }
      view = present.superview
    }
    recognizers = found
    press.gestureRecognizers = found
  }

  /// Sends both events, with time in between.
  package func send(at time: TimeInterval, _ wait: () -> Void) {
    send(.began, time)
    wait()
    send(.ended, time + 0.05)
  }

  private func send(_ phase: UIPress.Phase, _ time: TimeInterval) {
    press.become(phase, time: time)
    let event = UIPressesEvent(presses: [press])
    for recognizer in recognizers { recognizer.take([press], phase, event) }
    phase == .began ? responder.pressesBegan([press], with: event) : responder.pressesEnded([press], with: event)
  }
}

extension UIResponder {
  /// Performs a command of a key: the first responder of the chain that can perform its action does.
  package func perform(_ command: UIKeyCommand, from first: UIResponder) {
    (target(forAction: command.action, withSender: command) as? UIResponder ?? first).take(command)
  }

  private func take(_ command: UIKeyCommand) { command.perform(from: self) }
}
