/// The animations that a block starts, as one that stands still or runs, in either direction.
@MainActor
final class DrivenAnimations {
  private struct Entry {
    let animation: ViewAnimation
    /// As the block started it.
    let playback: Playback
    /// Seconds that it waits.
    let delay: TimeInterval
  }

  private var entries: [Entry]
  private let clock: AnimationClock
  /// The clock's time at which the block ran, or ran on as if it had.
  private var start: TimeInterval
  /// Seconds since the start at which the animations stand; nil while they run.
  private var held: TimeInterval?

  init(_ body: () -> Void) {
    clock = UIScreen.main.animationClock
    let now = clock.now
    start = now
    let started = ViewAnimation.collecting(body)
    // What takes no time has happened already.
    entries = started.filter { $0.playback.speed > 0 && $0.playback.speed.isFinite }.map {
      Entry(animation: $0, playback: $0.playback, delay: max(0, $0.playback.startTime - now))
    }
  }

  /// Seconds since the start.
  private var elapsed: TimeInterval { held ?? clock.now - start }

  /// What part of a number of seconds is over.
  func part(of duration: TimeInterval) -> Double { duration > 0 ? min(max(elapsed / duration, 0), 1) : 0 }

  func hold() { move(to: elapsed) }

  func move(to seconds: TimeInterval) {
    held = seconds
    for entry in entries {
      entry.animation.playback.start = position(of: entry, seconds)
      entry.animation.playback.speed = 0
    }
  }

  private func position(of entry: Entry, _ seconds: TimeInterval) -> Double {
    entry.playback.position(at: entry.playback.startTime - entry.delay + seconds)
  }

  func run(speed: Double) {
    let seconds = elapsed
    for entry in entries {
      entry.animation.playback.start = position(of: entry, seconds)
      entry.animation.playback.startTime = clock.now + max(0, entry.delay - seconds) / speed
      entry.animation.playback.speed = entry.playback.speed * speed
    }
    start = clock.now - seconds
    held = nil
  }

  func runBack(speed: Double) {
    let seconds = elapsed
    for entry in entries {
      let animation = entry.animation
      animation.playback.start = position(of: entry, seconds)
      // One that was over before waits until the others have come back so far.
      let end = entry.delay + entry.playback.turns / entry.playback.speed
      animation.playback.startTime = clock.now + (end.isFinite ? max(0, seconds - end) : 0) / speed
      animation.playback.speed = -entry.playback.speed * speed
      animation.comesBack()
    }
    held = nil
  }
}

extension ViewAnimation {
  /// The animations that are started while a block runs.
  static func collecting(_ body: () -> Void) -> [ViewAnimation] {
    let outer = started
    started = []
    defer { started = outer.map { $0 + (started ?? []) } }
    body()
    return started ?? []
  }

  /// Gives the views their former values at the end, which is the start.
  fileprivate func comesBack() {
    if let animator { return animator.runsBackwards = true }
    onEnd = { [unowned self] in
      leaveViews(at: .start)
      finish()
    }
  }
}
