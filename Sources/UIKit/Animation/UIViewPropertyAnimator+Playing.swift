import QuartzCore

/// What an animator does to its animation.
extension UIViewPropertyAnimator {
  /// Runs the waiting blocks, standing still at the start.
  func activate() {
    guard animation == nil else { return }
    let animation = ViewAnimation(duration: duration, curve: timing)
    animation.playback.speed = 0
    animation.onEnd = { [self] in reachEnd() }
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

  /// Stands still where it is; a scrubbed animator's fraction becomes the progress, so that nothing moves.
  func hold() {
    guard let animation else { return }
    animation.playback.start = animation.playback.fraction(at: animation.clock.now)
    animation.playback.speed = 0
    guard scrubsLinearly, heldCurve == nil else { return }
    animation.playback.start = animation.curve.progress(at: animation.playback.start)
    heldCurve = animation.curve
    animation.curve = .linear
  }

  /// The reverse of `hold`: time by the curve again, at the progress reached.
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

  /// The clock has come to the end, or a layer has dropped the animations.
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
  /// Views keep the values of a position, and layers show them.
  func leaveViews(at position: UIViewAnimatingPosition) {
    // Of two changes of a property the first knows where it came from, the last where it leads.
    let ordered = position == .start ? changes.reversed() : changes
    let values = ordered.map { change -> [CGFloat]? in
      switch position {
      case .start: change.before
      case .end: change.after
      case .current: change.view?.layer.presented(change.property)
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
