/// A point of an animation whose values views can be given.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The values that the blocks set.
  case end
  /// The values before the blocks ran.
  case start
  /// The values that are on the screen now.
  case current
}

/// What an animation is ready for.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or over. Views have their values.
  case inactive
  /// Started or paused: the blocks have run, and layers are on the way.
  case active
  /// Stopped on the way, waiting for `finishAnimation(at:)`.
  case stopped
}

/// An animation that can be started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// What may be done with the animation now.
  var state: UIViewAnimatingState { get }
  /// Whether time moves it on; true during its delay as well.
  var isRunning: Bool { get }
  /// Whether it goes from the end to the start.
  var isReversed: Bool { get set }
  /// 0 at the start, 1 at the end.
  var fractionComplete: CGFloat { get set }
  /// Starts without a delay, or goes on where it was paused.
  func startAnimation()
  /// Starts after some seconds, or goes on after them where it was paused.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stands still where it is; one that has not been started becomes active at its start.
  func pauseAnimation()
  /// Leaves the views where they are; `withoutFinishing` makes it inactive at once, and no completion is called.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Gives the views of a stopped animation the values of a position, and calls the completions with it.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation made of blocks whose changes of views it animates.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block whose changes wait for the given part, 0 to 1, of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block whose changes take all of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called at the end, after what was added before.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Takes a paused animation up again, with another pace or duration for the rest of it.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
