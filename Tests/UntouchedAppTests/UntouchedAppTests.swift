import Foundation
import Testing
import UIKit
@testable import UntouchedApp

/// An app's untouched sources and storyboard. source: Apple's documentation of key-value coding, target and action, unwind
/// segues and notifications; Xcode's of views that are not installed: they are made, and are in no hierarchy.
@MainActor
@Suite(.serialized) struct UntouchedAppTests {
  static let bundle = Bundle(
    path: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("UntouchedApp/App").path)!

  private func start() throws -> (UINavigationController, ProfileViewController) {
    let navigation = try #require(
      UIStoryboard(name: "Main", bundle: Self.bundle).instantiateInitialViewController() as? UINavigationController)
    let profile = try #require(navigation.topViewController as? ProfileViewController)
    profile.loadViewIfNeeded()
    return (navigation, profile)
  }

  private func button(_ profile: ProfileViewController) throws -> UIButton {
    try #require(profile.view.subviews.compactMap { $0 as? UIButton }.first)
  }

  // MARK: Observers

  /// source: Apple's "Using Key-Value Observing in Swift": an observer hears each time that the property is set.
  @Test func dynamicPropertiesAreObserved() {
    let player = Player()
    let observer = PlayerObserver(player)
    player.title = "One"
    player.title = "One"
    player.volume = 0.25
    player.time = 3
    #expect(observer.events == ["title nil One", "title One One", "volume 0.25", "time 3.0"] && player.changes == 1)
  }

  @Test func anObserverThatIsGoneHearsNothing() {
    let player = Player()
    var observer: PlayerObserver? = PlayerObserver(player)
    #expect(observer?.events == [])
    observer = nil
    player.title = "Two"
    player.volume = 1
    #expect(player.changes == 1)
  }

  @Test func aControllerObservesAScrollView() {
    let watcher = ScrollWatcher()
    watcher.loadViewIfNeeded()
    watcher.scrollView.contentSize = CGSize(width: 10, height: 90)
    watcher.scrollView.contentOffset = CGPoint(x: 0, y: 12)
    #expect(watcher.heights == [90, 12])
  }

  // MARK: Outlets

  @Test func outletsAreSetBySetters() throws {
    let (_, profile) = try start()
    #expect(profile.events == ["title didSet Hello", "badge set", "labels 1", "base configure", "own configure"])
    #expect(profile.badge.superview === profile.view)
    #expect(profile.secretTitle == "Save")
    #expect(profile.heightConstant == 40)
    #expect(profile.labelTexts == ["Hello"])
  }

  @Test func outletOfAProtocolIsWeak() throws {
    let (_, profile) = try start()
    let helper = try #require(Helper.last)
    #expect(profile.texts() == ["Ann", "Ann en", "no age", "cannot end"])
    withExtendedLifetime(helper) {}
  }

  @Test func uninstalledObjectsAreMade() throws {
    let (_, profile) = try start()
    #expect(profile.hasUninstalled)
    #expect(!profile.hasAbsent)
  }

  @Test func runtimeAttributesAreConverted() throws {
    let (_, profile) = try start()
    #expect(profile.badge.radius == 4.5 && profile.badge.layer.cornerRadius == 4.5)
    #expect(profile.badge.count == 9 && profile.badge.isTinted && profile.badge.inset == CGSize(width: 3, height: 4))
    #expect(profile.badge.seen == ["new"])
  }

  @Test func outletWithoutPropertyRaises() throws {
    let (_, profile) = try start()
    let raised = raisedExceptions { profile.setValue(1, forKey: "events") }
    #expect(raised.map(\.name) == ["NSUnknownKeyException"])
    let mistyped = raisedExceptions { profile.setValue(UIView(), forKey: "titleLabel") }
    #expect(mistyped.map(\.name) == ["NSUnknownKeyException"])
  }

  @Test func valuesAreReadByTheirNames() throws {
    let (_, profile) = try start()
    #expect(profile.value(forKey: "score") as? Int == 1)
    profile.setValue(NSNumber(value: 7), forKey: "score")
    #expect(profile.score == 7)
    profile.setValue(nil, forKey: "titleLabel")
    #expect(profile.titleLabel == nil)
    #expect(raisedExceptions { _ = profile.value(forKey: "nothing") }.map(\.name) == ["NSUnknownKeyException"])
  }

  /// source: Apple, "Working with Cocoa Frameworks": values are bridged in both directions.
  @Test func valuesAreBridged() throws {
    let (_, profile) = try start()
    profile.setValue(["a", "b"], forKey: "names")
    #expect(profile.names.count == 2)
    profile.setValue(NSString(string: "c"), forKey: "motto")
    #expect(profile.motto == "c")
    profile.setValue(NSNumber(value: true), forKey: "isOpen")
    #expect(profile.isOpen && profile.value(forKey: "isOpen") as? Bool == true)
    profile.events = []
    NotificationCenter.default.post(name: Notification.Name("object"), object: "d")
    #expect(profile.events == ["object d"])
  }

  // MARK: Actions

  @Test func actionsReachPrivateAndInheritedMethods() throws {
    let (_, profile) = try start()
    let helper = Helper.last
    profile.events = []
    try button(profile).sendActions(for: .touchUpInside)
    #expect(profile.events == ["save Save"])
    #expect(helper?.actions == ["help Hello"])
    profile.events = []
    try button(profile).sendActions(for: .touchDown)
    #expect(profile.events == ["close UIButton", "base reset", "own reset", "secret"])
  }

  @Test func actionOfTheFirstResponderGoesAlongTheChain() throws {
    let (_, profile) = try start()
    profile.events = []
    try button(profile).sendActions(for: .touchUpOutside)
    #expect(profile.events == ["extended"])
  }

  @Test func methodsOfForeignExtensionsAreFound() throws {
    let (_, profile) = try start()
    profile.events = []
    profile.hide()
    #expect(profile.events == ["hidden"])
    #expect(UIViewController().responds(to: Selector("hideKeyboard")))
    #expect(!UIView().responds(to: Selector("hideKeyboard")))
  }

  @Test func unknownSelectorRaises() throws {
    let (_, profile) = try start()
    let raised = raisedExceptions { profile.perform(Selector("nothing"), with: nil) }
    #expect(
      raised.map(\.reason) == ["-[UntouchedApp.ProfileViewController nothing]: unrecognized selector sent to instance"])
  }

  @Test func performReturnsWhatTheMethodReturns() throws { #expect(try start().1.sum() == 5) }

  // MARK: Names

  @Test func selectorsAndKeyPathsAreNames() {
    #expect(ProfileViewController.selectors.map(\.description) == ["score", "setScore:"])
    #expect(ProfileViewController.keyPath == "titleLabel.text")
    #expect(NSStringFromSelector(NSSelectorFromString("a:")) == "a:")
  }

  @Test func objectsSayWhatTheyRespondTo() throws {
    let (_, profile) = try start()
    for name in ["save:", "close:", "titleLabel", "setTitleLabel:", "extended:", "resignFirstResponder"] {
      #expect(profile.responds(to: Selector(name)), "\(name)")
    }
    for name in ["save", "setEvents:", "wait"] { #expect(!profile.responds(to: Selector(name)), "\(name)") }
  }

  // MARK: Segues

  @Test func segueActionMakesTheDestination() throws {
    let (navigation, profile) = try start()
    profile.performSegue(withIdentifier: "showDetail", sender: profile)
    let detail = try #require(navigation.topViewController as? DetailViewController)
    #expect(detail.text == "made for showDetail by ProfileViewController")
  }

  @Test func unwindSegueLeadsBack() throws {
    let (navigation, profile) = try start()
    profile.performSegue(withIdentifier: "showDetail", sender: nil)
    let detail = try #require(navigation.topViewController)
    detail.loadViewIfNeeded()
    profile.events = []
    detail.performSegue(withIdentifier: "back", sender: nil)
    #expect(profile.events == ["unwound by back"])
    #expect(navigation.viewControllers == [profile])
  }

  // MARK: The launch

  /// source: Apple, "About the app launch sequence": the scene's storyboard is loaded before its delegate is told.
  @Test func appIsLaunchedAsItsPropertyListSays() throws {
    AppDelegate.launches = 0
    SceneDelegate.connected = []
    AppDelegate.main()
    #expect(AppDelegate.launches == 1)
    #expect(SceneDelegate.connected == ["UINavigationController"])
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let navigation = try #require(scene.keyWindow?.rootViewController as? UINavigationController)
    let profile = try #require(navigation.topViewController as? ProfileViewController)
    #expect(profile.isViewLoaded && profile.view.window === scene.keyWindow)
    #expect((scene.delegate as? SceneDelegate)?.window === scene.keyWindow)
  }

  // MARK: Notifications and timers

  @Test func notificationsReachMethodsUntilRemoved() throws {
    let (_, profile) = try start()
    profile.events = []
    NotificationCenter.default.post(name: Notification.Name("profile"), object: "a")
    profile.stopListening()
    NotificationCenter.default.post(name: Notification.Name("profile"), object: "b")
    #expect(profile.events.filter { $0.hasPrefix("noticed") } == ["noticed a"])
  }

  @Test func timersAndDelayedMessagesReachMethods() throws {
    let (_, profile) = try start()
    profile.events = []
    _ = profile.startTimer()
    profile.wait()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    #expect(profile.events.sorted() == ["tick", "waited later", "waited never"])
    profile.events = []
    profile.wait()
    profile.forget()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    #expect(profile.events == [])
  }
}

/// What is raised while `body` runs.
@MainActor
private func raisedExceptions(_ body: () -> Void) -> [LayoutException] {
  nonisolated(unsafe) var raised: [LayoutException] = []
  let handler = LayoutException.handler
  LayoutException.handler = { raised.append($0) }
  body()
  LayoutException.handler = handler
  return raised
}
