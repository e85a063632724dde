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
  /// Asked when the scene has gone to the background. What it answers is the session's `stateRestorationActivity` at a launch that
  /// restores; nil by default.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called after the scene is connected by a launch that restores, with the activity that its delegate has saved.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// Called when a test opens addresses while the scene is connected.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Called before an activity is given to the scene.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Called when a test gives an activity to the app while the scene is connected.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called when a test says that an activity did not arrive.
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// Called when an activity of the scene has been brought up to date to be handed off.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
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
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}
