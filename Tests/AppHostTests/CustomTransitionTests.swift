import AppHost
import Testing
import UIKit

/// Presentations that an animator of the program runs. source: Apple's documentation of `UIViewControllerAnimatedTransitioning` and
/// `UIViewControllerContextTransitioning`.
@MainActor
@Suite struct CustomTransitionTests {
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
    var heard: [String] = []
    var gives = true

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { gives ? self : nil }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { gives ? self : nil }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.5
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .to) ?? context.view(forKey: .from)!
      let comes = context.view(forKey: .to) != nil
      if comes {
        view.alpha = 0
        view.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
        context.containerView.addSubview(view)
      }
      heard.append(comes ? "comes" : "goes")
      UIView.animate(withDuration: 0.5) {
        view.alpha = comes ? 1 : 0
      } completion: { _ in
        if !comes { view.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { heard.append("ended \(transitionCompleted)") }
  }

  private final class Shown: UIViewController {
    let fade: Fade
    init(_ fade: Fade) {
      self.fade = fade
      super.init(nibName: nil, bundle: nil)
      transitioningDelegate = fade
      modalPresentationStyle = .custom
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidAppear(_ animated: Bool) { fade.heard.append("appeared") }
    override func viewDidDisappear(_ animated: Bool) { fade.heard.append("disappeared") }
  }

  private let fade = Fade()
  private let root = UIViewController()
  private let screen = Screen(release: 17)

  init() { screen.show(root) }

  @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen, .formSheet])
  func animatorRunsPresentationAndEnd(_ style: UIModalPresentationStyle) {
    let shown = Shown(fade)
    shown.modalPresentationStyle = style
    screen.run { root.present(shown, animated: true) { self.fade.heard.append("presented") } }
    #expect(fade.heard == ["comes", "appeared", "presented", "ended true"])
    #expect(shown.view.window != nil && shown.view.alpha == 1)
    fade.heard = []
    screen.run { root.dismiss(animated: true) { self.fade.heard.append("dismissed") } }
    #expect(fade.heard == ["goes", "disappeared", "dismissed", "ended true"])
    #expect(root.presentedViewController == nil && shown.view.window == nil)
  }

  @Test func nobodyIsAskedWithoutAnAnimation() {
    let shown = Shown(fade)
    screen.run { root.present(shown, animated: false) }
    screen.run { root.dismiss(animated: false) }
    #expect(fade.heard == ["appeared", "disappeared"])
  }

  @Test func systemAnimatesWithoutAnAnimator() {
    fade.gives = false
    let shown = Shown(fade)
    screen.run { root.present(shown, animated: true) }
    #expect(fade.heard == ["appeared"])
    #expect(shown.view.window != nil)
  }
}
