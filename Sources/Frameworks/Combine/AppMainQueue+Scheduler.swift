import Dispatch
import Foundation
import OpenCombine
import OpenCombineDispatch
import UIKitCore

/// The main queue of the app as publishers use it: work waits on the clock of a screen that a test drives. `uikit-sources` writes it in
/// place of `DispatchQueue.main` and `RunLoop.main`.
extension _AppMainQueue: Scheduler {
  /// The time of Dispatch.
  public typealias SchedulerTimeType = DispatchQueue.OCombine.SchedulerTimeType
  /// What Dispatch wants to know; makes no difference here.
  public typealias SchedulerOptions = DispatchQueue.OCombine.SchedulerOptions

  /// The time of the machine, from which delays are counted.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  /// None.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Does something in the next turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { AppLoop.async(action) }

  /// Does something when it is time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { AppLoop.async(after: delay(until: date), action) }

  /// Does something again and again.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(interval: interval.seconds, action)
    repetition.wait(delay(until: date))
    return repetition
  }

  /// In seconds, to a thousandth.
  private func delay(until date: SchedulerTimeType) -> TimeInterval {
    let (now, then) = (DispatchTime.now().uptimeNanoseconds, date.dispatchTime.uptimeNanoseconds)
    guard then > now else { return 0 }
    return (Double(min(then - now, 1_000_000_000_000_000)) / 1e6).rounded() / 1e3
  }
}

extension DispatchQueue.OCombine.SchedulerTimeType.Stride {
  fileprivate var seconds: TimeInterval { Double(magnitude) / 1e9 }
}

/// Work that is done again and again until it is cancelled.
private final class Repetition: Cancellable, @unchecked Sendable {
  private let interval: TimeInterval
  private let action: () -> Void
  private let lock = NSLock()
  private var isCancelled = false

  init(interval: TimeInterval, _ action: @escaping () -> Void) {
    // A clock that is moved on by an hour would do work without an interval for ever.
    (self.interval, self.action) = (max(interval, 0.0001), action)
  }

  func wait(_ delay: TimeInterval) {
    AppLoop.async(after: delay) { [self] in
      lock.lock()
      let isOver = isCancelled
      lock.unlock()
      guard !isOver else { return }
      action()
      wait(interval)
    }
  }

  func cancel() {
    lock.lock()
    isCancelled = true
    lock.unlock()
  }
}
