import UIKit

/// The system around the app: what comes from outside, and what the app asks for. Nothing leaves the process.
extension Screen {
  /// What the system tells an app.
  public enum SystemEvent {
    /// Another app, named by its bundle identifier, opens an address.
    case url(URL, from: String? = nil)
    /// The user chooses a quick action of the home screen.
    case shortcutItem(UIApplicationShortcutItem)
    /// The user goes on with something, or follows a universal link.
    case userActivity(NSUserActivity)
    /// Something that the user wanted to go on with did not arrive.
    case userActivityFailure(type: String, error: any Error)
    /// The app gets its token for remote notifications.
    case deviceToken(Data)
    /// The app gets no token.
    case registrationFailure(any Error)
    /// A remote notification arrives.
    case remoteNotification([AnyHashable: Any])
    /// The app may fetch in the background.
    case backgroundFetch
    /// The transfers of a session in the background have ended.
    case backgroundURLSession(identifier: String)
    /// The time in the background is over: handlers of tasks that have not ended are called.
    case backgroundTimeExpiration
    /// Whether the app may refresh in the background has changed.
    case backgroundRefreshStatus(UIBackgroundRefreshStatus)
    /// Memory is short.
    case memoryWarning
    /// The day or the time zone has changed.
    case significantTimeChange
    /// The user has taken a picture of the screen.
    case screenshot
    /// The screen is recorded, or no longer.
    case screenCapture(Bool)
    /// The device is unlocked or locked, so that protected files can be read or not.
    case protectedData(isAvailable: Bool)
    /// The battery has another level, from 0 to 1, or state.
    case battery(level: Float, state: UIDevice.BatteryState)
    /// Something is near to the screen, or no longer.
    case proximity(Bool)
  }

  /// Tells the app what has happened. An app in the background comes to the front for an address, a quick action or an activity.
  public func deliver(_ event: SystemEvent) {
    run {
      let (services, delegate) = (application.services, application.delegate)
      switch event {
      case .url(let url, let source): application.deliver(url, from: source)
      case .shortcutItem(let item): application.deliver(item) { [weak self] in self?.shortcutResults.append($0) }
      case .userActivity(let activity): application.deliver(activity)
      case .userActivityFailure(let type, let error): application.deliverFailure(ofActivity: type, error)
      case .deviceToken(let token): application.deliver(token: token)
      case .registrationFailure(let error):
        delegate?.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
      case .remoteNotification(let information):
        delegate?.application(application, didReceiveRemoteNotification: information) { [weak self] in
          self?.fetchResults.append($0)
        }
      case .backgroundFetch:
        delegate?.application(application) { [weak self] in self?.fetchResults.append($0) }
      case .backgroundURLSession(let identifier):
        delegate?.application(application, handleEventsForBackgroundURLSession: identifier) { [weak self] in
          self?.handledURLSessions.append(identifier)
        }
      case .backgroundTimeExpiration: application.expireBackgroundTasks()
      case .backgroundRefreshStatus(let status):
        services.backgroundRefreshStatus = status
        application.post(UIApplication.backgroundRefreshStatusDidChangeNotification)
      case .memoryWarning: application.deliverMemoryWarning()
      case .significantTimeChange:
        delegate?.applicationSignificantTimeChange(application)
        application.post(UIApplication.significantTimeChangeNotification)
      case .screenshot: application.post(UIApplication.userDidTakeScreenshotNotification)
      case .screenCapture(let isCaptured):
        services.isCaptured = isCaptured
        display.post(UIScreen.capturedDidChangeNotification, object: display)
      case .protectedData(let isAvailable):
        if isAvailable {
          services.isProtectedDataAvailable = true
          delegate?.applicationProtectedDataDidBecomeAvailable(application)
          application.post(UIApplication.protectedDataDidBecomeAvailableNotification)
        } else {
          delegate?.applicationProtectedDataWillBecomeUnavailable(application)
          application.post(UIApplication.protectedDataWillBecomeUnavailableNotification)
          services.isProtectedDataAvailable = false
        }
      case .battery(let level, let state): UIDevice.current.setBattery(level, state)
      case .proximity(let isNearBy): UIDevice.current.setNearBy(isNearBy)
      }
    }
  }

