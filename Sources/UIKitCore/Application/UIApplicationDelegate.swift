/// Hears of the launch, from `main()` or from a test that plays the system. Every function has a default.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _WindowOwner {
  // MARK: The launch

  /// Called by `main()`. The options say why the app is launched, if a test says so and the app has no scenes; else they are nil. If this
  /// and the function below return false, the app is not given the reason again.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called by `main()` of rewritten sources before ``application(_:didFinishLaunchingWithOptions:)``, with the same options.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called in place of ``application(_:didFinishLaunchingWithOptions:)`` on a delegate that does not have that.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The entry point of the program. A class has its own, or the one of an extension.
  static func main()

  // MARK: Scenes

  /// Called by `main()` of an app whose property list has scenes, and for each further scene. By default a configuration without a name, of
  /// the session's role: the first of the property list.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when the app has asked the system to end sessions.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  // MARK: States

  /// Called when an app without scenes comes to the front, also at its launch.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before an app without scenes leaves the front.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when an app without scenes is out of sight.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before an app without scenes comes into sight again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when a test ends the app.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when a test says that memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called when a test says that the day or the time zone has changed.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Called when a test says that protected files can be read again.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Called when a test says that protected files cannot be read any more.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

  // MARK: Orientations and the status bar

  /// The orientations of a window; those of the property list by default.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Called before a screen is rotated with an app without scenes.
  func application(
    _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval)
  /// Called when a screen has been rotated with an app without scenes.
  func application(
    _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
  /// Called before a rotation changes the frame of the status bar, in an app without scenes. Points of the screen.
  func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
  /// Called when a rotation has changed the frame of the status bar, in an app without scenes. Points of the screen.
  func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)

  // MARK: Addresses, quick actions, activities

  /// Called when a test opens an address of an app without scenes, also after a launch for that. By default the form of iOS 4.2 is
  /// called.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called in place of ``application(_:open:options:)`` on a delegate that does not have that. By default the form of iOS 2 is called.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  /// Called on a delegate that has neither of the other two forms. False by default.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  /// Called when a test chooses a quick action of an app without scenes. By default the handler is called with false.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Called before an activity is given to an app without scenes. Whether the app tells the user about it itself: false by default.
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
  /// Called when a test gives an activity to an app without scenes. The handler takes the objects that go on with it. False by default.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Called when a test says that an activity did not arrive, in an app without scenes.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// Called when an activity of an app without scenes has been brought up to date to be handed off.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

  // MARK: Notifications and work in the background

  /// Called when a test gives the app its token, once the app has registered.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called when a test says that the app could not register.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Called when a test delivers a notification. By default the form without a handler is called, and the handler with `noData`.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Called on a delegate that does not have the form with a handler.
  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  /// Called when the app has registered by the form of iOS 8, with what it asked for.
  func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
  /// Called when a test lets the app fetch in the background. By default the handler is called with `noData`.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Called when a test says that the transfers of a session in the background have ended.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  /// Never called here: Trellis does not simulate an Apple Watch.
  func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void)
  /// Never called here: Trellis does not simulate an Apple Watch.
  func applicationShouldRequestHealthAuthorization(_ application: UIApplication)

  // MARK: Extensions and commands

  /// Never called here: Trellis does not simulate app extensions. True by default.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool
  /// Never called here: Trellis does not localize key commands. True by default.
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool

  // MARK: State restoration (see StateRestoration.swift)

  /// Asked when an app without scenes has gone to the background, unless ``application(_:shouldSaveSecureApplicationState:)`` answers true.
  /// False by default.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// Asked at a launch with a saved state, unless ``application(_:shouldRestoreSecureApplicationState:)`` answers true. False by default.
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
  /// Asked first when an app without scenes has gone to the background. False by default.
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
  /// Asked first at a launch with a saved state. False by default.
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
  /// Called before the controllers write what they keep.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Called when the controllers have read what they kept.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  /// Asked for a saved controller without a restoration class. Nil by default: then the app's own one of the same path is restored.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
