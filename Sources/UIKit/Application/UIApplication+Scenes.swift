/// What went wrong with a scene.
public struct UISceneError: Error, Hashable, CustomNSError {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The app, or the device, has one scene alone.
    case multipleScenesNotSupported
    /// The system does not do what the app wants.
    case requestDenied
    /// The scene cannot get the geometry.
    case geometryRequestUnsupported = 100
    /// The scene does not want the geometry: its controllers do not support it.
    case geometryRequestDenied
  }

  /// The reason.
  public let code: Code
  private let message: String

  /// An error with a text for the reader of a log.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    message = userInfo[NSLocalizedDescriptionKey] as? String ?? ""
  }

  /// The domain of the errors.
  public static var errorDomain: String { "UISceneErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The text, if there is one.
  public var errorUserInfo: [String: Any] { message.isEmpty ? [:] : [NSLocalizedDescriptionKey: message] }
  /// The app, or the device, has one scene alone.
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  /// The system does not do what the app wants.
  public static var requestDenied: Code { .requestDenied }
}

extension UIScene {
  /// How a scene is to be shown that the app asks for.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene in which the user has asked for the other. Nil by default; it makes no difference here.
    open var requestingScene: UIScene?

    /// Without a scene that asks.
    public override init() { super.init() }
  }

  /// Whether the contents of a scene are recorded.
  public enum CaptureState: Int, Sendable {
    /// Not known, not, or in this moment.
    case unspecified = -1, inactive, active
  }
}

/// How a session is to be ended.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  /// The usual way.
  public override init() { super.init() }
}

/// How a session of windows is to be ended.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// How the window goes: at once here, whatever it says. ``UIWindowScene/DismissalAnimation/standard`` by default.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

/// Which scene the app asks for, and what it shall show.
@preconcurrency @MainActor
open class UISceneSessionActivationRequest: NSObject {
  /// The session whose scene is to be shown; nil asks for a new one.
  public let session: UISceneSession?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// What the scene shall go on with. Nil by default.
  open var userActivity: NSUserActivity?
  /// How it is to be shown. Nil by default.
  open var options: UIScene.ActivationRequestOptions?

  /// Asks for a new scene of a role.
  public init(role: UISceneSession.Role = .windowApplication) {
    (session, self.role) = (nil, role)
    super.init()
  }

  /// Asks for the scene of a session.
  public init(session: UISceneSession) {
    (self.session, role) = (session, session.role)
    super.init()
  }
}

/// Scenes that the app opens and closes. Source: Apple's documentation of `requestSceneSessionActivation(_:userActivity:options:errorHandler:)`
/// and its relatives.
extension UIApplication {
  /// Whether the device is a tablet and the property list says that the app has several scenes.
  public var supportsMultipleScenes: Bool {
    let manifest = information["UIApplicationSceneManifest"] as? [String: Any]
    return UIScreen.main.profile.idiom == .pad && manifest?["UIApplicationSupportsMultipleScenes"] as? Bool == true
  }

  /// The sessions of the connected scenes.
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Shows the scene of a session, or connects a new one. An app or a device with one scene can show that again; another one is an error.
  ///
  /// A new scene finds the activity in the options of its connection, one that is connected gets it by its delegate.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    if let scene = sceneSession?.scene, connectedScenes.contains(scene) {
      (scene as? UIWindowScene)?.windows.last?.makeKey()
      guard let userActivity else { return }
      scene.delegate?.scene(scene, willContinueUserActivityWithType: userActivity.activityType)
      scene.delegate?.scene(scene, continue: userActivity)
      return
    }
    guard supportsMultipleScenes, let connectScene else {
      errorHandler?(UISceneError(.multipleScenesNotSupported))
      return
    }
    let connection = UIScene.ConnectionOptions()
    connection.userActivities = userActivity.map { [$0] } ?? []
    let scene = connectScene(sceneSession ?? UISceneSession(), connection)
    show(scene)
  }

  /// The same, by a request of iOS 17.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session, userActivity: request.userActivity, options: request.options, errorHandler: errorHandler)
  }

  private func show(_ scene: UIScene) {
    guard applicationState == .active else { return }
    scene.activationState = .foregroundInactive
    scene.delegate?.sceneWillEnterForeground(scene)
    UIScreen.main.post(UIScene.willEnterForegroundNotification, object: scene)
    scene.activationState = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
    UIScreen.main.post(UIScene.didActivateNotification, object: scene)
  }

  /// Ends a session: its scene is disconnected, and the delegate of the app hears that the session is gone. Where there can be one scene
  /// alone it stays, and that is an error.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard supportsMultipleScenes else {
      errorHandler?(UISceneError(.multipleScenesNotSupported))
      return
    }
    if let scene = sceneSession.scene, connectedScenes.contains(scene) {
      disconnect(scene)
      forget(scene)
      if keyWindow?.isHidden != false { windows.first { !$0.isHidden }?.makeKey() }
    }
    delegate?.application(self, didDiscardSceneSessions: [sceneSession])
  }

  /// No effect here, which the log says once: no snapshots are taken.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    LayoutLog.noteWithoutEffect("UIApplication.requestSceneSessionRefresh")
  }
}

extension UIScene {
  /// No effect here, which the log says once: the state is restored at once.
  public func extendStateRestoration() { LayoutLog.noteWithoutEffect("UIScene.extendStateRestoration") }
  /// No effect here, which the log says once: the state is restored at once.
  public func completeStateRestoration() { LayoutLog.noteWithoutEffect("UIScene.completeStateRestoration") }
}
