import AppHost
import Testing
import UIKit

/// Transitions that a program animates, and that a gesture drives. source: Apple's documentation of `UIViewControllerContextTransitioning`,
/// `UIPercentDrivenInteractiveTransition`, `UINavigationControllerDelegate` and `UITabBarControllerDelegate`.
@MainActor
@Suite struct DrivenTransitionTests {
  /// Slides the new view in from the right, in half a second.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate, UITabBarControllerDelegate
  {
    var heard: [String] = []
    var driver: UIPercentDrivenInteractiveTransition?
    private(set) var container: UIView?
    private(set) var inContainerAtStart = false
    private(set) var operations: [UINavigationController.Operation] = []

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      container = context.containerView
      let from = context.view(forKey: .from)
      inContainerAtStart = from?.superview === context.containerView
      let to = context.view(forKey: .to)
      if let to, let controller = context.viewController(forKey: .to) {
        to.frame = context.finalFrame(for: controller).offsetBy(dx: 400, dy: 0)
        context.containerView.addSubview(to)
      }
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        if let to { to.frame.origin.x -= 400 } else { from?.frame.origin.x += 400 }
      } completion: { _ in
        self.heard.append(context.transitionWasCancelled ? "cancelled" : "completed")
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { heard.append("ended \(transitionCompleted)") }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      self
    }
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { driver }
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { driver }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operations.append(operation)
      return self
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { heard.append("didShow \(viewController.title ?? "")") }

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  private final class Page: UIViewController {
    var heard: [String] = []
    init(_ title: String) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }
    required init?(coder: NSCoder) { nil }
    private var flags: String {
      [
        (isBeingPresented, " presented"), (isBeingDismissed, " dismissed"), (isMovingToParent, " in"),
        (isMovingFromParent, " out"),
      ].filter(\.0).map(\.1).joined()
    }
    override func viewWillAppear(_ animated: Bool) { heard.append("will appear" + flags) }
    override func viewDidAppear(_ animated: Bool) { heard.append("appeared" + flags) }
    override func viewWillDisappear(_ animated: Bool) { heard.append("will disappear" + flags) }
    override func viewDidDisappear(_ animated: Bool) { heard.append("disappeared" + flags) }
  }

  private let slide = Slide()
  private let screen = Screen(release: 17)

  // MARK: Stacks and tabs

  @Test func animatorPushesAndPops() {
    let (first, second) = (Page("First"), Page("Second"))
    let navigation = UINavigationController(rootViewController: first)
    screen.show(navigation)
    navigation.delegate = slide
    (first.heard, slide.heard) = ([], [])
    screen.run { navigation.pushViewController(second, animated: true) }
    #expect(slide.operations == [.push] && slide.inContainerAtStart)
    #expect(slide.heard == ["completed", "didShow Second", "ended true"])
    #expect(first.heard == ["will disappear", "disappeared"])
    #expect(second.heard == ["will appear in", "appeared in"])
    #expect(second.view.frame == navigation.view.bounds && first.view.superview == nil)
    #expect(slide.container?.superview == nil, "the container goes with the transition")
    (first.heard, second.heard, slide.heard) = ([], [], [])
    screen.run { _ = navigation.popViewController(animated: true) }
    #expect(slide.operations == [.push, .pop])
    #expect(second.heard == ["will disappear out", "disappeared out"] && second.parent == nil)
    #expect(first.heard == ["will appear", "appeared"])
    #expect(navigation.viewControllers == [first] && first.view.superview === navigation.view)
  }

  @Test func changesWithoutAnAnimationAskNobody() {
    let navigation = UINavigationController(rootViewController: Page("First"))
    screen.show(navigation)
    navigation.delegate = slide
    screen.run { navigation.pushViewController(Page("Second"), animated: false) }
    #expect(slide.operations.isEmpty)
  }

  @Test func animatorChangesTabs() {
    let (first, second) = (Page("First"), Page("Second"))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    screen.show(tabs)
    tabs.delegate = slide
    first.heard = []
    screen.run { tabs.selectedIndex = 1 }
    #expect(slide.heard == ["completed", "ended true"] && slide.inContainerAtStart)
    #expect(first.heard == ["will disappear", "disappeared"] && second.heard == ["will appear", "appeared"])
    #expect(second.view.superview === tabs.view && second.view.frame == tabs.view.bounds)
  }

  // MARK: Driven by a gesture

  /// The animation is linear and takes half a second, and the view moves by 400 points: a quarter is 100.
  @Test func percentMovesTheViewsAndTheRestRuns() {
    let (first, second) = (Page("First"), Page("Second"))
    let navigation = UINavigationController(rootViewController: first)
    screen.show(navigation)
    navigation.delegate = slide
    let driver = UIPercentDrivenInteractiveTransition()
    slide.driver = driver
    screen.run { navigation.pushViewController(second, animated: true) }
    #expect(second.view.layer.presentation()?.frame.minX == 400)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    screen.run { driver.update(0.25) }
    #expect(second.view.layer.presentation()?.frame.minX == 300)
    screen.run { driver.update(0.1) }
    #expect(second.view.layer.presentation()?.frame.minX == 360)
    #expect(driver.percentComplete == 0.1 && driver.duration == 0.5)
    #expect(slide.heard == [])
    screen.run { driver.finish() }
    #expect(slide.heard == ["completed", "didShow Second", "ended true"])
    #expect(navigation.topViewController === second && navigation.transitionCoordinator == nil)
  }

  @Test func cancelledPopLeavesTheStack() {
    let (first, second) = (Page("First"), Page("Second"))
    let navigation = UINavigationController(rootViewController: first)
    screen.show(navigation)
    screen.run { navigation.pushViewController(second, animated: false) }
    navigation.delegate = slide
    let driver = UIPercentDrivenInteractiveTransition()
    slide.driver = driver
    (first.heard, second.heard) = ([], [])
    screen.run { _ = navigation.popViewController(animated: true) }
    #expect(navigation.topViewController === first)
    screen.run { driver.update(0.5) }
    var end: Bool?
    navigation.transitionCoordinator?.notifyWhenInteractionChanges { end = $0.isCancelled }
    screen.run { driver.cancel() }
    #expect(end == true)
    #expect(slide.heard == ["cancelled", "ended false"])
    #expect(navigation.viewControllers == [first, second] && second.parent === navigation)
    #expect(second.view.superview === navigation.view && first.view.superview == nil)
    #expect(second.view.frame == navigation.view.bounds)
    #expect(first.heard == ["will appear", "will disappear", "disappeared"])
    #expect(second.heard == ["will disappear out", "will appear", "appeared"])
  }

  @Test(arguments: [true, false]) func dismissalIsDriven(_ finishes: Bool) {
    let root = Page("Root")
    screen.show(root)
    let shown = Page("Shown")
    shown.modalPresentationStyle = .fullScreen
    shown.transitioningDelegate = slide
    screen.run { root.present(shown, animated: false) }
    let driver = UIPercentDrivenInteractiveTransition()
    slide.driver = driver
    shown.heard = []
    screen.run { root.dismiss(animated: true) }
    #expect(shown.isBeingDismissed && root.presentedViewController === shown)
    screen.run { driver.update(0.5) }
    #expect(shown.view.layer.presentation()?.frame.minX == 200)
    screen.run { finishes ? driver.finish() : driver.cancel() }
    #expect((root.presentedViewController == nil) == finishes)
    #expect(
      shown.heard
        == (finishes
          ? ["will disappear dismissed", "disappeared dismissed"]
          : ["will disappear dismissed", "will appear", "appeared"]))
    #expect(!shown.isBeingDismissed)
    #expect((shown.view.window != nil) != finishes)
    if !finishes { #expect(shown.view.frame.minX == 0) }
  }

  @Test func presentationThatIsCancelledLeavesNothing() {
    let root = Page("Root")
    screen.show(root)
    let shown = Page("Shown")
    shown.transitioningDelegate = slide
    let driver = UIPercentDrivenInteractiveTransition()
    slide.driver = driver
    screen.run { root.present(shown, animated: true) }
    screen.run { driver.cancel() }
    #expect(root.presentedViewController == nil && shown.view.window == nil)
    #expect(shown.heard == ["will appear presented", "will disappear presented", "disappeared presented"])
  }

  // MARK: Alongside

  @Test func alongsideRunsWithTheTransition() {
    let (first, second) = (Page("First"), Page("Second"))
    let navigation = UINavigationController(rootViewController: first)
    screen.show(navigation)
    var heard: [String] = []
    screen.run {
      navigation.pushViewController(second, animated: true)
      // What the system animates is over when the call returns.
      #expect(navigation.transitionCoordinator == nil)
    }
    navigation.delegate = slide
    let bar = UIView()
    navigation.view.addSubview(bar)
    bar.alpha = 0
    let driver = UIPercentDrivenInteractiveTransition()
    slide.driver = driver
    screen.run {
      navigation.pushViewController(Page("Third"), animated: true)
      navigation.transitionCoordinator?.animate { context in
        heard.append("\(context.viewController(forKey: .from)?.title ?? "")")
        bar.alpha = 1
      } completion: {
        heard.append("over \($0.isCancelled)")
      }
    }
    #expect(heard == ["Second"])
    screen.run { driver.finish() }
    #expect(heard == ["Second", "over false"])
  }

  @Test func presentationControllerAnimatesAlongside() {
    final class Dimming: UIPresentationController {
      let ground = UIView()
      override func presentationTransitionWillBegin() {
        ground.alpha = 0
        containerView?.addSubview(ground)
        presentedViewController.transitionCoordinator?.animate { [ground] _ in ground.alpha = 1 }
      }
    }
    final class Gives: NSObject, UIViewControllerTransitioningDelegate {
      var made: Dimming?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        made = Dimming(presentedViewController: presented, presenting: presenting)
        return made
      }
    }
    let root = Page("Root")
    screen.show(root)
    let (shown, gives) = (Page("Shown"), Gives())
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = gives
    screen.run { root.present(shown, animated: true) }
    #expect(gives.made?.ground.alpha == 1)
  }
}
