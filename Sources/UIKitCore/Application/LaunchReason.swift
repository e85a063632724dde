/// Why the system launches an app.
@MainActor
package struct LaunchReason {
  /// What an app without scenes finds in its launch options.
  package var options: [UIApplication.LaunchOptionsKey: Any]
  /// What the first scene finds when it is connected.
  package var connection: UIScene.ConnectionOptions
  /// What an app without scenes is told when its launch is over, unless its delegate has handled the options.
  private let delivery: (UIApplication) -> Void

  package init(
    options: [UIApplication.LaunchOptionsKey: Any], connection: UIScene.ConnectionOptions = UIScene.ConnectionOptions(),
    _ delivery: @escaping (UIApplication) -> Void = { _ in }
  ) {
    (self.options, self.connection, self.delivery) = (options, connection, delivery)
  }

  func deliver(to application: UIApplication) { delivery(application) }
}

extension UIApplication {
  /// Counts the launch, and takes its reason.
  func beginLaunch() -> LaunchReason? {
    defer { launchReason = nil }
    launchCount += 1
    sessionNumber = 0
    return launchReason
  }

  /// Tells the observers that the launch is over.
  func announceLaunch(_ options: [LaunchOptionsKey: Any]?) {
    var information: [AnyHashable: Any]?
    if let options { information = Dictionary(uniqueKeysWithValues: options.map { (AnyHashable($0), $1) }) }
    post(UIApplication.didFinishLaunchingNotification, information)
  }

  /// Sessions of an app are counted from its launch on.
  func nextSessionNumber() -> Int {
    sessionNumber += 1
    return sessionNumber
  }
}
