import Synchronization

/// Which screen of the process an observer or a notification belongs to. On a phone each app has a process and a center of its own; here
/// several screens share Foundation's, and an observer hears what its own screen posts.
///
/// 1. An observer belongs to the screen that is under way when it is added, and a notification to that which is under way when it is posted.
///    UIKit's own belong to the screen that they tell of.
/// 2. An observer hears the notifications of its screen, and those that belong to none: a test or another thread has posted them.
/// 3. An observer that was added while no screen was under way hears all. So does one that has outlived its screen: it belongs to
///    the process, as a singleton does.
///
/// The observers that UIKit adds follow these rules; one that code adds with Foundation's own function hears all.
final class NotificationScreen: Sendable {
  private static let stored = Mutex<NotificationScreen?>(nil)

  /// The screen that is under way; nil for none, and on other threads than the main one.
  static var present: NotificationScreen? {
    MainQueue.isCurrent || Thread.isMainThread ? stored.withLock { $0 } : nil
  }

  /// Called when another screen comes under way.
  @MainActor
  static func begin(_ screen: NotificationScreen?) { stored.withLock { $0 = screen } }

  /// What an observer keeps of the screen that it belongs to.
  struct Membership: @unchecked Sendable {
    private weak var screen = NotificationScreen.present

    /// Whether the observer hears what is posted at present.
    var hears: Bool {
      guard let screen, let present = NotificationScreen.present else { return true }
      return screen === present
    }

    /// Whether there is a screen that the observer belongs to.
    var hasScreen: Bool { screen != nil }
  }
}

extension UIScreen {
  /// Posts a notification to the observers that belong to the screen.
  package func post(_ name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    let outer = NotificationScreen.present
    NotificationScreen.begin(notificationScreen)
    defer { NotificationScreen.begin(outer) }
    NotificationCenter.default.post(name: name, object: object, userInfo: userInfo)
  }
}

extension NotificationCenter {
  /// Adds a block of the app. `uikit-sources` writes it in place of `addObserver(forName:object:queue:using:)`.
  public func _addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let membership = NotificationScreen.Membership()
    return addObserver(forName: name, object: obj, queue: nil) { notification in
      guard membership.hears else { return }
      let notification = Unchecked(notification)
      if let queue, queue === OperationQueue.main {
        AppLoop.runOnMainQueue(onScreen: membership.hasScreen) { block(notification.value) }
      } else if let queue {
        queue.addOperations([BlockOperation { block(notification.value) }], waitUntilFinished: true)
      } else {
        block(notification.value)
      }
    }
  }
}
