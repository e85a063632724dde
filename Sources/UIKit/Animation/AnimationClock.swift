/// The time that animations run by. It stands still until it is told to go on, so a test or a renderer sees every moment.
///
/// `UIKitEnvironment.current.animationClock` is the one that animations start on.
@MainActor
public final class AnimationClock {
  /// Seconds since the clock was made.
  public private(set) var now: TimeInterval = 0
  /// In the order they were started.
  private var running: [ViewAnimation] = []
  private var turn = 0

  /// A clock at 0, by which nothing runs yet.
  public init() {}

  /// Goes on by some seconds, and ends what ends on the way: each animation at its time, those of one time in the order they
  /// were started. Completions see the time of their animation; what they start runs on within the same call.
  ///
  /// An animation that takes no time ends with the next call, as UIKit completes it in the next cycle of the run loop;
  /// `advance(by: 0)` is such a cycle.
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
    // Five steps of a tenth are half a second, whatever the last bit says.
    let candidates = running.filter { $0.endTime <= target + 1e-9 && !($0.takesNoTime && $0.turn == turn) }
    return candidates.min { $0.endTime < $1.endTime }
  }

  func add(_ animation: ViewAnimation) {
    animation.turn = turn
    running.append(animation)
  }

  func remove(_ animation: ViewAnimation) { running.removeAll { $0 === animation } }
}
