import UIKit
import os.log

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let log = OSLog(subsystem: "app", category: "launch")
  static var launches = 0

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    os_log("launched %{public}@ times", log: log, type: .info, "\(Self.launches)")
    AppDelegate.launches += 1
    return true
  }
}
