/// The clock of animations. It stands still until ``advance(by:)`` is called, so that a test or a renderer can look at
/// any moment.
///
/// `UIScreen.main.animationClock` is the one that animations start on.
@MainActor
public final class AnimationClock {
  /// Seconds since the clock was made.
  public private(set) var now: TimeInterval = 0
  /// The running animations, in the order in which they were started.
  private var running: [ViewAnimation] = []
  private var turn = 0

  /// A clock at 0, by which nothing runs yet.
  public init() {}

  /// Advances the clock by a number of seconds and ends the animations whose end lies before the new time, in the order
  /// of their ends, and those of equal ends in the order of their starts. During a completion ``now`` is the end of its
  /// animation; animations that the completion starts run within the same call.
  ///
  /// An animation without a duration ends in the next call, as UIKit completes it in the next cycle of the run loop:
  /// `advance(by: 0)` stands for such a cycle. Negative numbers count as 0.
  public func advance(by seconds: TimeInterval) {
    let target = now + max(0, seconds)
    turn += 1
    while let next = nextToEnd(until: target) {
      now = max(now, next.endTime)
      remove(next)
      next.reachEnd()
    }
    now = max(now, target)
  }

  private func nextToEnd(until target: TimeInterval) -> ViewAnimation? {
    // Five steps of a tenth of a second have to reach half a second, in spite of rounding.
    let candidates = running.filter { $0.endTime <= target + 1e-9 && !($0.takesNoTime && $0.turn == turn) }
    return candidates.min { $0.endTime < $1.endTime }
  }

  func add(_ animation: ViewAnimation) {
    animation.turn = turn
    running.append(animation)
  }

  func remove(_ animation: ViewAnimation) { running.removeAll { $0 === animation } }
}
