import AppHost
import Foundation
import UIKit

/// The module of an app whose property list a test writes.
enum FixtureApp {
  /// Makes the objects that the property list names.
  @MainActor static var make: (String) -> AnyObject? = { _ in nil }

  final class Module: GeneratedModule {
    nonisolated(unsafe) static var folder = ""
    static func perform(_ message: MemberMessage, on object: AnyObject) throws -> Bool { false }
    static func type(named name: String) -> AnyClass? { nil }
    static func make(named name: String) -> AnyObject? { FixtureApp.make(name) }
  }

  /// Calls the closure while the app has the property list.
  @MainActor
  static func with(_ list: [String: Any], _ body: () throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: folder.appendingPathComponent("Info.plist"))
    Module.folder = folder.path
    try body()
  }

  /// What the property list of an app with scenes has.
  static var scenes: [String: Any] {
    [
      "UIApplicationSceneManifest": [
        "UIApplicationSupportsMultipleScenes": true,
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [["UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate"]]
        ],
      ]
    ]
  }
}

/// What the delegates of a test were told.
@MainActor
enum Told {
  static var events: [String] = []
  static func take() -> [String] {
    defer { events = [] }
    return events
  }
}

/// The delegate of an app without scenes, which writes down what it is told.
final class PlainDelegate: NSObject, UIApplicationDelegate {
  static var handlesReason = false
  static var root: () -> UIViewController = { UIViewController() }
  var window: UIWindow?

  static func main() { UIApplication._launch(PlainDelegate(), from: FixtureApp.Module.self) }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Told.events.append("will finish \((launchOptions ?? [:]).keys.map(\.rawValue).sorted())")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Self.root()
    return true
  }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Told.events.append("did finish")
    window?.makeKeyAndVisible()
    return !Self.handlesReason
  }
  func applicationDidBecomeActive(_ application: UIApplication) { Told.events.append("active") }
  func applicationWillEnterForeground(_ application: UIApplication) { Told.events.append("foreground") }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    Told.events.append("open \(url) from \(options[.sourceApplication] as? String ?? "nobody")")
    return true
  }
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    Told.events.append("action \(shortcutItem.type)")
    completionHandler(true)
  }
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
    Told.events.append("will continue \(userActivityType)")
    return true
  }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    Told.events.append("continue \(userActivity.activityType)")
    restorationHandler(window?.rootViewController.map { [$0] })
    return true
  }
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    Told.events.append("token \(deviceToken.map { "\($0)" }.joined(separator: " "))")
  }
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    Told.events.append("no token")
  }
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    Told.events.append("notification \(userInfo["n"] as? String ?? "")")
    completionHandler(.newData)
  }
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    Told.events.append("session \(identifier)")
    completionHandler()
  }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { Told.events.append("memory") }
  func applicationSignificantTimeChange(_ application: UIApplication) { Told.events.append("time") }
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    Told.events.append("protected data \(application.isProtectedDataAvailable)")
  }
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    Told.events.append("no protected data, still \(application.isProtectedDataAvailable)")
  }
  func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {
    Told.events.append("settings \(notificationSettings.types.rawValue)")
  }
  func application(
    _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    Told.events.append("will turn \(newStatusBarOrientation.isLandscape)")
  }
  func application(
    _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) {
    Told.events.append("turned from \(oldStatusBarOrientation.isPortrait)")
  }
  func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect) {
    Told.events.append("will have bar \(newStatusBarFrame.width)")
  }
  func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect) {
    Told.events.append("had bar \(oldStatusBarFrame.width)")
  }
}

/// A delegate of old functions alone.
final class OldDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  static func main() { UIApplication._launch(OldDelegate(), from: FixtureApp.Module.self) }
  func applicationDidFinishLaunching(_ application: UIApplication) {
    Told.events.append("did finish")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    Told.events.append("open \(url)")
    return true
  }
  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
    Told.events.append("notification")
  }
}

/// The delegate of an app with scenes.
final class SceneApp: NSObject, UIApplicationDelegate {
  static func main() { UIApplication._launch(SceneApp(), from: FixtureApp.Module.self) }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Told.events.append("did finish \(launchOptions == nil ? "without" : "with") options")
    return true
  }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    Told.events.append("the app opens")
    return true
  }
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    Told.events.append("discarded \(sceneSessions.count)")
  }
}

final class RecordingSceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    let urls = connectionOptions.urlContexts.map(\.url.absoluteString).sorted()
    let activities = connectionOptions.userActivities.map(\.activityType).sorted()
    Told.events.append("connect \(urls + activities + [connectionOptions.shortcutItem?.type ?? "no action"])")
    if let activity = session.stateRestorationActivity { Told.events.append("restores \(activity.activityType)") }
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  func sceneDidDisconnect(_ scene: UIScene) { Told.events.append("disconnect") }
  func sceneWillEnterForeground(_ scene: UIScene) { Told.events.append("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { Told.events.append("active") }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "app.reading") }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts {
      Told.events.append("open \(context.url) from \(context.options.sourceApplication ?? "nobody")")
    }
  }
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    Told.events.append("will continue \(userActivityType)")
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    Told.events.append("continue \(userActivity.activityType)")
  }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    Told.events.append("action \(shortcutItem.type)")
    completionHandler(true)
  }
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    let (old, new) = (previousCoordinateSpace.bounds.size, windowScene.coordinateSpace.bounds.size)
    Told.events.append("updated from \(old.width) \(old.height) to \(new.width) \(new.height)")
  }
}
