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
