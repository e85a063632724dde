/// One of the user interfaces that an app shows.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The session that the scene was made with.
  public let session: UISceneSession
  /// Not kept alive. Told of the launch and of states.
  open weak var delegate: (any UISceneDelegate)?
  /// The name of the scene in the app switcher, which is not shown. Empty by default.
  open var title: String! = ""
  /// The second line in the app switcher, which is not shown. Empty by default.
  open var subtitle = ""
  /// For which contents the scene is chosen.
  open var activationConditions = UISceneActivationConditions()
  /// In front, unless a test has put the app elsewhere.
  open package(set) var activationState: ActivationState = .unattached

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

  /// Posted when the scene has been connected.
  public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  /// Posted when the scene has been disconnected.
  public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")

  /// Connects nothing: the application does not list the scene.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions = ConnectionOptions()) {
    self.session = session
    super.init()
    session.scene = self
  }
}
