/// The app, as far as code that lays out asks for it. It runs no loop: a test or a tool is the user.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  open weak var delegate: (any UIApplicationDelegate)?
  /// The window that was made key last.
  open internal(set) weak var keyWindow: UIWindow?
  open var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }
  open internal(set) var connectedScenes: Set<UIScene> = []
  open var applicationState: State { .active }
  open var isIdleTimerDisabled = false

  public enum State: Int, Sendable { case active, inactive, background }
  public typealias LaunchOptionsKey = String

  /// The text size of the environment.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(UIKitEnvironment.current.contentSizeCategory)
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: .unspecified)
  }

  public static let didBecomeActiveNotification = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = NSNotification.Name("UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
}

@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// The entry of `@main`: makes the delegate, tells it that the app has launched, and returns.
  ///
  /// Swift cannot make an object of a class by `init()` unless the class requires that of its subclasses, so the delegate has
  /// to be a ``LaunchableDelegate`` as well; another one is not made, and nothing happens.
  public static func main() {
    guard let delegate = (Self.self as? any LaunchableDelegate.Type)?.init() else { return }
    UIApplication.shared.delegate = delegate
    withExtendedLifetime(delegate) {
      _ = delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
    }
  }
}

/// A delegate that `main()` can make.
@preconcurrency @MainActor
public protocol LaunchableDelegate: UIApplicationDelegate {
  init()
}
