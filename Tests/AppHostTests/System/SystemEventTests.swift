import AppHost
import Foundation
import Testing
import UIKit

/// What an app without scenes is told by the system. source: Apple's documentation of `UIApplicationDelegate`.
@MainActor
@Suite(.serialized) struct SystemEventTests {
  private final class Notes: UIViewController {
    var warnings = 0
    var continued: [String] = []
    override func didReceiveMemoryWarning() { warnings += 1 }
    override func restoreUserActivityState(_ userActivity: NSUserActivity) {
      continued.append(userActivity.activityType)
    }
  }

  private func launched(
    _ list: [String: Any] = ["CFBundleIdentifier": "app.own"], for event: Screen.SystemEvent? = nil,
    _ body: (Screen) throws -> Void
  ) throws {
    try FixtureApp.with(list) {
      PlainDelegate.handlesReason = false
      PlainDelegate.root = { Notes() }
      _ = Told.take()
      let screen = Screen(.named("iPhone 14"), release: 17)
      if let event {
        try screen.launch(PlainDelegate.self, for: event)
      } else {
        try screen.launch(PlainDelegate.self)
      }
      try body(screen)
    }
  }

  private let address = URL(string: "app://there")!

  // MARK: Launches for a reason

  /// The options name it, and the delegate gets it before the app is active.
  @Test func aLaunchByAnAddressOpensIt() throws {
    try launched(for: .url(address, from: "app.other")) { _ in
      #expect(
        Told.take() == [
          "will finish [\"UIApplicationLaunchOptionsSourceApplicationKey\", \"UIApplicationLaunchOptionsURLKey\"]",
          "did finish", "open app://there from app.other", "active",
        ])
    }
  }

  /// A delegate that has handled the options answers false, and is not asked again.
  @Test func aHandledReasonIsNotDeliveredAgain() throws {
    try FixtureApp.with([:]) {
      PlainDelegate.handlesReason = true
      _ = Told.take()
      try Screen(.named("iPhone 14")).launch(
        PlainDelegate.self, for: .shortcutItem(UIApplicationShortcutItem(type: "new", localizedTitle: "New")))
      #expect(Told.take().filter { $0.hasPrefix("action") }.isEmpty)
    }
  }

  @Test func aLaunchWithoutReasonHasNoOptions() throws {
    try launched { _ in #expect(Told.take() == ["will finish []", "did finish", "active"]) }
  }

  @Test func aLaunchByAnActivityContinuesIt() throws {
    try launched(for: .userActivity(NSUserActivity(activityType: "app.reading"))) { screen in
      #expect(
        Told.take() == [
          "will finish [\"UIApplicationLaunchOptionsUserActivityDictionaryKey\"]", "did finish",
          "will continue app.reading", "continue app.reading", "active",
        ])
      #expect((screen.topController as? Notes)?.continued == ["app.reading"])
    }
  }

  /// An event that launches no app is an error of the test.
  @Test func amemoryWarningLaunchesNothing() throws {
    try FixtureApp.with([:]) {
      #expect(throws: ScreenError.self) {
        try Screen(.named("iPhone 14")).launch(PlainDelegate.self, for: .memoryWarning)
      }
    }
  }

  // MARK: A running app

  /// An app in the background comes into sight, gets the address, and is active then.
  @Test func anAddressBringsTheAppToTheFront() throws {
    try launched { screen in
      screen.isInBackground = true
      _ = Told.take()
      screen.deliver(.url(address))
      #expect(Told.take() == ["foreground", "open app://there from nobody", "active"])
      #expect(!screen.isInBackground)
    }
  }

  @Test func aQuickActionIsAnswered() throws {
    try launched { screen in
      _ = Told.take()
      screen.deliver(.shortcutItem(UIApplicationShortcutItem(type: "new", localizedTitle: "New")))
      #expect(Told.take() == ["action new"])
      #expect(screen.shortcutResults == [true])
    }
  }

  /// The controller that the delegate names goes on with the activity.
  @Test func anActivityReachesTheControllerOfTheHandler() throws {
    try launched { screen in
      _ = Told.take()
      screen.deliver(.userActivity(NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)))
      #expect(
        Told.take() == ["will continue NSUserActivityTypeBrowsingWeb", "continue NSUserActivityTypeBrowsingWeb"])
      #expect((screen.topController as? Notes)?.continued == ["NSUserActivityTypeBrowsingWeb"])
    }
  }

  /// Registered is who has a token.
  @Test func aTokenEndsTheRegistration() throws {
    try launched { screen in
      #expect(!screen.wantsRemoteNotifications)
      screen.run { UIApplication.shared.registerForRemoteNotifications() }
      #expect(screen.wantsRemoteNotifications && !screen.application.isRegisteredForRemoteNotifications)
      _ = Told.take()
      screen.deliver(.deviceToken(Data([1, 255])))
      #expect(screen.application.isRegisteredForRemoteNotifications)
      screen.deliver(.registrationFailure(CocoaError(.featureUnsupported)))
      screen.deliver(.remoteNotification(["n": "7"]))
      #expect(Told.take() == ["token 1 255", "no token", "notification 7"])
      #expect(screen.fetchResults == [.newData])
      screen.run { UIApplication.shared.unregisterForRemoteNotifications() }
      #expect(!screen.application.isRegisteredForRemoteNotifications)
    }
  }

  @Test func theFormOfIOS8AllowsEverything() throws {
    try launched { screen in
      _ = Told.take()
      let settings = UIUserNotificationSettings(types: [.alert, .sound], categories: nil)
      screen.run { UIApplication.shared.registerUserNotificationSettings(settings) }
      #expect(Told.take() == ["settings 6"])
      #expect(screen.application.currentUserNotificationSettings?.types == [.alert, .sound])
    }
  }

  /// The delegate, the controllers and the observers.
  @Test func memoryWarningsReachControllers() throws {
    try launched { screen in
      _ = Told.take()
      var posted = 0
      let token = screen.run {
        NotificationCenter.default._addObserver(
          forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { posted += 1 } }
      }
      defer { NotificationCenter.default.removeObserver(token) }
      let (root, presented) = (try #require(screen.topController as? Notes), Notes())
      screen.run { root.present(presented, animated: false) }
      screen.deliver(.memoryWarning)
      #expect(root.warnings == 1 && presented.warnings == 1 && posted == 1)
      #expect(Told.take() == ["memory"])
    }
  }

  @Test func protectedDataGoAfterTheDelegateWasTold() throws {
    try launched { screen in
      _ = Told.take()
      #expect(screen.application.isProtectedDataAvailable)
      screen.deliver(.protectedData(isAvailable: false))
      #expect(!screen.application.isProtectedDataAvailable)
      screen.deliver(.protectedData(isAvailable: true))
      screen.deliver(.significantTimeChange)
      screen.deliver(.backgroundURLSession(identifier: "downloads"))
      #expect(
        Told.take() == ["no protected data, still true", "protected data true", "time", "session downloads"])
      #expect(screen.handledURLSessions == ["downloads"])
    }
  }

  /// A rotation tells a delegate without scenes of both orientations and of the frame: 390 points wide upright, 844 on the side.
  @Test func aRotationTellsOfTheStatusBar() throws {
    try launched { screen in
      _ = Told.take()
      var orientations: [Int] = []
      let token = screen.run {
        NotificationCenter.default._addObserver(
          forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { _ in
          MainActor.assumeIsolated { orientations.append(UIScreen.main.traitCollection.displayScale > 0 ? 1 : 0) }
        }
      }
      defer { NotificationCenter.default.removeObserver(token) }
      try screen.rotate()
      #expect(
        Told.take() == ["will turn true", "will have bar 844.0", "had bar 390.0", "turned from true"])
      #expect(orientations == [1])
    }
  }

  // MARK: Old delegates

  /// The functions of iOS 2 and 3 are called on delegates that have no others.
  @Test func oldFunctionsStandInForNewOnes() throws {
    try FixtureApp.with([:]) {
      _ = Told.take()
      let screen = Screen(.named("iPhone 14"), release: 17)
      try screen.launch(OldDelegate.self)
      screen.deliver(.url(address))
      screen.deliver(.remoteNotification([:]))
      screen.deliver(.backgroundFetch)
      #expect(Told.take() == ["did finish", "open app://there", "notification"])
      #expect(screen.fetchResults == [.noData, .noData])
    }
  }

  // MARK: Work in the background

  /// 30 seconds, less what has passed; handlers of tasks that have not ended are called, and the tasks are gone.
  @Test func tasksInTheBackgroundExpire() throws {
    try launched { screen in
      var expired: [String] = []
      #expect(screen.application.backgroundTimeRemaining == .greatestFiniteMagnitude)
      let (first, second) = screen.run {
        (
          UIApplication.shared.beginBackgroundTask(withName: "upload") { expired.append("upload") },
          UIApplication.shared.beginBackgroundTask { expired.append("unnamed") }
        )
      }
      #expect(first != second && first != .invalid && second != .invalid)
      #expect(screen.backgroundTasks == ["upload", "2"])
      screen.isInBackground = true
      screen.wait(10)
      #expect(abs(screen.run { UIApplication.shared.backgroundTimeRemaining } - 20) < 1e-6)
      screen.run { UIApplication.shared.endBackgroundTask(second) }
      screen.deliver(.backgroundTimeExpiration)
      #expect(expired == ["upload"])
      #expect(screen.backgroundTasks.isEmpty)
    }
  }

  /// Touches reach nothing until as many calls have ended as have begun.
  @Test func ignoredInteractionsReachNothing() throws {
    try launched { screen in
      let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      screen.run {
        screen.topController?.view.addSubview(button)
        UIApplication.shared.beginIgnoringInteractionEvents()
        UIApplication.shared.beginIgnoringInteractionEvents()
        UIApplication.shared.endIgnoringInteractionEvents()
      }
      screen.tap(at: CGPoint(x: 50, y: 125))
      #expect(taps == 0 && screen.application.isIgnoringInteractionEvents)
      screen.run { UIApplication.shared.endIgnoringInteractionEvents() }
      screen.tap(at: CGPoint(x: 50, y: 125))
      #expect(taps == 1)
    }
  }

  // MARK: Activities

  /// The responder whose activity it is brings it up to date, then its delegate; once it is saved, nobody is asked again.
  @Test func anActivityIsBroughtUpToDate() throws {
    final class Reader: UIViewController {
      override func updateUserActivityState(_ activity: NSUserActivity) { activity.userInfo = ["page": 7] }
    }
    final class Saver: NSUserActivityDelegate {
      var calls: [String] = []
      func userActivityWillSave(_ userActivity: NSUserActivity) { calls.append("save") }
      func userActivityWasContinued(_ userActivity: NSUserActivity) { calls.append("continued") }
    }
    let screen = Screen(.named("iPhone 14"))
    let (reader, saver) = (Reader(), Saver())
    let activity = NSUserActivity(activityType: "app.reading")
    activity.delegate = saver
    activity.needsSave = true
    screen.show(reader)
    #expect(screen.handOff() == nil)
    screen.run {
      reader.userActivity = activity
      activity.becomeCurrent()
    }
    #expect(screen.handOff() === activity)
    #expect(activity.userInfo?["page"] as? Int == 7 && !activity.needsSave)
    _ = screen.handOff()
    #expect(saver.calls == ["save", "continued", "continued"])
    activity.invalidate()
    activity.becomeCurrent()
    #expect(screen.handOff() == nil)
  }
}
