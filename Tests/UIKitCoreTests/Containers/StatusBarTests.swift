import Testing

@testable import UIKitCore

/// Controllers that hide the status bar. Source: a form of an iPhone SE of iOS 26.1 whose controller prefers the bar hidden has a safe
/// area that begins at 0; on phones with a notch the sensors stay where they are.
@MainActor
@Suite(.serialized) struct StatusBarTests {
  private final class Screen: UIViewController {
    var hides = true
    override var prefersStatusBarHidden: Bool { hides }
  }

  private let root = Screen()

  @Test func withoutANotchTheSafeAreaBeginsAtTheTop() throws {
    let stage = try ControllerStage(root, on: "iPhone 8")
    #expect(root.view.safeAreaInsets.top == 0)
    root.hides = false
    stage.window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.top == 0)
    root.setNeedsStatusBarAppearanceUpdate()
    stage.window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.top == 20)
  }

  @Test(arguments: ["iPhone X", "iPhone 15"]) func aNotchStays(device: String) throws {
    let stage = try ControllerStage(root, on: device)
    #expect(root.view.safeAreaInsets.top == stage.screen.safeAreaInsets.top && root.view.safeAreaInsets.top >= 44)
  }

  @Test func aTabletHasNoNotch() throws {
    _ = try ControllerStage(root, on: "ipad9_7")
    #expect(root.view.safeAreaInsets.top == 0)
  }

  @Test func theTopControllerOfANavigationControllerDecides() throws {
    root.hides = false
    let navigation = UINavigationController(rootViewController: root)
    let stage = try ControllerStage(navigation, on: "iPhone 8")
    #expect(try stage.frame(navigation.navigationBar).minY == 20)
    navigation.pushViewController(Screen(), animated: false)
    #expect(try stage.frame(navigation.navigationBar).minY == 0)
    navigation.popViewController(animated: false)
    #expect(try stage.frame(navigation.navigationBar).minY == 20)
  }

  @Test func aControllerOverTheScreenDecidesWhileItIsPresented() throws {
    root.hides = false
    let stage = try ControllerStage(root, on: "iPhone 8")
    let presented = Screen()
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: false)
    #expect(presented.view.safeAreaInsets.top == 0)
    root.dismiss(animated: false)
    stage.window.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.top == 20)
  }
}
