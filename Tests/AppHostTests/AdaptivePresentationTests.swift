import AppHost
import Testing
import UIKit

/// What delegates of presentations are asked and told. source: Apple's documentation of `UIAdaptivePresentationControllerDelegate`,
/// `UIPopoverPresentationControllerDelegate` and `UIPresentationController`.
@MainActor
@Suite struct AdaptivePresentationTests {
  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var heard: [String] = []
    var wraps = false
    var allows = true
    func presentationController(
      _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
    }
    func presentationController(
      _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { heard.append("presents \(style == .none) \(transitionCoordinator != nil)") }
    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
      heard.append("should")
      return allows
    }
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { heard.append("did") }
    func popoverPresentationController(
      _ popoverPresentationController: UIPopoverPresentationController,
      willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      heard.append("moves")
      rect.pointee = CGRect(x: 1, y: 2, width: 3, height: 4)
    }
  }

  private let delegate = Delegate()
  private let root = UIViewController()

  private func popover(on screen: Screen) -> UIViewController {
    screen.show(root)
    let shown = UIViewController()
    shown.modalPresentationStyle = .popover
    shown.popoverPresentationController?.sourceView = root.view
    shown.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 10, height: 10)
    shown.popoverPresentationController?.delegate = delegate
    return shown
  }

  @Test func popoverAsksBeforeTheUserEndsIt() throws {
    let screen = Screen(.named("iPad (9th generation)"), release: 17)
    let shown = popover(on: screen)
    screen.run { root.present(shown, animated: true) }
    #expect(delegate.heard == ["presents true true"])
    delegate.heard = []
    delegate.allows = false
    #expect(throws: ScreenError.self) { try screen.dismissPresentation() }
    delegate.allows = true
    try screen.dismissPresentation()
    #expect(delegate.heard == ["should", "should", "did"])
  }

  @Test func popoverAsksForItsSourceWhenTheDeviceTurns() throws {
    let screen = Screen(.named("iPad (9th generation)"), release: 17)
    let shown = popover(on: screen)
    screen.run { root.present(shown, animated: false) }
    delegate.heard = []
    try screen.rotate()
    #expect(delegate.heard == ["moves"])
    #expect(shown.popoverPresentationController?.sourceRect == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func anotherControllerIsShownWhereTheWidthIsCompact() {
    let screen = Screen(.named("iPhone 14"), release: 17)
    delegate.wraps = true
    let shown = popover(on: screen)
    screen.run { root.present(shown, animated: false) }
    #expect(root.presentedViewController is UINavigationController)
    #expect(shown.parent === root.presentedViewController && shown.presentingViewController === root)
    #expect(delegate.heard.first?.hasPrefix("presents") == true)
    screen.run { shown.dismiss(animated: false) }
    #expect(root.presentedViewController == nil)
  }

  @Test func viewsBesideAPopoverMayGetTouches() {
    let screen = Screen(.named("iPad (9th generation)"), release: 17)
    let shown = popover(on: screen)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 900, width: 100, height: 44)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    shown.popoverPresentationController?.passthroughViews = [button]
    shown.preferredContentSize = CGSize(width: 200, height: 200)
    screen.run { root.present(shown, animated: false) }
    screen.tap(at: CGPoint(x: 60, y: 920))
    #expect(taps == 1 && root.presentedViewController === shown)
    screen.tap(at: CGPoint(x: 60, y: 700))
    #expect(root.presentedViewController == nil)
  }

  @Test func presentationControllerPassesOnTheNewSize() throws {
    final class Watching: UIPresentationController {
      var sizes: [CGSize] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
      }
    }
    final class Gives: NSObject, UIViewControllerTransitioningDelegate {
      var made: Watching?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        made = Watching(presentedViewController: presented, presenting: presenting)
        return made
      }
    }
    let screen = Screen(.named("iPhone 14"), release: 17)
    screen.show(root)
    let (shown, gives) = (UIViewController(), Gives())
    (shown.modalPresentationStyle, shown.transitioningDelegate) = (.custom, gives)
    screen.run { root.present(shown, animated: false) }
    try screen.rotate()
    // An iPhone 14 has 390 by 844 points.
    #expect(gives.made?.sizes == [CGSize(width: 844, height: 390)])
  }
}
