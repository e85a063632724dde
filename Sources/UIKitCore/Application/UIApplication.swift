/// The app. There is no event loop: a test or a tool plays the user and the system.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application that runs: the only one of a program. A process that tests several runs one at a time.
  public static var shared: UIApplication { current }
  /// The application that runs at present.
  package static var current = UIApplication()

  /// Set by the program or by `main()`; not kept alive by the application.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The window that was made key last.
  open internal(set) weak var keyWindow: UIWindow?
  /// The windows of the connected scenes, and the key window.
  open var windows: [UIWindow] {
    let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    return scenes + (keyWindow.map { [$0] } ?? []).filter { key in !scenes.contains { $0 === key } }
  }
  /// The scenes of an app whose property list has some; else none.
  open internal(set) var connectedScenes: Set<UIScene> = []
  /// Active, unless a test has put the app elsewhere.
  open internal(set) var applicationState: State = .active
  /// What the system keeps alive as long as the app runs.
  var kept: [AnyObject] = []
  /// What the app's property list says; empty until it is launched.
  package internal(set) var information: [String: Any] = [:]
  /// The folder of the app's sources; nil until it is launched.
  package internal(set) var folder: String?

  /// Brings an event to the windows of its touches.
  open func sendEvent(_ event: UIEvent) {
    var told: [UIWindow] = []
    for case let window? in (event.allTouches ?? []).map(\.window) where !told.contains(where: { $0 === window }) {
      told.append(window)
      window.sendEvent(event)
    }
  }

  /// Sends an action to a target or, if that is nil, along the responder chain from the sender or the first responder on. True: whether
  /// somebody took it is not known.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target {
      action.send(to: target as AnyObject, from: sender, for: event)
    } else if let first = keyWindow?.firstResponder ?? (sender as? UIResponder) ?? keyWindow {
      action.send(along: first, from: sender, for: event)
    }
    return true
  }
  /// False by default. Stored without effect.
  open var isIdleTimerDisabled = false

  /// What an app can be doing.
  public enum State: Int, Sendable {
    /// In front, and the user's actions reach it.
    case active
    /// In front, but the user's actions do not reach it.
    case inactive
    /// Not to be seen.
    case background
  }
  /// A string; launch options are nil here.
  public typealias LaunchOptionsKey = String

  /// The text size of the environment.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(UIScreen.main.profile.contentSizeCategory)
  }

  /// The reading direction of the screen's traits.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: .unspecified)
  }

  /// Posted when the app comes to the front, also at its launch.
  public static let didBecomeActiveNotification = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted before the app leaves the front.
  public static let willResignActiveNotification = NSNotification.Name("UIApplicationWillResignActiveNotification")
  /// Posted when the app is out of sight.
  public static let didEnterBackgroundNotification = NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted before the app comes into sight again.
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
}

/// Hears of the launch, from `main()` or from a test that plays the system. Every function has a default.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _WindowOwner {
  /// Called by `main()` without options. The library ignores the answer, which is true by default.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called by `main()` of an app whose property list has scenes. By default a configuration without a name, of the session's role:
  /// the first of the property list.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called by `main()` without options before ``application(_:didFinishLaunchingWithOptions:)``. The library ignores the answer.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Never called by the library: no scene is discarded.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// The orientations of a window; those of the property list by default.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
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
  /// The entry point of the program. A class has its own, or the one below.
  static func main()
}

extension UIApplicationDelegate {
  /// The window of the app, in which apps without scenes keep it. A delegate without a property has nil inside.
  public var window: UIWindow?? {
    get { .some(ownWindow) }
    set { ownWindow = newValue ?? nil }
  }

  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// The entry point for `@main`: makes the delegate, calls its `didFinishLaunchingWithOptions`, and returns.
  ///
  /// Swift can call `init()` of a class known only at run time only if it is a required initialiser. The delegate
  /// therefore has to conform to ``LaunchableDelegate`` as well; otherwise nothing happens (DEVIATIONS.md, 54). A delegate in
  /// sources that `uikit-sources` rewrites has a `main()` of its own and needs no conformance.
  public static func main() {
    guard let delegate = (Self.self as? any LaunchableDelegate.Type)?.init() else { return }
    UIApplication.launch(delegate)
  }
}

extension UIApplication {
  static func launch(_ delegate: any UIApplicationDelegate) {
    AppEntrances.pass(type(of: delegate))
    shared.delegate = delegate
    withExtendedLifetime(delegate) {
      _ = delegate.application(shared, didFinishLaunchingWithOptions: nil)
    }
  }

  /// Called by the `main()` that `uikit-sources` gives an application delegate: launches the app with the storyboard and the
  /// scene of its Info.plist, and returns.
  public static func _launch(_ delegate: any UIApplicationDelegate, from module: any GeneratedModule.Type) {
    AppEntrances.pass(type(of: delegate))
    AppLaunch.run(delegate, from: module)
  }
}

/// Launches an app with the delegate of a class name, and returns. In rewritten sources that is any delegate that can be made without
/// arguments; the name of the application's class is without effect.
@MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  let names = (delegateClassName ?? "").split(separator: ".", maxSplits: 1).map(String.init)
  guard let name = names.last,
    let delegate = NibClasses.makeObject(name, module: names.count > 1 ? names[0] : nil) as? any UIApplicationDelegate
  else {
    LayoutException.raise(
      "NSInternalInconsistencyException",
      "Unable to instantiate the UIApplication delegate instance. No class named "
        + "\(delegateClassName ?? "nil") is loaded.")
    return 1
  }
  UIApplication.launch(delegate)
  return 0
}

/// An application delegate that `main()` can make, because its initialiser is required.
@preconcurrency @MainActor
public protocol LaunchableDelegate: UIApplicationDelegate {
  /// Makes the delegate of a program's `main()`.
  init()
}
