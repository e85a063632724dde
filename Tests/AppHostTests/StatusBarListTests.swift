import AppHost
import Foundation
import Testing
import UIKit

/// What an app's property list says of the status bar. source: Apple, "Information Property List": `UIStatusBarHidden` is about the launch,
/// and with `UIViewControllerBasedStatusBarAppearance` false also about every controller; an iPhone SE of iOS 26.1 without the bar has a
/// safe area that begins at 0.
@MainActor
@Suite(.serialized) struct StatusBarListTests {
  private final class Module: GeneratedModule {
    nonisolated(unsafe) static var folder = ""
    static func perform(_ message: MemberMessage, on object: AnyObject) throws -> Bool { false }
    static func type(named name: String) -> AnyClass? { nil }
    static func make(named name: String) -> AnyObject? { nil }
  }

  private final class Hiding: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    nonisolated(unsafe) static var hides = false
    var window: UIWindow?
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow()
      window?.rootViewController = Self.hides ? Hiding() : UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
    static func main() { UIApplication._launch(Delegate(), from: Module.self) }
  }

  private func top(_ list: [String: Any], controllerHides: Bool) throws -> CGFloat {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bar-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: folder.appendingPathComponent("Info.plist"))
    (Module.folder, Delegate.hides) = (folder.path, controllerHides)
    let screen = Screen(.named("iPhone SE (3rd generation)"), release: 17)
    try screen.launch(Delegate.self)
    return try #require(screen.topController).view.safeAreaInsets.top
  }

  @Test func controllersDecideUnlessTheListSaysOtherwise() throws {
    #expect(try top([:], controllerHides: false) == 20)
    #expect(try top([:], controllerHides: true) == 0)
    #expect(try top(["UIStatusBarHidden": true], controllerHides: false) == 20)
  }

  @Test func theListDecidesWhereControllersDoNot() throws {
    let none = ["UIViewControllerBasedStatusBarAppearance": false]
    #expect(try top(none, controllerHides: true) == 20)
    #expect(try top(none.merging(["UIStatusBarHidden": true]) { $1 }, controllerHides: false) == 0)
  }
}
