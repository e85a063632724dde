import Dispatch
import Synchronization

/// The main queue and the run loop of an app on a screen that a test drives: what waits does so on the clock of the screen. Without such a
/// screen it waits on Foundation's and Dispatch's own.
package enum AppLoop {
  private struct Work: @unchecked Sendable {
    var delay: TimeInterval
    var body: () -> Void
  }
  private static let inbox = Mutex<[Work]>([])

  /// Whether a screen drives the app at present. Read on any thread.
  private static let driven = Mutex(0)
  package static var isDriven: Bool { driven.withLock { $0 > 0 } }

  /// Called when a screen begins and ends to drive.
  package static func drive(_ isDriven: Bool) { driven.withLock { $0 += isDriven ? 1 : -1 } }

  /// Puts work on the main queue, from any thread.
  package static func async(after delay: TimeInterval = 0, _ body: @escaping () -> Void) {
    if isDriven || hasScreens && !MainQueue.isCurrent && !Thread.isMainThread {
      let work = Work(delay: delay, body: body)
      inbox.withLock { $0.append(work) }
    } else {
      let body = Unchecked(body)
      DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay)) { body.value() }
    }
  }

  /// Runs a body now where the main queue is current, else in its next turn: on the clock of a screen or on the queue itself.
  static func runOnMainQueue(onScreen isOnScreen: Bool, _ body: @escaping @Sendable @MainActor () -> Void) {
    if MainQueue.isCurrent || isOnScreen && Thread.isMainThread {
      MainActor.assumeIsolated(body)
    } else if isOnScreen {
      async { MainActor.assumeIsolated(body) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
  }

  private static let screens = Mutex(false)
  /// Whether the process has screens, so that work from other threads waits for one of them to go on.
  package static var hasScreens: Bool {
    get { screens.withLock { $0 } }
    set { screens.withLock { $0 = newValue } }
  }

  /// Puts what came from the queue on the clock of the present screen; false if there was nothing.
  @MainActor @discardableResult
  package static func takeIn() -> Bool {
    let all = inbox.withLock { work in
      defer { work = [] }
      return work
    }
    for work in all { UIScreen.main.animationClock.after(work.delay) { work.body() } }
    return !all.isEmpty
  }

  /// Lets a timer fire by the clock of the present screen, or puts it on a run loop if no screen drives.
  static func add(_ timer: Timer, to loop: RunLoop = .current, mode: RunLoop.Mode = .default) {
    // The main actor need not be on the main thread.
    guard isDriven, MainQueue.isCurrent || Thread.isMainThread else { return loop.add(timer, forMode: mode) }
    let waiting = Unchecked(timer)
    MainActor.assumeIsolated { schedule(waiting.value, on: UIScreen.main.animationClock) }
  }

  @MainActor
  private static func schedule(_ timer: Timer, on clock: AnimationClock, after delay: TimeInterval? = nil) {
    let first = max(0, (timer.fireDate.timeIntervalSinceNow * 1000).rounded() / 1000)
    clock.after(delay ?? first) { [weak clock] in
      guard timer.isValid else { return }
      timer.fire()
      // A clock that is moved on by an hour would fire a timer without an interval for ever.
      if timer.isValid, let clock { schedule(timer, on: clock, after: max(timer.timeInterval, 0.0001)) }
    }
  }
}

/// The main queue as rewritten sources use it.
public struct _AppMainQueue: Sendable {
  /// Calls the closure in the next turn.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    group?.enter()
    AppLoop.async {
      MainActor.assumeIsolated { work() }
      group?.leave()
    }
  }
  /// Performs the item in the next turn, unless it is cancelled.
  public func async(execute workItem: DispatchWorkItem) {
    let item = Unchecked(workItem)
    AppLoop.async { if !item.value.isCancelled { item.value.perform() } }
  }
  /// Calls the closure when it is time, to a thousandth of a second.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @MainActor () -> Void
  ) {
    AppLoop.async(after: Self.delay(until: deadline)) { MainActor.assumeIsolated { work() } }
  }
  /// Performs the item when it is time, unless it is cancelled.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    let item = Unchecked(workItem)
    AppLoop.async(after: Self.delay(until: deadline)) { if !item.value.isCancelled { item.value.perform() } }
  }

  private static func delay(until deadline: DispatchTime) -> TimeInterval {
    let (now, then) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
    guard then > now else { return 0 }
    return (Double(min(then - now, 1_000_000_000_000_000)) / 1e6).rounded() / 1e3
  }
}

extension DispatchQueue {
  /// The main queue of the app. `uikit-sources` writes it in place of `main`, where work is put on it.
  public static var _app: _AppMainQueue { _AppMainQueue() }
}

extension RunLoop {
  /// Adds a timer of the app. `uikit-sources` writes it in place of `add`.
  public func _add(_ timer: Timer, forMode mode: RunLoop.Mode) { AppLoop.add(timer, to: self, mode: mode) }
}

extension Timer {
  /// A timer of the app. `uikit-sources` writes it in place of `scheduledTimer`.
  @discardableResult
  public class func _scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    AppLoop.add(timer)
    return timer
  }

  /// The same with a target.
  @discardableResult
  public class func _scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    scheduledTimer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
  }
}
