/// One of an app's user interfaces.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public struct ConnectionOptions: Sendable {
    public init() {}
  }

  public let session: UISceneSession
  open weak var delegate: (any UISceneDelegate)?
  open var title: String! = ""

  public init(session: UISceneSession, connectionOptions: ConnectionOptions = ConnectionOptions()) {
    self.session = session
    super.init()
  }
}

/// A scene of windows on the screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  open internal(set) var windows: [UIWindow] = []
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  open var screen: UIScreen { .main }
  open var traitCollection: UITraitCollection { screen.traitCollection }
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
  }
}

@preconcurrency @MainActor
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public let role: Role

  public init(role: Role = .windowApplication) { self.role = role }
}

@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
}

@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
