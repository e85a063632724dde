/// Animates a controller that comes or goes.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Puts the view that comes into the container and animates; calls `completeTransition(_:)` of the context at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// An animator that can be stopped. Never asked: ``animateTransition(using:)`` is called.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called when the transition is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .linear)
  }
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by a gesture. No transition is driven so here: it runs as its animator has it.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Never called.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest runs, as a factor.
  var completionSpeed: CGFloat { get }
  /// The pace of the rest.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins with a gesture.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// A transition driven by a part from 0 to 1. No transition is driven so here, which the log says once.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// Seconds; 0 here.
  open var duration: CGFloat { 0 }
  /// What ``update(_:)`` said.
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Stored without effect.
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  /// Says once in the log that nothing drives the transition.
  public override init() {
    super.init()
    LayoutLog.noteWithoutEffect("UIPercentDrivenInteractiveTransition")
  }

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
  /// Does nothing.
  open func pause() {}
  /// Stores the part in ``percentComplete``.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  /// Does nothing.
  open func cancel() {}
  /// Sets ``percentComplete`` to 1.
  open func finish() { percentComplete = 1 }
}

/// Names the controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's word.
  public let rawValue: String
  /// Takes any word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that was shown.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The one that will be shown.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names the views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's word.
  public let rawValue: String
  /// Takes any word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// That of the controller that was shown.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// That of the controller that will be shown.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What an animator knows of its transition.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// In which views move.
  var containerView: UIView { get }
  /// True: a transition without animation asks no animator.
  var isAnimated: Bool { get }
  /// False.
  var isInteractive: Bool { get }
  /// Whether `completeTransition(false)` was called.
  var transitionWasCancelled: Bool { get }
  /// The style of the controller that is presented; `none` in a navigation controller.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The identity.
  var targetTransform: CGAffineTransform { get }
  /// Does nothing: no gesture drives the transition.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Does nothing: no gesture drives the transition.
  func finishInteractiveTransition()
  /// Does nothing: no gesture drives the transition.
  func cancelInteractiveTransition()
  /// Does nothing: no gesture drives the transition.
  func pauseInteractiveTransition()
  /// Ends the transition; a second call does nothing.
  func completeTransition(_ didComplete: Bool)
  /// Nil for a key that is neither `from` nor `to`.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Nil for the view of the presenting controller, which stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// In the container, points; zero for a controller that was not there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// In the container, points; zero for a controller that leaves.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// A presentation or its end that an animator of the program runs.
final class AnimatedTransition: UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated = true
  let isInteractive = false
  private(set) var transitionWasCancelled = false
  let presentationStyle: UIModalPresentationStyle
  let targetTransform = CGAffineTransform.identity
  private let (from, to): (UIViewController, UIViewController)
  private let comes: Bool
  private let place: CGRect
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var ends: ((Bool) -> Void)?

  /// - Parameters:
  ///   - comes: whether the presented controller comes, and does not go.
  ///   - place: of the presented view in the container when it is shown.
  init(
    _ presented: UIViewController, over presenting: UIViewController, comes: Bool, in container: UIView, place: CGRect
  ) {
    containerView = container
    presentationStyle = presented.modalPresentationStyle
    (from, to) = comes ? (presenting, presented) : (presented, presenting)
    (self.comes, self.place) = (comes, place)
  }

  func run(_ animator: any UIViewControllerAnimatedTransitioning, then ends: @escaping (Bool) -> Void) {
    (self.animator, self.ends) = (animator, ends)
    animator.animateTransition(using: self)
  }

  func completeTransition(_ didComplete: Bool) {
    guard let ends else { return }
    self.ends = nil
    transitionWasCancelled = !didComplete
    ends(didComplete)
    animator?.animationEnded(didComplete)
    animator = nil
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  /// Documented: nil for the view of the presenting controller where the presentation leaves it in its place.
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == (comes ? .to : .from) ? (comes ? to : from).view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? (comes ? containerView.convert(from.view.bounds, from: from.view) : place) : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to ? (comes ? place : containerView.convert(to.view.bounds, from: to.view)) : .zero
  }
}
