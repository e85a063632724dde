import UIKit

final class TortureSceneSessions: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
      self.scene(scene, continue: activity)
    }
    for context in connectionOptions.urlContexts { print(context.url, context.options.sourceApplication ?? "") }
    windowScene.sizeRestrictions?.minimumSize = CGSize(width: 300, height: 400)
  }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { scene.title = userActivity.title }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
  func sceneDidDisconnect(_ scene: UIScene) { window = nil }
  func sceneWillResignActive(_ scene: UIScene) {}
}
