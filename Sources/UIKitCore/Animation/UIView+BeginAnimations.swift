/// Animations as they were before iOS 4: what is set between the beginning and the commit is animated.
@MainActor
private final class AnimationBlock {
  var id: String?
  var duration: TimeInterval = 0.2
  var delay: TimeInterval = 0
  var curve = UIView.AnimationCurve.easeInOut
  var repeatCount: Double = 0
  var autoreverses = false
  weak var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  var context: UnsafeMutableRawPointer?
  /// Made when the block begins, since it takes in the changes of views; what was set by then counts at the commit.
  let animation: ViewAnimation
  let outer: ViewAnimation?

  init() {
    animation = ViewAnimation(duration: 1, curve: .linear)
    outer = ViewAnimation.current
  }

  static var open: [AnimationBlock] = []
  static var current: AnimationBlock? { open.last }
}

extension UIView {
  /// Begins a block of animated changes, which may lie in another one, and ends with ``commitAnimations()``. Deprecated since iOS 13.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer? = nil) {
    let block = AnimationBlock()
    (block.id, block.context) = (animationID, context)
    AnimationBlock.open.append(block)
    if areAnimationsEnabled { ViewAnimation.current = block.animation }
  }

  /// Ends the block, whose changes are animated from now on. Nothing without a block. Deprecated since iOS 13.
  public class func commitAnimations() {
    guard let block = AnimationBlock.open.popLast() else { return }
    ViewAnimation.current = block.outer
    let animation = block.animation
    let takesTime = areAnimationsEnabled && block.duration > 0
    animation.rebase(
      duration: takesTime ? block.duration : 0, delay: areAnimationsEnabled ? block.delay : 0,
      curve: block.curve.timingCurve)
    if block.repeatCount > 0 || block.autoreverses {
      animation.setRepetition(of: max(1, block.repeatCount), block.autoreverses)
    }
    let (delegate, id, context) = (block.delegate, block.id, block.context)
    if let delegate, let selector = block.willStart { selector.send(to: delegate, [id, context]) }
    if let selector = block.didStop {
      animation.completion = { [weak delegate] finished in
        if let delegate { selector.send(to: delegate, [id, NSNumber(value: finished), context]) }
      }
    }
    if animation.changes.isEmpty { animation.rebase(duration: 0, delay: 0, curve: .linear) }
    animation.start()
  }

  /// Seconds; 0.2 by default. Of the open block; nothing without one.
  public class func setAnimationDuration(_ duration: TimeInterval) { AnimationBlock.current?.duration = duration }
  /// Seconds before the animation begins; 0 by default. Of the open block.
  public class func setAnimationDelay(_ delay: TimeInterval) { AnimationBlock.current?.delay = delay }
  /// Ease in and out by default. Of the open block.
  public class func setAnimationCurve(_ curve: AnimationCurve) { AnimationBlock.current?.curve = curve }
  /// How often the animation runs; 0, the default, is once. Of the open block.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    AnimationBlock.current?.repeatCount = Double(repeatCount)
  }
  /// Whether the animation runs back each time; false by default. Of the open block.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    AnimationBlock.current?.autoreverses = repeatAutoreverses
  }
  /// Says where a new animation of a running one's properties begins: always where the view is now. No other effect, which the log says once
  /// for false.
  /// No effect here, which the log says once.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    if !fromCurrentState { LayoutLog.noteWithoutEffect("UIView.setAnimationBeginsFromCurrentState(_:)") }
  }
  /// The date at which the animation begins. No effect here, which the log says once: it begins with the commit.
  public class func setAnimationStart(_ startDate: Date) {
    LayoutLog.noteWithoutEffect("UIView.setAnimationStart(_:)")
  }
  /// Gets the messages of the open block. Not kept alive.
  public class func setAnimationDelegate(_ delegate: Any?) {
    AnimationBlock.current?.delegate = delegate.map { $0 as AnyObject }
  }
  /// Sent to the delegate at the commit, with the identifier and the context.
  public class func setAnimationWillStart(_ selector: Selector?) { AnimationBlock.current?.willStart = selector }
  /// Sent to the delegate at the end, with the identifier, whether the animation ran to its end, and the context.
  public class func setAnimationDidStop(_ selector: Selector?) { AnimationBlock.current?.didStop = selector }
  /// How the content of a view changes in the open block. No effect here, which the log says once: flips and curls have no picture.
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    if transition != .none { LayoutLog.noteWithoutEffect("UIView.setAnimationTransition(_:for:cache:)") }
  }

  /// How the content of a view changes.
  public enum AnimationTransition: Int, Sendable {
    /// At once.
    case none
    /// By turning around the vertical axis.
    case flipFromLeft, flipFromRight
    /// By curling a page.
    case curlUp, curlDown
  }

  /// What the system does with views.
  public enum SystemAnimation: UInt, Sendable {
    /// Removes them.
    case delete
  }

  /// Removes views as the system does, and animates changes beside it: in 0.3 seconds, in which the views fade.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.3, delay: 0, options: options) {
      for view in views { view.alpha = 0 }
      parallelAnimations?()
    } completion: { finished in
      for view in views {
        view.removeFromSuperview()
        view.alpha = 1
      }
      completion?(finished)
    }
  }
}
