import Testing

@testable import UIKitCore

/// Children whose views a program adds and removes. source: Apple's documentation of `addChild(_:)`,
/// `shouldAutomaticallyForwardAppearanceMethods` and `transition(from:to:duration:options:animations:completion:)`.
@MainActor
@Suite(.serialized) struct ChildAppearanceTests {
  private final class Page: UIViewController {
    var heard: [String] = []
    override func viewWillAppear(_ animated: Bool) {
      heard.append(isMovingToParent ? "will appear, new" : "will appear")
    }
    override func viewDidAppear(_ animated: Bool) { heard.append("appeared") }
    override func viewWillDisappear(_ animated: Bool) {
      heard.append(isMovingFromParent ? "will disappear for ever" : "will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) { heard.append("disappeared") }
  }
  private final class Quiet: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test func childHearsOfItsViewInTheWindow() {
    let (root, page) = (UIViewController(), Page())
    let window = window(root)
    add(page, to: root)
    #expect(page.heard == ["will appear, new"])
    window.layoutIfNeeded()
    #expect(page.heard == ["will appear, new", "appeared"])
    page.heard = []
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
    #expect(page.heard == ["will disappear for ever", "disappeared"])
  }

  @Test func childOfAHiddenParentHearsWithIt() {
    let (root, page) = (UIViewController(), Page())
    add(page, to: root)
    #expect(page.heard == [])
    let window = window(root)
    #expect(page.heard == ["will appear", "appeared"])
    withExtendedLifetime(window) {}
  }

  @Test func parentMayForwardItself() {
    let (root, page) = (Quiet(), Page())
    let window = window(root)
    add(page, to: root)
    window.layoutIfNeeded()
    #expect(page.heard == [])
    page.beginAppearanceTransition(true, animated: false)
    page.endAppearanceTransition()
    #expect(page.heard == ["will appear", "appeared"])
  }

  @Test func childrenAreExchanged() {
    let (root, old, new) = (UIViewController(), Page(), Page())
    let window = window(root)
    add(old, to: root)
    window.layoutIfNeeded()
    root.addChild(new)
    old.heard = []
    var done: Bool?
    root.transition(from: old, to: new, duration: 0.25, animations: { new.view.alpha = 0.5 }) { done = $0 }
    #expect(old.heard == ["will disappear"] && new.heard == ["will appear, new"])
    #expect(old.view.superview === root.view && new.view.superview === root.view)
    UIScreen.main.animationClock.advance(by: 0.25)
    #expect(done == true && old.view.superview == nil)
    #expect(old.heard == ["will disappear", "disappeared"] && new.heard == ["will appear, new", "appeared"])
  }

  @Test func strangersAreNotExchanged() {
    let root = UIViewController()
    let reason = exceptions {
      root.transition(from: UIViewController(), to: UIViewController(), duration: 0, animations: nil)
    }
    #expect(reason.first?.reason.contains("must have a common parent view controller") == true)
  }

  @Test func anotherRootHearsAndTheFormerGoes() {
    let (first, second) = (Page(), Page())
    let window = window(first)
    window.rootViewController = second
    #expect(first.heard == ["will appear", "appeared", "will disappear", "disappeared"])
    #expect(second.heard == ["will appear", "appeared"])
    window.makeKeyAndVisible()
    #expect(second.heard.count == 2)
  }

  @Test func extensionContextIsInherited() {
    let (root, page) = (UIViewController(), UIViewController())
    root.addChild(page)
    #expect(page.extensionContext == nil)
    let context = NSExtensionContext()
    root.beginRequest(with: context)
    #expect(page.extensionContext === context)
    page.extensionContext?.completeRequest(returningItems: ["a"])
    #expect(context.returnedItems?.count == 1)
  }

  @Test func bigScrollViewsAreNamedByEdges() {
    let (controller, scroll) = (UIViewController(), UIScrollView())
    controller.setContentScrollView(scroll)
    controller.setContentScrollView(nil, for: .bottom)
    #expect(controller.contentScrollView(for: .top) === scroll)
    #expect(controller.contentScrollView(for: .bottom) == nil)
  }
}
