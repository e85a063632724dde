/// A gesture that a view waits for, in the touches on it and on the views inside.
///
/// The window of the view brings touches (`TouchDelivery`); a subclass looks at them and sets ``state``. Without touches, code that
/// sets ``state`` stands in for the user, and the targets are told.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    /// Targets are told of all but `possible` and `failed`.
    case possible, began, changed, ended, cancelled, failed
    /// The state of gestures that happen at once: another name of `ended`.
    public static let recognized = State.ended
  }

  var storedState = State.possible
  /// What the recognizer waits to become until others have failed.
  var waitingStates: [State] = []
  weak var delivery: TouchDelivery?
  /// The touches that the recognizer follows.
  var touches: [UITouch] = []
  var requiredFailures: [() -> UIGestureRecognizer?] = []

  /// `possible` by default. Setting any other state than `possible` and `failed` sends the targets their messages, also
  /// if the state is the same as before.
  ///
  /// A recognizer that follows touches recognizes only if its delegate lets it and none other has recognized before; it waits for
  /// those that have to fail first.
  open var state: State {
    get { storedState }
    set { delivery == nil ? commit(newValue) : arbitrate(newValue) }
  }

  /// The view that has the recognizer; nil for none. Not kept alive.
  open internal(set) weak var view: UIView?
  /// Not kept alive. Asked about touches, and about other gestures.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// True by default. A disabled recognizer gets no touches; code that sets its state reaches the targets nevertheless.
  open var isEnabled = true
  /// True by default: when the gesture is recognized, the view is told that its touches are cancelled.
  open var cancelsTouchesInView = true
  /// False by default. Stored without effect: views are told of touches at once.
  open var delaysTouchesBegan = false {
    didSet { if delaysTouchesBegan { LayoutLog.noteWithoutEffect("UIGestureRecognizer.delaysTouchesBegan") } }
  }
  /// True by default. Stored without effect: views are told of touches at once.
  open var delaysTouchesEnded = true {
    didSet { if !delaysTouchesEnded { LayoutLog.noteWithoutEffect("UIGestureRecognizer.delaysTouchesEnded") } }
  }
  /// For the app's own use; nil by default.
  open var name: String?
  /// The kinds of touches that the recognizer follows, as raw values of ``UITouch/TouchType``; all by default.
  open var allowedTouchTypes: [NSNumber] {
    get { limits.touches.map { NSNumber(value: $0) } }
    set { limits.touches = newValue.map(\.intValue) }
  }
  /// The kinds of presses that the recognizer follows, as raw values of ``UIPress/PressType``; all by default.
  open var allowedPressTypes: [NSNumber] {
    get { limits.presses.map { NSNumber(value: $0) } }
    set { limits.presses = newValue.map(\.intValue) }
  }
  /// True by default: touches of different kinds are no gesture. Without a difference here, as only fingers touch.
  open var requiresExclusiveTouchType = true
  /// The keys that are held during the last event; none for touches.
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  /// None: there is no pointer.
  open var buttonMask: UIEvent.ButtonMask { [] }
  private var limits = Limits()

  private struct Limits {
    var touches = [0, 1, 2, 3]
    var presses = Array(0...6) + [30, 31]
  }
  /// The place of the gesture in the window of its view, in points: the middle of its fingers. Not Apple's: code that sets the state
  /// sets it, too.
  public var simulatedLocation = CGPoint.zero
  private var targets = TargetActions<UIControl.Event>()
  /// Keeps the target alive that performs a document's segue.
  var segueTrigger: SegueTrigger?

  /// Without both, the recognizer has no target until ``addTarget(_:action:)``. The target is not kept alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  /// Sends the target a message at each state but possible and failed. The target is not kept alive; adding it twice is
  /// adding it once.
  open func addTarget(_ target: Any, action: Selector) { targets.add(target, action, .allEvents) }
  /// Nil means every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?) { targets.remove(target, action) { _ in true } }
  /// Waits until the other one has failed, as long as that one follows touches.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredFailures.append { [weak otherGestureRecognizer] in otherGestureRecognizer }
  }

  /// The middle of the fingers in the coordinates of a view, in points; nil means those of the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return simulatedLocation }
    return view.convert(simulatedLocation, from: nil)
  }
  /// How many fingers the recognizer follows.
  open var numberOfTouches: Int { touches.count }
  /// Where a finger is, in the order in which they came down; the place of the gesture for one that there is not.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
  }

  // MARK: For subclasses

  /// Fingers came down. It does nothing, like the following three.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system took fingers away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Keys or buttons were pressed. It does nothing, like the following three.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// The force of buttons has changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Keys or buttons were released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// The system took the presses away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// What was estimated of touches is known. Never called here: Trellis does not simulate estimated touch properties.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Whether the recognizer follows an event; true.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// Called when a gesture is over, whether it was recognized or not.
  open func reset() {}
  /// Follows a touch no more.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touch.gestureRecognizers?.removeAll { $0 === self }
    touches.removeAll { $0 === touch }
  }
  /// Whether another one fails when this one recognizes; true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this one fails when another one recognizes; true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this one waits for another one to fail; false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another one waits for this one to fail; false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the recognizer has more to wait for when all fingers are lifted.
  var waitsForMoreTouches: Bool { false }
  /// The clock of its screen, by which a gesture lasts.
  var clock: AnimationClock { (view?.layoutScreen ?? .main).animationClock }

  /// Whether the recognizer follows a finger that comes down.
  func receives(_ touch: UITouch) -> Bool {
    guard isEnabled, limits.touches.contains(touch.type.rawValue), !leavesToControl(touch) else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Whether the recognizer follows a press.
  func receives(_ press: UIPress) -> Bool {
    isEnabled && limits.presses.contains(press.type.rawValue)
      && delegate?.gestureRecognizer(self, shouldReceive: press) ?? true
  }

  /// Brings presses.
  func take(_ presses: Set<UIPress>, _ phase: UIPress.Phase, _ event: UIPressesEvent) {
    modifierFlags = event.modifierFlags
    switch phase {
    case .began: pressesBegan(presses, with: event)
    case .changed: pressesChanged(presses, with: event)
    case .ended: pressesEnded(presses, with: event)
    case .cancelled: pressesCancelled(presses, with: event)
    case .stationary: break
    }
    guard phase == .ended || phase == .cancelled, delivery == nil else { return }
    storedState = .possible
    reset()
  }

  /// Called after the targets when the gesture has become another state.
  func didBecome(_ state: State) {}

  /// Becomes the state, and tells the targets.
  func commit(_ state: State) {
    storedState = state
    guard state != .possible, state != .failed else { return }
    for (target, action) in targets.messages(where: { _ in true }) {
      if let target { action.send(to: target, from: self) }
    }
    didBecome(state)
  }
}
