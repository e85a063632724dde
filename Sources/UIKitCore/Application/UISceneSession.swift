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
