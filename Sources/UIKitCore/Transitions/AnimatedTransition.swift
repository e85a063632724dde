/// A controller that comes in place of another, or goes, as an animator of the program has it.
///
/// 1. `run` asks the animator for its duration. Without a gesture the animator animates, and what was given to the coordinator with it;
///    with one, the interaction controller starts the transition.
/// 2. A gesture says what part is done, and that it is over.
/// 3. `completeTransition(_:)` ends the transition: the container of the controllers takes the views in or back, the coordinator
///    calls the completions, and the animator hears of the end.
final class AnimatedTransition: UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated = true
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  let presentationStyle: UIModalPresentationStyle
  let targetTransform = CGAffineTransform.identity
  let coordinator: TransitionCoordinator
  private(set) var percentComplete: CGFloat = 0
  private let (from, to): (UIViewController, UIViewController)
  private let views: (from: UIView?, to: UIView?)
  private let frames: (from: CGRect, to: CGRect)
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interaction: (any UIViewControllerInteractiveTransitioning)?
  private var ends: ((Bool) -> Void)?
  private var hearers: [() -> Void] = []
  private var alongside: DrivenAnimations?

  /// - Parameters:
  ///   - views: those that the animator moves.
  ///   - frames: where the first one was, and where the second one will be, in the container; points.
  init(
    from: UIViewController, to: UIViewController, in container: UIView, style: UIModalPresentationStyle = .none,
    views: (from: UIView?, to: UIView?), frames: (from: CGRect, to: CGRect), _ coordinator: TransitionCoordinator
  ) {
    (self.from, self.to, self.views, self.frames) = (from, to, views, frames)
    (containerView, presentationStyle, self.coordinator) = (container, style, coordinator)
    coordinator.context = self
  }

  /// Step 1.
  func run(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?, then ends: @escaping (Bool) -> Void
  ) {
    (self.animator, self.interaction, self.ends) = (animator, interaction, ends)
    coordinator.transitionDuration = max(0, animator.transitionDuration(using: self))
    guard let interaction, interaction.wantsInteractiveStart else {
      if let driven = interaction as? UIPercentDrivenInteractiveTransition { driven.begin(self) } else { animate() }
      return
    }
    isInteractive = true
    coordinator.initiallyInteractive = true
    interaction.startInteractiveTransition(self)
    // One that is no percent-driven transition moves views itself; what runs alongside follows the parts that it says.
    guard self.ends != nil, !coordinator.hasRun else { return }
    alongside = DrivenAnimations { coordinator.runAnimations() }
    alongside?.hold()
  }

  /// Runs the animator, and what goes alongside.
  func animate() {
    animator?.animateTransition(using: self)
    coordinator.runAnimations()
  }

  /// Calls a closure at the end.
  func whenOver(_ body: @escaping () -> Void) { hearers.append(body) }

  /// Step 3.
  func completeTransition(_ didComplete: Bool) {
    guard let ends else { return }
    self.ends = nil
    transitionWasCancelled = !didComplete
    setInteractive(false)
    ends(didComplete)
    animator?.animationEnded(didComplete)
    for hearer in hearers { hearer() }
    (animator, interaction, hearers, alongside, coordinator.context) = (nil, nil, [], nil, nil)
  }

  // Step 2.

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    alongside?.move(to: Double(self.percentComplete) * coordinator.transitionDuration)
  }

  func finishInteractiveTransition() {
    alongside?.run(speed: max(Double(interaction?.completionSpeed ?? 1), 0.01))
    setInteractive(false)
  }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    alongside?.runBack(speed: max(Double(interaction?.completionSpeed ?? 1), 0.01))
    setInteractive(false)
  }

  func pauseInteractiveTransition() {
    transitionWasCancelled = false
    alongside?.hold()
    setInteractive(true)
  }

  private func setInteractive(_ isOn: Bool) {
    guard isOn != isInteractive else { return }
    isInteractive = isOn
    coordinator.interactionDidChange()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? views.from : key == .to ? views.to : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? frames.from : .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? frames.to : .zero }
}
