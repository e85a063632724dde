import Foundation
import QuartzCore

/// The time in seconds that display links go by: that of the clock of the screen that drives the app, or else since the machine has
/// started.
public func CACurrentMediaTime() -> CFTimeInterval {
  guard AppLoop.isDriven, MainQueue.isCurrent || Thread.isMainThread else {
    return ProcessInfo.processInfo.systemUptime
  }
  return MainActor.assumeIsolated { UIScreen.main.animationClock.now }
}

/// A range of frames a second that a display link asks for.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// What is best; nil or 0 leaves it to the system.
  public var preferred: Float?

  /// Frames a second, at least and at most.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// Leaves everything to the system.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// Sends a message 60 times a second: by the clock of the screen that drives the app, on which 60 frames are a second of `wait(1)`, or by a
/// timer of a run loop if none drives.
///
/// The link keeps its target alive until it is invalid. Use it on the main thread.
open class CADisplayLink: NSObject, @unchecked Sendable {
  private var target: AnyObject?
  private let selector: Selector
  private var timer: Timer?
  private var isValid = true
  private var isScheduled = false

  /// The time of the present frame in seconds: on the clock of the screen, else since the machine has started. 0 before the first.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// Seconds between two frames: a sixtieth.
  public let duration: CFTimeInterval = 1.0 / 60
  /// Whether messages are left out.
  open var isPaused = false
  /// A frame is left out if it comes before a second divided by this number has passed since the last; 0, the first, leaves none out.
  open var preferredFramesPerSecond = 0
  /// Of a range the preferred number counts, else the most, as ``preferredFramesPerSecond`` does.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      let wanted = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
      preferredFramesPerSecond = Int(max(0, min(wanted, 240)))
    }
  }

  /// A link that sends nothing until it is added to a run loop.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// Begins to send messages.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard isValid, !isScheduled else { return }
    isScheduled = true
    if AppLoop.isDriven {
      let link = Unchecked(self)
      MainActor.assumeIsolated { link.value.schedule(on: UIScreen.main.animationClock) }
    } else {
      let timer = Timer(timeInterval: duration, repeats: true) { [weak self] _ in
        let link = Unchecked(self)
        MainActor.assumeIsolated { link.value?.show(at: ProcessInfo.processInfo.systemUptime) }
      }
      self.timer = timer
      runloop.add(timer, forMode: mode)
    }
  }

  /// Ends the messages, as ``invalidate()`` does: a link is on one run loop here.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isScheduled = false
    timer?.invalidate()
    timer = nil
  }

  /// Ends the messages for good, and lets the target go.
  open func invalidate() {
    (isValid, isScheduled, target) = (false, false, nil)
    timer?.invalidate()
    timer = nil
  }

  @MainActor
  private func schedule(on clock: AnimationClock) {
    clock.after(duration) { [weak clock] in
      guard let clock, self.isScheduled else { return }
      self.show(at: clock.now)
      if self.isScheduled { self.schedule(on: clock) }
    }
  }

  @MainActor
  private func show(at time: CFTimeInterval) {
    let isTooEarly =
      preferredFramesPerSecond > 0 && timestamp > 0 && time - timestamp < 1 / Double(preferredFramesPerSecond) - 1e-6
    guard !isPaused, !isTooEarly, let target else { return }
    timestamp = time
    selector.send(to: target, [self])
  }
}
