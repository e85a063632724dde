import Foundation
import UIKitCore

/// Hears of notifications while the app runs. Every function has a default.
@preconcurrency
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// A notification appears while the app is in the foreground; the handler wants to know how. The default shows nothing.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// The user has tapped a notification or one of its actions. The default does nothing.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// The user wants the app's own settings of notifications; `openSettings` of the center calls it. The default does nothing.
  func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Does nothing.
  public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
  {}
}

/// What the user has allowed an app.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether it may notify.
  public let authorizationStatus: UNAuthorizationStatus
  private let options: UNAuthorizationOptions

  init(_ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions) {
    (authorizationStatus, self.options) = (status, options)
  }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    if !options.contains(option) { return .notSupported }
    return authorizationStatus == .authorized || authorizationStatus == .provisional ? .enabled : .disabled
  }

  /// Whether sounds play.
  open var soundSetting: UNNotificationSetting { setting(.sound) }
  /// Whether the icon has a number.
  open var badgeSetting: UNNotificationSetting { setting(.badge) }
  /// Whether banners show.
  open var alertSetting: UNNotificationSetting { setting(.alert) }
  /// Whether the notification center lists them.
  open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
  /// Whether the locked screen shows them.
  open var lockScreenSetting: UNNotificationSetting { setting(.alert) }
  /// Whether a car shows them.
  open var carPlaySetting: UNNotificationSetting { setting(.carPlay) }
  /// Whether critical alerts sound.
  open var criticalAlertSetting: UNNotificationSetting { setting(.criticalAlert) }
  /// Whether messages are read aloud.
  open var announcementSetting: UNNotificationSetting { setting(.announcement) }
  /// Whether they break through a focus.
  open var timeSensitiveSetting: UNNotificationSetting { setting(.timeSensitive) }
  /// Whether they wait for a summary; never here.
  open var scheduledDeliverySetting: UNNotificationSetting { .disabled }
  /// How alerts show: as banners if they do.
  open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
  /// Whether the content shows on a locked screen: always here.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether the app has settings of its own.
  open var providesAppNotificationSettings: Bool { options.contains(.providesAppNotificationSettings) }
}

