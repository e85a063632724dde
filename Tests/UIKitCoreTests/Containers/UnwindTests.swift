import Testing

@testable import UIKitCore

/// Which controllers are asked for the destination of an unwind segue. source: Apple's documentation of
/// `allowedChildrenForUnwinding(from:)`: the children that do not contain the source.
@MainActor
@Suite(.serialized) struct UnwindTests {
  private func source(_ controller: UIViewController) -> UIStoryboardUnwindSegueSource {
    UIStoryboardUnwindSegueSource(source: controller, unwindAction: Selector("back:"), sender: nil)
  }

  @Test func controllersBelowTheSourceAreAskedFromTheTop() {
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController()
    navigation.viewControllers = [a, b, c]
    #expect(navigation.allowedChildrenForUnwinding(from: source(c)) == [b, a])
    #expect(navigation.allowedChildrenForUnwinding(from: source(a)) == [])
    // One that is presented comes back to all of them.
    #expect(navigation.allowedChildrenForUnwinding(from: source(UIViewController())) == [c, b, a])
  }

  /// The tab that is shown first, without the one that the segue comes from.
  @Test func otherTabsAreAsked() {
    let (a, b, c, inside) = (UIViewController(), UIViewController(), UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b, c]
    tabs.selectedIndex = 1
    #expect(tabs.allowedChildrenForUnwinding(from: source(UIViewController())) == [b, a, c])
    b.addChild(inside)
    #expect(tabs.childContaining(source(inside)) === b)
    #expect(tabs.allowedChildrenForUnwinding(from: source(inside)) == [a, c])
  }

  /// The tab of the destination is shown.
  @Test func theTabOfTheDestinationIsSelected() {
    let (a, b) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    tabs.unwind(for: UIStoryboardSegue(identifier: nil, source: a, destination: b), towards: b)
    #expect(tabs.selectedViewController === b)
  }
}
