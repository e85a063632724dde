/// How a recognizer follows touches, and when it may recognize; `TouchDelivery` brings them.
extension UIGestureRecognizer {
  /// Whether the recognizer follows the fingers of an event.
  func receives(_ event: UIEvent) -> Bool {
    shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Documented: a control with a default action keeps it where a view around has a recognizer for the same tap.
  func leavesToControl(_ touch: UITouch) -> Bool {
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
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
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

  /// Whether one of the delegates lets both be recognized.
  func goesAlong(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  // MARK: Deciding

  var isWaiting: Bool { !waitingStates.isEmpty }

  /// Recognizes if the delegates let it and none has recognized before; waits for those that have to fail first.
  func arbitrate(_ new: State) {
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

  /// Whether one that has to fail first may still be recognized.
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

  /// Ends a gesture that goes on as long as fingers are down, when some of them were lifted. One that never began fails with the last finger.
  func endContinuousGesture(_ lifted: Set<UITouch>) {
    if state == .began || state == .changed {
      state = .ended
    } else if numberOfTouches == lifted.count {
      state = .failed
    }
  }

  /// The same when the system took fingers away.
  func cancelContinuousGesture() { state = state == .began || state == .changed ? .cancelled : .failed }

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