/// The notifications of the app.
///
/// A test says what the user answers by ``authorizationAnswer``, lets a request appear by ``deliver(_:)`` and taps it by
/// ``respond(to:action:text:)``. Requests with a time interval appear on the clock of a screen that a test drives. Completion handlers are
/// called before a method returns (DEVIATIONS.md, 370).
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()

  /// The only one of the app.
  open class func current() -> UNUserNotificationCenter { shared }

  private let lock = NSRecursiveLock()
  private var status = UNAuthorizationStatus.notDetermined
  private var options: UNAuthorizationOptions = []
  private var pending: [UNNotificationRequest] = []
  private var delivered: [UNNotification] = []
  private var categories: Set<UNNotificationCategory> = []
  private weak var ownDelegate: (any UNUserNotificationCenterDelegate)?
  private var answer = true
  private var badge = 0
  private var shown: [(request: UNNotificationRequest, options: UNNotificationPresentationOptions)] = []

  private func locked<Value>(_ body: () -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  // MARK: Apple's

  /// Hears of notifications.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { locked { ownDelegate } }
    set { locked { ownDelegate = newValue } }
  }

  /// Whether the app may show extensions of contents: always here.
  open var supportsContentExtensions: Bool { true }

  /// Asks the user, who answers what ``authorizationAnswer`` says; once answered, the answer stays.
  @preconcurrency open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let isGranted = locked {
      self.options.formUnion(options)
      if status == .notDetermined {
        status = options.contains(.provisional) ? .provisional : answer ? .authorized : .denied
      }
      return status != .denied
    }
    completionHandler(isGranted, nil)
  }

  /// The same, as an asynchronous function.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { then in
      requestAuthorization(options: options) { isGranted, _ in then.resume(returning: isGranted) }
    }
  }

  /// Tells what the user has allowed.
  @preconcurrency open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    completionHandler(locked { UNNotificationSettings(status, options) })
  }
  /// What the user has allowed.
  open func notificationSettings() async -> UNNotificationSettings {
    locked { UNNotificationSettings(status, options) }
  }

  /// Says which categories there are; the former ones are gone.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    locked { self.categories = categories }
  }
  /// Tells which categories there are.
  @preconcurrency open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    completionHandler(locked { categories })
  }
  /// Which categories there are.
  open func notificationCategories() async -> Set<UNNotificationCategory> { locked { categories } }

  /// Takes a request, in the place of another of its name. Without a trigger it appears at once. A user who has refused makes it an error.
  @preconcurrency open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let isDenied = locked {
      if status == .denied { return true }
      pending.removeAll { $0.identifier == request.identifier }
      pending.append(request)
      return false
    }
    if isDenied {
      completionHandler?(UNError(.notificationsNotAllowed))
      return
    }
    completionHandler?(nil)
    if request.trigger == nil { return deliver(request.identifier) }
    schedule(request)
  }
  /// The same, as an asynchronous function.
  open func add(_ request: UNNotificationRequest) async throws {
    try await withCheckedThrowingContinuation { (then: CheckedContinuation<Void, any Error>) in
      add(request) { error in if let error { then.resume(throwing: error) } else { then.resume() } }
    }
  }

  private func schedule(_ request: UNNotificationRequest) {
    guard AppLoop.isDriven, let trigger = request.trigger as? UNTimeIntervalNotificationTrigger else { return }
    AppLoop.async(after: trigger.timeInterval) { [weak self, weak request] in
      guard let self, let request, self.locked({ self.pending.contains { $0 === request } }) else { return }
      self.deliver(request.identifier)
      if trigger.repeats { self.schedule(request) }
    }
  }

  /// Tells which requests wait for their triggers.
  @preconcurrency open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    completionHandler(locked { pending })
  }
  /// Which requests wait for their triggers.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { locked { pending } }
  /// Takes requests back.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    locked { pending.removeAll { identifiers.contains($0.identifier) } }
  }
  /// Takes all requests back.
  open func removeAllPendingNotificationRequests() { locked { pending = [] } }

  /// Tells which notifications are in the list.
  @preconcurrency open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void)
  {
    completionHandler(locked { delivered })
  }
  /// Which notifications are in the list.
  open func deliveredNotifications() async -> [UNNotification] { locked { delivered } }
  /// Takes notifications out of the list.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    locked { delivered.removeAll { identifiers.contains($0.request.identifier) } }
  }
  /// Empties the list.
  open func removeAllDeliveredNotifications() { locked { delivered = [] } }

  /// Sets the number on the icon, which ``badgeCount`` has.
  @preconcurrency open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    locked { badge = newBadgeCount }
    completionHandler?(nil)
  }
  /// The same, as an asynchronous function.
  open func setBadgeCount(_ newBadgeCount: Int) async throws { locked { badge = newBadgeCount } }

  // MARK: For tests

  /// What the user answers when the app asks; true by default. Not Apple's.
  open var authorizationAnswer: Bool {
    get { locked { answer } }
    set { locked { answer = newValue } }
  }

  /// Says what the user has allowed without being asked, as in Settings. Not Apple's.
  open func setAuthorizationStatus(
    _ status: UNAuthorizationStatus, options: UNAuthorizationOptions = [.alert, .badge, .sound]
  ) {
    locked { (self.status, self.options) = (status, options) }
  }

  /// The number on the icon. Not Apple's.
  open var badgeCount: Int { locked { badge } }

  /// What has appeared in the foreground, and how the delegate wanted it to show. Not Apple's.
  open var presented: [(request: UNNotificationRequest, options: UNNotificationPresentationOptions)] {
    locked { shown }
  }

  /// Lets the pending request of a name appear; nothing happens if there is none. Not Apple's.
  ///
  /// The app is in the foreground, so that its delegate says how. It joins the list if that is one of the options, or there is no delegate.
  open func deliver(_ identifier: String) {
    let request = locked { pending.first { $0.identifier == identifier } }
    guard let request else { return }
    if request.trigger?.repeats != true { removePendingNotificationRequests(withIdentifiers: [identifier]) }
    show(request)
  }

  /// Lets a push with a content appear. Not Apple's.
  open func deliverPush(_ content: UNNotificationContent, identifier: String = UUID().uuidString) {
    show(UNNotificationRequest(identifier: identifier, content: content, trigger: UNPushNotificationTrigger()))
  }

  private func show(_ request: UNNotificationRequest) {
    let notification = UNNotification(request)
    let finish: (UNNotificationPresentationOptions) -> Void = { [self] options in
      locked {
        shown.append((request, options))
        if options.contains(.badge), let number = request.content.badge { badge = number.intValue }
        guard options.contains(.list) || options.contains(.alert) else { return }
        delivered.removeAll { $0.request.identifier == request.identifier }
        delivered.append(notification)
      }
    }
    // Without a delegate nothing shows in the foreground.
    guard let delegate else { return finish([]) }
    delegate.userNotificationCenter(self, willPresent: notification, withCompletionHandler: finish)
  }

  /// Taps a notification of the list, or one that has appeared, or one of its actions. Not Apple's.
  ///
  /// - Returns: false if there is no notification of the name.
  @discardableResult
  open func respond(
    to identifier: String, action: String = UNNotificationDefaultActionIdentifier, text: String? = nil
  ) -> Bool {
    let known = locked {
      delivered.first { $0.request.identifier == identifier }
        ?? shown.last { $0.request.identifier == identifier }.map { UNNotification($0.request) }
    }
    guard let known else { return false }
    removeDeliveredNotifications(withIdentifiers: [identifier])
    let response =
      text.map { UNTextInputNotificationResponse(known, action, $0) } ?? UNNotificationResponse(known, action)
    delegate?.userNotificationCenter(self, didReceive: response) {}
    return true
  }

  /// Opens the app's own settings of notifications, as the button in Settings does. Not Apple's.
  open func openSettings(for identifier: String? = nil) {
    let known = locked { delivered.first { $0.request.identifier == identifier } }
    delegate?.userNotificationCenter(self, openSettingsFor: known)
  }

  /// Forgets everything, so that a test begins with an app that has just been installed. Not Apple's.
  open func reset() {
    locked {
      (status, options, pending, delivered, categories) = (.notDetermined, [], [], [], [])
      (ownDelegate, answer, badge, shown) = (nil, true, 0, [])
    }
  }
}
