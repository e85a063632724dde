extension NotificationCenter {
  /// Sends the observer a message with each notification, on the main queue, as long as the observer lives.
  ///
  /// `removeObserver(self)` does not end this, because Foundation on Linux removes only observers that it returned
  /// (DEVIATIONS.md, 54); in sources that `uikit-sources` rewrites it does.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let receiver = WeakReceiver(object: observer as AnyObject)
    let membership = NotificationScreen.Membership()
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard membership.hears else { return }
      nonisolated(unsafe) let notification = notification
      AppLoop.runOnMainQueue(onScreen: membership.hasScreen) {
        if let object = receiver.object { aSelector.send(to: object, from: notification) }
      }
    }
    SelectorObservers.add(
      SelectorObservers.Entry(
        observer: receiver.object, center: self, name: aName, object: anObject.map { $0 as AnyObject }, token: token))
  }
}

private struct WeakReceiver: @unchecked Sendable {
  weak var object: AnyObject?
}
