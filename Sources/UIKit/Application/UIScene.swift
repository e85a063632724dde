/// One of the user interfaces that an app shows.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The reason for which a scene is opened; always empty here.
  public struct ConnectionOptions: Sendable {
    /// Makes empty options.
    public init() {}
  }

  /// The session that the scene was made with.
  public let session: UISceneSession
  /// Not kept alive. Told of the launch and of states.
  open weak var delegate: (any UISceneDelegate)?
  /// Empty by default. Stored without effect.
  open var title: String! = ""
  /// In front, unless a test has put the app elsewhere.
  open internal(set) var activationState: ActivationState = .unattached

  /// Where a scene is.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front, and the user's actions reach it.
    case foregroundActive
    /// In front, but the user's actions do not reach it.
    case foregroundInactive
    /// Out of sight.
    case background
  }

  /// Posted when the scene comes to the front.
  public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  /// Posted before the scene leaves the front.
  public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  /// Posted when the scene is out of sight.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// Posted before the scene comes into sight.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")

  /// Connects nothing: the application does not list the scene.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions = ConnectionOptions()) {
    self.session = session
    super.init()
  }
}

/// A scene that consists of windows on the screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// In the order they joined. A scene keeps its windows alive.
  open internal(set) var windows: [UIWindow] = []
  /// The window of this scene that is the application's key window; nil if that is another scene's.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The main screen when the scene was made.
  public private(set) lazy var screen = madeOn
  private let madeOn = UIScreen.main
  /// The screen's traits.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// Landscape if the screen is wider than high, else portrait.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
  }
}

/// What a scene is for, stored as data.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene shows, and where.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// An interface of the app on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role that the session was made with.
  public let role: Role

  /// Without an argument, a session for windows of the app.
  public init(role: Role = .windowApplication) { self.role = role }
}

/// The answer to which scene the app wants to have made, stored as data.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The key of the configuration in the app's property list; nothing reads it here.
  public let name: String?
  /// The role that the configuration was made with.
  public let role: UISceneSession.Role
  /// Stored without effect: the library makes no delegate.
  open var delegateClass: AnyClass?

  /// Makes nothing but the value: no scene follows from it.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// Hears that a scene has been connected, from a test that plays the system.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Called at the launch, once the window with the storyboard's first controller is made.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called when a test ends the app.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene comes to the front, also at the launch.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene leaves the front.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene comes into sight, also at the launch.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene is out of sight.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// A scene's delegate that keeps the window.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene; by default nil, and setting it has no effect.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
