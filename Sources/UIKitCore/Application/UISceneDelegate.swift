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
