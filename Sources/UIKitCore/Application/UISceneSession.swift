/// What a scene is for, stored as data.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene shows, and where.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// An interface of the app on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// An interface of the app on another display; none is connected here.
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  /// The role that the session was made with.
  public let role: Role

  /// The scene of the session; nil while none is connected.
  open internal(set) weak var scene: UIScene?
  /// What the app has answered when it was asked for the session's scene.
  open internal(set) var configuration: UISceneConfiguration
  /// By which the app finds the session again: a number in the form of a UUID, the same in every run.
  public let persistentIdentifier: String
  /// What the scene's delegate has saved when the scene went to the background; nil unless a launch restores it.
  open var stateRestorationActivity: NSUserActivity?
  /// What the app keeps with the session. Nil by default.
  open var userInfo: [String: Any]?

  /// Without an argument, a session for windows of the app.
  public init(role: Role = .windowApplication) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    let number = UIApplication.shared.nextSessionNumber()
    let digits = String(number, radix: 16, uppercase: true)
    persistentIdentifier = "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
  }
}
