/// A number by which the app ends a task in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether an app may do something in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Not on this device.
  case restricted
  /// Not by the user's settings.
  case denied
  /// It may.
  case available
}

/// Work in the background. A test reads `Screen.backgroundTasks`, and ends the time by `Screen.deliver(.backgroundTimeExpiration)`.
extension UIApplication {
  /// Begins a task that the app wants to end in the background. The handler is called when a test says that the time is over, unless the
  /// task has ended before.
  public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// The same, with a name for the reader of logs.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    let services = services
    services.launch.lastTask += 1
    let number = services.launch.lastTask
    services.launch.backgroundTasks.append(
      AppServices.BackgroundTask(number: number, name: taskName, expiration: handler))
    return UIBackgroundTaskIdentifier(rawValue: number)
  }

  /// Ends a task. Without effect on one that has ended.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    services.launch.backgroundTasks.removeAll { $0.number == identifier.rawValue }
  }

  /// Seconds until the system stops an app in the background: 30 less what has passed on the clock of the screen, and at least 0. In the
  /// foreground the greatest number.
  public var backgroundTimeRemaining: TimeInterval {
    guard applicationState == .background, let enteredBackground else { return .greatestFiniteMagnitude }
    return max(0, 30 - (UIScreen.main.animationClock.now - enteredBackground))
  }

  /// Calls the handlers of the tasks that have not ended, and forgets those that do not end then.
  package func expireBackgroundTasks() {
    let tasks = services.launch.backgroundTasks
    for task in tasks where services.launch.backgroundTasks.contains(where: { $0.number == task.number }) {
      task.expiration?()
    }
    services.launch.backgroundTasks = []
  }

  /// Whether the app may fetch in the background; a test decides.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { services.backgroundRefreshStatus }

  /// As often as the system likes.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// Never, the value before the app sets another.
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

  /// How often the app wants to fetch, in seconds. A fetch begins when a test says so. Deprecated since iOS 13.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    services.launch.fetchInterval = minimumBackgroundFetchInterval
  }

  /// Whether files can be read that are protected while the device is locked; a test decides.
  public var isProtectedDataAvailable: Bool { services.isProtectedDataAvailable }
}
