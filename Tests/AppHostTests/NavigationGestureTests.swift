import AppHost
import Testing
import UIKit

/// What fingers, rooms and keyboards do to the bars and the stack of a navigation controller. source: Apple's documentation of
/// `interactivePopGestureRecognizer`, `hidesBarsOnTap`, `hidesBarsOnSwipe`, `hidesBarsWhenVerticallyCompact` and
/// `hidesBarsWhenKeyboardAppears`.
@MainActor
@Suite struct NavigationGestureTests {
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let screen = Screen(.named("iPhone 14"), release: 17)

  init() { screen.show(navigation) }

  private func drag(_ from: CGFloat, to end: CGFloat) {
    screen.drag(from: CGPoint(x: from, y: 400), to: CGPoint(x: end, y: 400))
  }

  @Test func dragFromTheEdgePops() {
    screen.run { navigation.pushViewController(UIViewController(), animated: false) }
    drag(100, to: 350)
    #expect(navigation.viewControllers.count == 2, "not from the middle")
    drag(2, to: 100)
    #expect(navigation.viewControllers.count == 2, "a finger that rests before the middle of 390 points")
    drag(2, to: 300)
    #expect(navigation.viewControllers.count == 1)
    drag(2, to: 300)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func programDecidesAboutTheDrag() {
    screen.run { navigation.pushViewController(UIViewController(), animated: false) }
    navigation.topViewController?.navigationItem.hidesBackButton = true
    drag(2, to: 300)
    #expect(navigation.viewControllers.count == 2)
    navigation.interactivePopGestureRecognizer?.delegate = nil
    drag(2, to: 300)
    #expect(navigation.viewControllers.count == 1)
    screen.run { navigation.pushViewController(UIViewController(), animated: false) }
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    drag(2, to: 300)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func tapHidesAndShowsTheBar() {
    screen.tap(at: CGPoint(x: 200, y: 400))
    #expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsOnTap = true
    screen.tap(at: CGPoint(x: 200, y: 400))
    #expect(navigation.isNavigationBarHidden)
    // A bar of 44 points lies below the 47 of the status bar: 91 together.
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 47)
    screen.tap(at: CGPoint(x: 200, y: 400))
    #expect(!navigation.isNavigationBarHidden)
    #expect(navigation.topViewController?.view.safeAreaInsets.top == CGFloat(91))
  }

  @Test func swipeHidesAndShowsTheBar() {
    navigation.hidesBarsOnSwipe = true
    screen.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300))
    #expect(navigation.isNavigationBarHidden)
    screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500))
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func compactHeightHidesTheBar() throws {
    navigation.hidesBarsWhenVerticallyCompact = true
    try screen.rotate()
    #expect(navigation.isNavigationBarHidden)
    try screen.rotate()
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func keyboardHidesTheBar() {
    navigation.hidesBarsWhenKeyboardAppears = true
    let field = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
    navigation.topViewController?.view.addSubview(field)
    screen.run { _ = field.becomeFirstResponder() }
    #expect(navigation.isNavigationBarHidden)
  }

  @Test func barsMayBeOfClassesOfTheProgram() {
    final class Bar: UINavigationBar {}
    final class Tools: UIToolbar {}
    let made = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    made.viewControllers = [UIViewController()]
    made.isToolbarHidden = false
    screen.show(made)
    #expect(made.navigationBar is Bar && made.navigationBar.superview === made.view)
    #expect(made.toolbar is Tools)
  }
}
