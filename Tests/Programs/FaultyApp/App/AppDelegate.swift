import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("launched")
    if ProcessInfo.processInfo.environment["FAULTY_APP"] == "crash" {
      fatalError("no way to go on")
    }
    if ProcessInfo.processInfo.environment["FAULTY_APP"] == "hang" {
      while true {}
    }
    return true
  }
}
