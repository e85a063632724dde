import QuartzCore

/// How an animator starts, pauses, reverses and ends its animation.
extension UIViewPropertyAnimator {
  /// Makes an inactive animator active: runs its blocks and pauses at the start.
  func activate() {
    guard animation == nil else { return }
    let animation = ViewAnimation(duration: duration, curve: timing)
    animation.playback.speed = 0
    animation.onEnd = { [self] in reachEnd() }
    animation.animator = self
    self.animation = animation
    state = .active
    let waiting = blocks
    blocks = []
    for (body, delayFactor) in waiting { record(body, delayFactor: delayFactor) }
    animation.start()
  }

  func record(_ body: () -> Void, delayFactor: Double) {
    guard let animation else { return }
    guard UIView.areAnimationsEnabled else { return body() }
    let now = animation.playback.fraction(at: animation.clock.now)
    animation.window = min(now + (1 - now) * delayFactor, 1)...1
    animation.record(body)
  }

  /// Pauses at the present position. If the animator scrubs linearly, the curve becomes linear and the position is
  /// changed to the progress reached, so that nothing jumps.
  func hold() {
    guard let animation else { return }
    animation.playback.start = animation.playback.fraction(at: animation.clock.now)
    animation.playback.speed = 0
    guard scrubsLinearly, heldCurve == nil else { return }
    animation.playback.start = animation.curve.progress(at: animation.playback.start)
    heldCurve = animation.curve
    animation.curve = .linear
  }

  /// Reverses `hold`: restores the curve, at the position of the progress reached.
  func release() {
    guard let animation, let curve = heldCurve else { return }
    heldCurve = nil
    animation.playback.start = curve.fraction(at: animation.playback.start)
    animation.curve = curve
  }

  func play(delay: TimeInterval = 0, speed: Double? = nil) {
    guard let animation, state == .active else { return }
    release()
    let clock = animation.clock
    animation.playback.start = animation.playback.fraction(at: clock.now)
    animation.playback.startTime = clock.now + max(0, delay)
    let speed = speed ?? (duration > 0 ? 1 / duration : .infinity)
    animation.playback.speed = runsBackwards ? -speed : speed
  }

  /// Called when the clock has reached the end, or when the animations of a layer were removed.
  func reachEnd() {
    guard let animation else { return }
    guard !pausesOnCompletion else {
      hold()
      return animation.clock.add(animation)
    }
    if runsBackwards { animation.leaveViews(at: .start) }
    complete(at: runsBackwards ? .start : .end)
  }

  func complete(at position: UIViewAnimatingPosition) {
    let (done, over) = (completions, animation)
    over?.leaveLayers()
    reset()
    for completion in done { completion(position) }
    over?.finish()
  }

  func reset() {
    if let animation {
      animation.onEnd = nil
      animation.clock.remove(animation)
    }
    animation = nil
    heldCurve = nil
    completions = []
    runsBackwards = false
    state = .inactive
  }
}

extension ViewAnimation {
  /// Gives the views the values of a position and removes the animations of their layers.
  func leaveViews(at position: UIViewAnimatingPosition) {
    // Of several changes of one property, the first has the value at the start and the last that at the end.
    let ordered = position == .start ? changes.reversed() : changes
    let values = ordered.map { change -> [CGFloat]? in
      switch position {
      case .start: change.before
      case .end: change.after
      case .current: change.view?.ownLayer.presented(change.property)
      }
    }
    leaveLayers()
    UIView.performWithoutAnimation {
      for (change, value) in zip(ordered, values) {
        if let value { change.view?.setModel(change.property, value) }
      }
    }
  }
}
