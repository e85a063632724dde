/// What comes to a running app from outside, as a test or a tool plays the system. Source: Apple's documentation of `UIApplicationDelegate`
/// and `UISceneDelegate`: the delegate of a scene hears of it, that of the app where there is no scene.
extension UIApplication {
  /// The first scene with its delegate.
  private var told: (scene: UIScene, delegate: (any UISceneDelegate)?)? { firstScene.map { ($0, $0.delegate) } }

  /// Brings an app that is in the background to the front, and tells it what for between its coming into sight and its being active.
  private func comeForward(_ tell: () -> Void) {
    guard applicationState == .background else { return tell() }
    move(to: .inactive)
    tell()
    move(to: .active)
  }

  /// Gives the app an address to open. False if a delegate of the app has said so.
  @discardableResult
  package func deliver(_ url: URL, from source: String?) -> Bool {
    var isOpened = true
    comeForward {
      if let told {
        let context = UIOpenURLContext(url, UIScene.OpenURLOptions(sourceApplication: source))
        told.delegate?.scene(told.scene, openURLContexts: [context])
      } else {
        isOpened = open(url, source)
      }
    }
    return isOpened
  }

  private func open(_ url: URL, _ source: String?) -> Bool {
    var options: [OpenURLOptionsKey: Any] = [.openInPlace: false]
    if let source { options[.sourceApplication] = source }
    return delegate?.application(self, open: url, options: options) ?? false
  }

  /// Gives the app a quick action that the user has chosen. The answer is called when the app has done it.
  package func deliver(_ item: UIApplicationShortcutItem, _ answer: @escaping (Bool) -> Void) {
    comeForward {
      if let told {
        guard let scene = told.scene as? UIWindowScene, let delegate = told.delegate as? any UIWindowSceneDelegate
        else {
          return answer(false)
        }
        delegate.windowScene(scene, performActionFor: item, completionHandler: answer)
      } else {
        delegate?.application(self, performActionFor: item, completionHandler: answer)
      }
    }
  }

  /// Gives the app an activity to go on with.
  package func deliver(_ activity: NSUserActivity) {
    comeForward {
      if let told {
        told.delegate?.scene(told.scene, willContinueUserActivityWithType: activity.activityType)
        told.delegate?.scene(told.scene, continue: activity)
      } else {
        continueActivity(activity)
      }
    }
  }

  private func continueActivity(_ activity: NSUserActivity) {
    _ = delegate?.application(self, willContinueUserActivityWithType: activity.activityType)
    _ = delegate?.application(self, continue: activity) { objects in
      for object in objects ?? [] { object.restoreUserActivityState(activity) }
    }
  }

  /// Says that an activity did not arrive.
  package func deliverFailure(ofActivity type: String, _ error: any Error) {
    if let told {
      told.delegate?.scene(told.scene, didFailToContinueUserActivityWithType: type, error: error)
    } else {
      delegate?.application(self, didFailToContinueUserActivityWithType: type, error: error)
    }
  }

  /// The activity that another device would go on with, brought up to date; nil if none is current.
  package func handOff() -> NSUserActivity? {
    guard let activity = NSUserActivity.current else { return nil }
    if activity.needsSave {
      for window in windows {
        window.forEachResponder { if $0.userActivity === activity { $0.updateUserActivityState(activity) } }
      }
      activity.delegate?.userActivityWillSave(activity)
      activity.needsSave = false
    }
    if let told {
      told.delegate?.scene(told.scene, didUpdate: activity)
    } else {
      delegate?.application(self, didUpdate: activity)
    }
    activity.delegate?.userActivityWasContinued(activity)
    return activity
  }

  /// Says that memory is short, to the delegate, the controllers of the windows and the observers.
  package func deliverMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    for window in windows { window.rootViewController?.forEachController { $0.didReceiveMemoryWarning() } }
    post(UIApplication.didReceiveMemoryWarningNotification)
  }

  /// The reason of a launch by an address.
  package static func reason(_ url: URL, from source: String?) -> LaunchReason {
    var options: [LaunchOptionsKey: Any] = [.url: url]
    if let source { options[.sourceApplication] = source }
    let connection = UIScene.ConnectionOptions()
    connection.sourceApplication = source
    connection.urlContexts = [UIOpenURLContext(url, UIScene.OpenURLOptions(sourceApplication: source))]
    return LaunchReason(options: options, connection: connection) { _ = $0.open(url, source) }
  }

  /// The reason of a launch by a quick action.
  package static func reason(_ item: UIApplicationShortcutItem, _ answer: @escaping (Bool) -> Void) -> LaunchReason {
    let connection = UIScene.ConnectionOptions()
    connection.shortcutItem = item
    return LaunchReason(options: [.shortcutItem: item], connection: connection) {
      $0.delegate?.application($0, performActionFor: item, completionHandler: answer)
    }
  }

  /// The reason of a launch by an activity.
  package static func reason(_ activity: NSUserActivity) -> LaunchReason {
    let connection = UIScene.ConnectionOptions()
    connection.userActivities = [activity]
    connection.handoffUserActivityType = activity.activityType
    let dictionary: [AnyHashable: Any] = [
      LaunchOptionsKey.userActivityType.rawValue: activity.activityType,
      "UIApplicationLaunchOptionsUserActivityKey": activity,
    ]
    return LaunchReason(options: [.userActivityDictionary: dictionary], connection: connection) {
      $0.continueActivity(activity)
    }
  }
}

extension UIViewController {
  /// Calls the closure with the controller, its children and what they present.
  fileprivate func forEachController(_ body: (UIViewController) -> Void) {
    body(self)
    for child in children { child.forEachController(body) }
    if let presented = presentedViewController, presented.presentingViewController === self {
      presented.forEachController(body)
    }
  }
}

extension UIWindow {
  /// Calls the closure with the controllers of the window and the first responder.
  fileprivate func forEachResponder(_ body: (UIResponder) -> Void) {
    rootViewController?.forEachController(body)
    if let first = firstResponder, !(first is UIViewController) { body(first) }
  }
}
