import Testing

@testable import UIKitCore

/// Source: bars of 44, 96, 32 and 49 points (Xcode's frames); order of calls and safe areas: Apple's documentation.
@MainActor
@Suite(.serialized) struct ContainerTests {
  private final class Child: UIViewController {
    var journal: [String] = []
    override func viewWillAppear(_ animated: Bool) { journal.append("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { journal.append("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { journal.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { journal.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { journal.append("didDisappear") }
    override func willMove(toParent parent: UIViewController?) { journal.append(parent == nil ? "leaves" : "joins") }
    override func didMove(toParent parent: UIViewController?) { journal.append(parent == nil ? "left" : "joined") }
  }

  private let window = UIWindow(onPlainScreen: CGSize(width: 320, height: 568))

  @Test func aNavigationBarIsPartOfTheSafeArea() {
    let child = Child()
    let navigation = UINavigationController(rootViewController: child)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(child.view.safeAreaInsets.top == 44)
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(child.view.safeAreaInsets.top == 96)
    navigation.navigationBar.isTranslucent = false
    window.layoutIfNeeded()
    // Below an opaque bar nothing is covered.
    #expect(child.view.frame == CGRect(x: 0, y: 96, width: 320, height: 472))
    #expect(child.view.safeAreaInsets.top == 0)
    #expect(child.journal == ["joins", "joined", "willAppear", "isAppearing", "didAppear"])
    #expect(child.navigationController === navigation)
  }

  @Test func pushedAndPopped() {
    let (first, second) = (Child(), Child())
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    first.journal = []
    navigation.pushViewController(second, animated: false)
    #expect(first.journal == ["willDisappear", "didDisappear"] && first.view.superview == nil)
    #expect(second.journal == ["joins", "willAppear", "isAppearing", "didAppear", "joined"])
    #expect(navigation.popViewController(animated: false) === second)
    #expect(second.journal.suffix(4) == ["leaves", "willDisappear", "didDisappear", "left"])
    #expect(navigation.topViewController === first && first.view.superview === navigation.view)
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test func aTabBarIsPartOfTheSafeArea() {
    let (first, second) = (Child(), Child())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 519, width: 320, height: 49))
    #expect(first.view.safeAreaInsets.bottom == 49)
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(second.view.safeAreaInsets.bottom == 49 && first.view.superview == nil)
    #expect(second.tabBarController === tabs)
  }

  @Test func presentedControllersCoverTheWindow() {
    let (root, sheet) = (Child(), Child())
    window.rootViewController = root
    window.makeKeyAndVisible()
    sheet.modalPresentationStyle = .overCurrentContext
    var isDone = false
    root.present(sheet, animated: false) { isDone = true }
    #expect(isDone && sheet.view.superview === window && sheet.view.frame == window.bounds)
    #expect(sheet.presentingViewController === root && root.presentedViewController === sheet)
    sheet.dismiss(animated: false)
    #expect(sheet.view.superview == nil && root.presentedViewController == nil)
    #expect(sheet.journal == ["willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear"])
  }
}