  /// Launches an app for a reason: an address, a quick action, an activity or a remote notification. Without scenes the app finds it in its
  /// launch options, with scenes in the options of the connection.
  ///
  /// - Throws: ``ScreenError`` if the event launches no app, or no window is shown when the launch is over.
  public func launch<App: UIApplicationDelegate>(_ app: App.Type, for event: SystemEvent) throws {
    let reason: LaunchReason =
      switch event {
      case .url(let url, let source): UIApplication.reason(url, from: source)
      case .shortcutItem(let item): UIApplication.reason(item) { [weak self] in self?.shortcutResults.append($0) }
      case .userActivity(let activity): UIApplication.reason(activity)
      case .remoteNotification(let information): LaunchReason(options: [.remoteNotification: information])
      default: throw ScreenError("\(event) launches no app")
      }
    application.launchReason = reason
    defer { application.launchReason = nil }
    try launch(app)
  }

  // MARK: What the app asks for

  /// The addresses that the app has asked the system to open and that were opened, in order.
  public var openedURLs: [URL] { run { application.services.openedURLs } }

  /// The schemes of addresses that apps on the device open, in small letters. At first those of the apps of iOS; add that of an app to
  /// install it, and remove one, such as `tel`, for a device without it.
  public var openableSchemes: Set<String> {
    get { run { application.services.openableSchemes } }
    set { run { application.services.openableSchemes = Set(newValue.map { $0.lowercased() }) } }
  }

  /// Says which addresses installed apps have claimed as universal links; none at first.
  public func claimUniversalLinks(_ isClaimed: @escaping (URL) -> Bool) {
    run { application.services.isUniversalLink = isClaimed }
  }

  /// Whether the app has asked for a token for remote notifications.
  public var wantsRemoteNotifications: Bool { run { application.services.launch.wantsRemoteNotifications } }

  /// The tasks in the background that have not ended: their names, or their numbers.
  public var backgroundTasks: [String] {
    run { application.services.launch.backgroundTasks.map { $0.name ?? "\($0.number)" } }
  }

  /// How often the app wants to fetch in the background, in seconds; nil if it has not said so.
  public var backgroundFetchInterval: TimeInterval? { run { application.services.launch.fetchInterval } }

  /// The activity that another device would go on with, brought up to date; nil if none is current.
  public func handOff() -> NSUserActivity? { run { application.handOff() } }

  /// What a hand would have felt.
  public enum HapticFeedback: Equatable, Sendable {
    /// Another thing is selected.
    case selection
    /// Two things meet. The intensity is from 0 to 1.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    /// Something has ended.
    case notification(UINotificationFeedbackGenerator.FeedbackType)
  }

  /// The feedback that the app has given, in order.
  public var feedback: [HapticFeedback] {
    run {
      application.services.feedback.map { feedback in
        switch feedback {
        case .selection: .selection
        case .impact(let style, let intensity): .impact(style, intensity: intensity)
        case .notification(let type): .notification(type)
        }
      }
    }
  }

  // MARK: Printing

  /// What the app has printed.
  public struct PrintedJob {
    /// The name of the job.
    public let name: String
    /// The pages that the app has drawn; empty for items that are printed as they are.
    public let pages: [UIImage]
    /// Images, files and data that are printed as they are.
    public let items: [Any]
    /// The size of the sheet, upright, in points.
    public let paperSize: CGSize
  }

  /// What the app has printed, in order.
  public var printJobs: [PrintedJob] {
    run {
      application.services.printJobs.map {
        PrintedJob(name: $0.name, pages: $0.pages, items: $0.items, paperSize: $0.paperSize)
      }
    }
  }

  /// Whether the user cancels when the app wants to print; false at first.
  public var cancelsPrinting: Bool {
    get { run { application.services.cancelsPrinting } }
    set { run { application.services.cancelsPrinting = newValue } }
  }

  // MARK: State restoration

  /// Whether the next launches restore the state that the app has saved when it went to the background. False at first: each launch is the
  /// first one.
  public var restoresState: Bool {
    get { application.savedState.isRestored }
    set { application.savedState.isRestored = newValue }
  }
}
