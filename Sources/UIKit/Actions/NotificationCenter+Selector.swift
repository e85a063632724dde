extension NotificationCenter {
  /// Sends the observer a message with the notification, on the main queue, until the observer is gone.
  ///
  /// `removeObserver(self)` of Foundation on Linux knows only tokens, and so does not end this.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let receiver = WeakReceiver(object: observer as AnyObject)
    _ = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      let send: @Sendable @MainActor () -> Void = {
        if let object = receiver.object { aSelector.send(to: object, from: notification) }
      }
      if MainQueue.isCurrent { MainActor.assumeIsolated(send) } else { DispatchQueue.main.async(execute: send) }
    }
  }
}

private struct WeakReceiver: @unchecked Sendable {
  weak var object: AnyObject?
}
