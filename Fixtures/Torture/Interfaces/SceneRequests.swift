import UIKit

final class TortureSceneRequests: UIViewController {
  @objc func openWindow() {
    let app = UIApplication.shared
    guard app.supportsMultipleScenes else { return }
    let activity = NSUserActivity(activityType: "com.example.detail")
    app.requestSceneSessionActivation(nil, userActivity: activity, options: nil) { error in print(error) }
    if let session = view.window?.windowScene?.session {
      app.requestSceneSessionDestruction(session, options: nil)
      app.requestSceneSessionRefresh(session)
    }
    for scene in app.connectedScenes where scene.activationState == .foregroundActive {
      (scene as? UIWindowScene)?.windows.first?.overrideUserInterfaceStyle = .dark
    }
  }
}
