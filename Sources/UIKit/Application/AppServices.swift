/// What the system does for an app beside showing its screens. Nothing of it leaves the process: a test sets what it finds, and reads what
/// it has asked for.
@MainActor
package final class AppServices {
  // MARK: What lasts

  /// The schemes of addresses that other apps open, in small letters. The first ones are those of apps that come with iOS.
  package var openableSchemes = AppServices.schemesOfSystem
  /// Addresses that the app has asked the system to open, and that it could.
  package var openedURLs: [URL] = []
  /// Whether an installed app has claimed an address as a universal link; none by default.
  package var isUniversalLink: (URL) -> Bool = { _ in false }
  /// The number on the icon; 0 is none.
  package var badge = 0
  package var shortcutItems: [UIApplicationShortcutItem] = []
  package var alternateIconName: String?
  package var isProtectedDataAvailable = true
  package var backgroundRefreshStatus = UIBackgroundRefreshStatus.available
  package var feedback: [Feedback] = []
  package var printJobs: [PrintJob] = []
  /// Whether the user cancels instead of printing.
  package var cancelsPrinting = false
  var printController: AnyObject?
  /// From 0 to 1.
  package var batteryLevel: Float = 1
  package var batteryState = UIDevice.BatteryState.unplugged
  package var isNearBy = false
  package var isCaptured = false
  /// From 0 to 1.
  package var brightness: CGFloat = 0.5

  // MARK: What ends with a launch

  /// What one launch of the app has asked for.
  package struct Launch {
    package var backgroundTasks: [BackgroundTask] = []
    package var lastTask = 0
    package var wantsRemoteNotifications = false
    package var isRegisteredForRemoteNotifications = false
    package var notificationSettings: UIUserNotificationSettings?
    package var fetchInterval: TimeInterval?
    package var showsNetworkActivity = false
    package var isBatteryMonitored = false
    package var isProximityMonitored = false
  }

  /// Work that the app wants to end in the background.
  package struct BackgroundTask {
    package var number: Int
    package var name: String?
    package var expiration: (() -> Void)?
  }

  package var launch = Launch()
  private var launchCount = 0

  /// Safari, Mail, Phone, Messages, FaceTime, Maps, the App Store, Files and Settings.
  package static let schemesOfSystem: Set<String> = [
    "http", "https", "mailto", "tel", "telprompt", "sms", "facetime", "facetime-audio", "maps", "itms-apps", "itms",
    "itms-appss", "shareddocuments", "app-settings", "prefs", "calshow", "x-apple-calevent", "music", "podcasts",
    "shortcuts",
  ]

  fileprivate func notice(launch number: Int) {
    guard number != launchCount else { return }
    (launchCount, launch) = (number, Launch())
  }
}

extension UIApplication {
  /// What the system does for the app.
  package var services: AppServices {
    let services = keptServices as? AppServices ?? AppServices()
    keptServices = services
    services.notice(launch: launchCount)
    return services
  }
}
