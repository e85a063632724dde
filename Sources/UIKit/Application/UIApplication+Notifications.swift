/// Remote notifications. Nothing is sent: a test gives the app its token by `Screen.deliver(.deviceToken(…))`, and notifications by
/// `Screen.deliver(.remoteNotification(…))`.
extension UIApplication {
  /// Asks for a token.
  public func registerForRemoteNotifications() { services.launch.wantsRemoteNotifications = true }

  /// Gives the token back.
  public func unregisterForRemoteNotifications() {
    services.launch.wantsRemoteNotifications = false
    services.launch.isRegisteredForRemoteNotifications = false
  }

  /// Whether the app has a token.
  public var isRegisteredForRemoteNotifications: Bool { services.launch.isRegisteredForRemoteNotifications }

  /// Asks the user for kinds of alerts. All are allowed, and the delegate hears of it in the next turn of the main queue. Deprecated since
  /// iOS 10.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    services.launch.notificationSettings = notificationSettings
    DispatchQueue._app.async { [weak self] in
      guard let self else { return }
      delegate?.application(self, didRegister: notificationSettings)
    }
  }

  /// What the app has asked for; nil before. Deprecated since iOS 10.
  public var currentUserNotificationSettings: UIUserNotificationSettings? { services.launch.notificationSettings }

  /// Gives the app its token.
  package func deliver(token: Data) {
    services.launch.isRegisteredForRemoteNotifications = true
    delegate?.application(self, didRegisterForRemoteNotificationsWithDeviceToken: token)
  }

  /// No effect here, which the log says once: no headset has buttons.
  public func beginReceivingRemoteControlEvents() {
    LayoutLog.noteWithoutEffect("UIApplication.beginReceivingRemoteControlEvents")
  }
  /// No effect here, which the log says once: no headset has buttons.
  public func endReceivingRemoteControlEvents() {
    LayoutLog.noteWithoutEffect("UIApplication.endReceivingRemoteControlEvents")
  }
}
