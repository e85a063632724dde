/// The parts of an app that layout code refers to. There is no event loop: a test or a tool plays the user and the
/// system.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The only application of the process, made when it is first asked for.
  public static let shared = UIApplication()

  /// Set by the program or by `main()`; not kept alive by the application.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The window that was made key last.
  open internal(set) weak var keyWindow: UIWindow?
  /// The key window alone: others are known to their scenes only.
  open var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }
  /// Empty: no scene is connected here.
  open internal(set) var connectedScenes: Set<UIScene> = []
  /// Always active.
  open var applicationState: State { .active }
  /// False by default. Stored without effect.
  open var isIdleTimerDisabled = false

  /// What an app can be doing.
  public enum State: Int, Sendable {
    /// In front, and the user's actions reach it: the only state here.
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

  /// Never posted by the library: a test that plays the system posts it.
  public static let didBecomeActiveNotification = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  /// Never posted by the library: a test that plays the system posts it.
  public static let willResignActiveNotification = NSNotification.Name("UIApplicationWillResignActiveNotification")
  /// Never posted by the library: a test that plays the system posts it.
  public static let didEnterBackgroundNotification = NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Never posted by the library: a test that plays the system posts it.
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
}

/// Hears of the launch, from `main()` or from a test that plays the system. Every function has a default.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The window of the app, in which apps without scenes keep it; the library does not set it. Nil unless a delegate has one.
  var window: UIWindow? { get set }
  /// Called by `main()` without options. The library ignores the answer, which is true by default.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Never called by the library: no scene is connected here. By default a configuration without a name, of the
  /// session's role.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
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
    shared.delegate = delegate
    withExtendedLifetime(delegate) {
      _ = delegate.application(shared, didFinishLaunchingWithOptions: nil)
    }
  }

  /// Called by the `main()` that `uikit-sources` gives an application delegate: launches the app with the storyboard and the
  /// scene of its Info.plist, and returns.
  public static func _launch(_ delegate: any UIApplicationDelegate, from module: any GeneratedModule.Type) {
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
