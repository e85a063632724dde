/// The answer to which scene the app wants to have made, stored as data.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The key of the configuration in the app's property list; nothing reads it here.
  public let name: String?
  /// The role that the configuration was made with.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, in place of that of the property list. Nil by default.
  open var delegateClass: AnyClass?
  /// The class of the scene. No effect here, which the log says once: a scene is a ``UIWindowScene``.
  open var sceneClass: AnyClass? {
    didSet { LayoutLog.noteWithoutEffect("UISceneConfiguration.sceneClass") }
  }
  /// The storyboard whose first controller the scene shows, in place of that of the property list. Nil by default.
  open var storyboard: UIStoryboard?

  /// Makes nothing but the value: no scene follows from it.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
