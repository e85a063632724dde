/// The clock of animations, gestures and, for an app on a screen that a test drives, timers. It stands still until ``advance(by:)`` is
/// called, so that a test or a renderer can look at any moment.
///
/// `UIScreen.main.animationClock` is the one that animations start on.
@MainActor
public final class AnimationClock {
  /// Seconds since the clock was made.
  public private(set) var now: TimeInterval = 0
  /// The running animations, in the order in which they were started.
  private var running: [ViewAnimation] = []
  private var alarms: [Alarm] = []
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
    while true {
      let animation = nextToEnd(until: target)
      let alarm = alarms.filter { $0.time <= target + 1e-9 && $0.turn != turn }.min { $0.time < $1.time }
      if let alarm, alarm.time <= animation?.endTime ?? .infinity {
        now = max(now, alarm.time)
        alarms.removeAll { $0 === alarm }
        alarm.ring()
      } else if let animation {
        now = max(now, animation.endTime)
        remove(animation)
        animation.reachEnd()
      } else {
        break
      }
    }
    now = max(now, target)
  }

  /// Seconds until every animation that ends has ended; 0 if none runs.
  package var secondsToRest: TimeInterval {
    running.map { $0.endTime - now }.filter { $0.isFinite }.max().map { max(0, $0) } ?? 0
  }
  /// Whether something ends or rings at the present time.
  package var isDue: Bool { running.contains { $0.endTime <= now + 1e-9 } || alarms.contains { $0.time <= now + 1e-9 } }

  /// Calls a closure when a number of seconds has passed. One without a delay is called in the next ``advance(by:)``; one
  /// that is asked for during a call of it waits for the next call.
  @discardableResult
  package func after(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) -> Alarm {
    let alarm = Alarm(clock: self, time: now + max(0, seconds), turn: seconds > 0 ? nil : turn, body)
    alarms.append(alarm)
    return alarm
  }

  /// A closure that waits for its time.
  @MainActor
  package final class Alarm {
    fileprivate let time: TimeInterval
    /// The call of `advance` that it does not belong to.
    fileprivate let turn: Int?
    fileprivate let ring: @MainActor () -> Void
    private weak var clock: AnimationClock?

    fileprivate init(clock: AnimationClock, time: TimeInterval, turn: Int?, _ ring: @escaping @MainActor () -> Void) {
      (self.clock, self.time, self.turn, self.ring) = (clock, time, turn, ring)
    }

    /// Keeps the closure from being called.
    package func cancel() { clock?.alarms.removeAll { $0 === self } }
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
