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

  private var storedState = State.possible
  /// What the recognizer waits to become until others have failed.
  private var waitingStates: [State] = []
  private weak var delivery: TouchDelivery?
  /// The touches that the recognizer follows.
  private(set) var touches: [UITouch] = []
  private var requiredFailures: [() -> UIGestureRecognizer?] = []

  /// `possible` by default. Setting any other state than `possible` and `failed` sends the targets their messages, also
  /// if the state is the same as before.
  ///
  /// A recognizer that follows touches recognises only if its delegate lets it and none other has recognised before; it waits for
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
  /// True by default: when the gesture is recognised, the view is told that its touches are cancelled.
  open var cancelsTouchesInView = true
  /// False by default. Stored without effect: views are told of touches at once.
  open var delaysTouchesBegan = false
  /// True by default. Stored without effect: views are told of touches at once.
  open var delaysTouchesEnded = true
  /// For the app's own use; nil by default.
  open var name: String?
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
  /// Called when a gesture is over, whether it was recognised or not.
  open func reset() {}
  /// Follows a touch no more.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touch.gestureRecognizers?.removeAll { $0 === self }
    touches.removeAll { $0 === touch }
  }
  /// Whether another one fails when this one recognises; true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this one fails when another one recognises; true.
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
    guard isEnabled, !leavesToControl(touch) else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Called after the targets when the gesture has become another state.
  func didBecome(_ state: State) {}

  private func commit(_ state: State) {
    storedState = state
    guard state != .possible, state != .failed else { return }
    for (target, action) in targets.messages(where: { _ in true }) {
      if let target { action.send(to: target, from: self) }
    }
    didBecome(state)
  }
}

// MARK: - Following touches (see TouchDelivery.swift)

extension UIGestureRecognizer {
  /// Documented: a control with a default action keeps it where a view around has a recognizer for the same tap.
  private func leavesToControl(_ touch: UITouch) -> Bool {
    guard let tap = self as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1,
      let hit = touch.view, hit !== view
    else { return false }
    // Fields and text views have recognizers of their own on iOS, which are further inside.
    if hit is UITextField || hit is UITextView { return true }
    return hit is UIButton || hit is UISwitch || hit is UISlider || hit is UIStepper || hit is UISegmentedControl
      || hit is UIPageControl
  }

  func take(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent, _ delivery: TouchDelivery) {
    self.delivery = delivery
    if phase == .began { self.touches += touches.sorted { $0.timestamp < $1.timestamp } }
    if let middle = UIGestureRecognizer.middle(of: self.touches) { simulatedLocation = middle }
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
    if phase == .ended || phase == .cancelled { self.touches.removeAll { touches.contains($0) } }
  }

  static func middle(of touches: [UITouch]) -> CGPoint? {
    guard !touches.isEmpty else { return nil }
    let count = CGFloat(touches.count)
    return CGPoint(
      x: touches.map(\.place.x).reduce(0, +) / count, y: touches.map(\.place.y).reduce(0, +) / count)
  }

  /// Whether views lose the touches of the recognizer.
  var takesTouches: Bool {
    cancelsTouchesInView && (storedState == .began || storedState == .changed || storedState == .ended)
  }

  func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    // One that waits for a second tap has no finger at the moment.
    touches.isEmpty || other.touches.isEmpty || touches.contains { touch in other.touches.contains { $0 === touch } }
  }

  /// Whether one of the delegates lets both be recognised.
  func goesAlong(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  // MARK: Deciding

  var isWaiting: Bool { !waitingStates.isEmpty }

  private func arbitrate(_ new: State) {
    if isWaiting, new != .failed, new != .possible { return waitingStates.append(new) }
    guard storedState == .possible, new == .began || new == .changed || new == .ended else {
      let wasOpen = storedState == .possible
      waitingStates = []
      commit(new)
      if wasOpen, new == .failed { delivery?.didFail(self) }
      return
    }
    guard mayBegin else { return arbitrate(.failed) }
    if isHeldUp { return waitingStates = [new] }
    delivery?.didRecognize(self)
    commit(new)
  }

  private var mayBegin: Bool {
    (view?.gestureRecognizerShouldBegin(self) ?? true) && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }

  /// Whether one that has to fail first may still be recognised.
  private var isHeldUp: Bool {
    guard let delivery else { return false }
    return delivery.recognizers.contains { other in
      other !== self && other.state == .possible && other.delivery != nil && waits(for: other)
    }
  }

  private func waits(for other: UIGestureRecognizer) -> Bool {
    requiredFailures.contains { $0() === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Becomes what it waited to become, if nothing holds it up any more.
  func goOn() {
    guard isWaiting, storedState == .possible, !isHeldUp else { return }
    let states = waitingStates
    waitingStates = []
    delivery?.didRecognize(self)
    for state in states { commit(state) }
  }

  /// Called when no finger is down; true if the gesture is over.
  func endSequence() -> Bool {
    if storedState == .possible, isWaiting || waitsForMoreTouches { return false }
    touches = []
    waitingStates = []
    storedState = .possible
    delivery = nil
    reset()
    return true
  }
}

extension UIView {
  /// In the order in which they were added; nil if there never were any.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers }
    set {
      for recognizer in storedGestureRecognizers ?? [] { recognizer.view = nil }
      storedGestureRecognizers = newValue
      for recognizer in newValue ?? [] { recognizer.view = self }
    }
  }

  /// Adds the recognizer and takes it from the view that had it.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    storedGestureRecognizers = (storedGestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// Does nothing if the view does not have the recognizer.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    storedGestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
