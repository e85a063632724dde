import AppHost
import Foundation
import Testing
import UIKit

/// What an app keeps from one launch to the next. source: Apple, "About the UI preservation process" and "About the UI restoration process":
/// a controller is kept if it and all that it lies in have identifiers; its restoration class makes it again, else the delegate, else the
/// one of the same path counts.
@MainActor
@Suite(.serialized) struct StateRestorationTests {
  private final class Page: UIViewController, UIViewControllerRestoration {
    var number = 0
    var isFinished = false
    static var made: [[String]] = []

    convenience init(_ number: Int) {
      self.init()
      self.number = number
      restorationIdentifier = "page"
      restorationClass = Page.self
    }
    static func viewController(
      withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
      made.append(identifierComponents)
      return Page(-1)
    }
    override func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
      coder.encode(number, forKey: "number")
    }
    override func decodeRestorableState(with coder: NSCoder) {
      super.decodeRestorableState(with: coder)
      number = coder.decodeInteger(forKey: "number")
    }
    override func applicationFinishedRestoringState() { isFinished = true }
  }

  private final class Field: UIView {
    var text = ""
    override func encodeRestorableState(with coder: NSCoder) { coder.encode(text, forKey: "text") }
    override func decodeRestorableState(with coder: NSCoder) {
      text = coder.decodeObject(forKey: "text") as? String ?? "lost"
    }
  }

  private final class Root: UIViewController {
    let field = Field()
    override func viewDidLoad() {
      field.restorationIdentifier = "field"
      view.addSubview(field)
    }
  }

  private final class Model: UIStateRestoring {
    var value = ""
    func encodeRestorableState(with coder: NSCoder) { coder.encode(value, forKey: "value") }
    func decodeRestorableState(with coder: NSCoder) { value = coder.decodeObject(forKey: "value") as? String ?? "lost" }
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    static var saves = true
    static var restores = true
    static var events: [String] = []
    static var model = Model()
    var window: UIWindow?
    static func main() { UIApplication._launch(Delegate(), from: FixtureApp.Module.self) }

    func application(
      _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let root = Root()
      root.restorationIdentifier = "root"
      let navigation = UINavigationController(rootViewController: root)
      navigation.restorationIdentifier = "navigation"
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = navigation
      Self.model = Model()
      UIApplication.registerObject(forStateRestoration: Self.model, restorationIdentifier: "model")
      return true
    }
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Self.events.append("did finish")
      window?.makeKeyAndVisible()
      return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
      Self.saves
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
      Self.events.append("restore \(coder.decodeObject(forKey: "version") as? String ?? "nothing")")
      return Self.restores
    }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
      coder.encode("one", forKey: "version")
    }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
      Self.events.append("did decode")
    }
  }

  private func relaunched(_ change: (Screen) throws -> Void, _ check: (UINavigationController) throws -> Void) throws {
    try FixtureApp.with([:]) {
      (Delegate.saves, Delegate.restores, Delegate.events, Page.made) = (true, true, [], [])
      let screen = Screen(.named("iPhone 14"), release: 17)
      try screen.launch(Delegate.self)
      let navigation = try #require(screen.window?.rootViewController as? UINavigationController)
      let root = try #require(navigation.viewControllers.first as? Root)
      screen.run {
        root.field.text = "typed"
        Delegate.model.value = "kept"
        navigation.pushViewController(Page(3), animated: false)
        navigation.pushViewController(Page(7), animated: false)
      }
      Delegate.events = []
      screen.restoresState = true
      try change(screen)
      screen.isInBackground = true
      try screen.launch(Delegate.self)
      try check(#require(screen.window?.rootViewController as? UINavigationController))
    }
  }

  /// The stack is there again, made by the restoration class, before the launch is over.
  @Test func theStackIsRestored() throws {
    try relaunched { _ in
    } _: { navigation in
      #expect(navigation.viewControllers.count == 3)
      #expect(navigation.viewControllers.compactMap { ($0 as? Page)?.number } == [3, 7])
      #expect((navigation.topViewController as? Page)?.isFinished == true)
      #expect(Page.made == [["navigation", "page"], ["navigation", "page"]])
      #expect((navigation.viewControllers.first as? Root)?.field.text == "typed")
      #expect(Delegate.model.value == "kept")
      #expect(Delegate.events == ["restore one", "did decode", "did finish"])
    }
  }

  /// Nothing of a controller without an identifier, nor of what is inside of it.
  @Test func aControllerWithoutIdentifierIsNotKept() throws {
    try relaunched { screen in
      screen.run { screen.window?.rootViewController?.restorationIdentifier = nil }
    } _: { navigation in
      #expect(navigation.viewControllers.count == 1)
      #expect(Page.made.isEmpty)
    }
  }

  @Test func theDelegateDecides() throws {
    try relaunched { _ in
      Delegate.saves = false
    } _: { navigation in
      #expect(navigation.viewControllers.count == 1 && Delegate.events == ["did finish"])
    }
    try relaunched { _ in
      Delegate.restores = false
    } _: { navigation in
      #expect(navigation.viewControllers.count == 1 && Delegate.events == ["restore one", "did finish"])
    }
  }

  /// Each launch of a test is the first one, unless it says otherwise.
  @Test func aLaunchRestoresNothingByItself() throws {
    try relaunched {
      $0.restoresState = false
    } _: { navigation in
      #expect(navigation.viewControllers.count == 1 && Delegate.events == ["did finish"])
    }
  }
}
