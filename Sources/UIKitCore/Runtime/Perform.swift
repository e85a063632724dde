/// Messages by selector, as `NSObject` has them on iOS.
extension NSObject {
  /// Whether the object has a method or property of the selector's name: one that `uikit-sources` found, or one of UIKit's
  /// that apps name in selectors. Call it on the main thread.
  public func responds(to aSelector: Selector!) -> Bool {
    let object = Unchecked(self)
    return MainActor.assumeIsolated { Members.has(aSelector.description, object.value) }
  }

  /// Sends a message with one argument. The result lives until the next message is sent. Call it on the main thread.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    send(aSelector, [object])
  }

  /// Sends a message with two arguments. The result lives until the next message is sent. Call it on the main thread.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    send(aSelector, [object1, object2])
  }

  func send(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    let message = Unchecked((self, arguments))
    let result = MainActor.assumeIsolated {
      Unchecked(selector.send(to: message.value.0, message.value.1).map { $0 as AnyObject })
    }
    return LastResult.keep(result.value)
  }

  /// Sends a message from the present run loop after a delay in seconds. Call it on the main thread.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    let message = Unchecked((self, anArgument))
    let timer = Timer(fire: Date(timeIntervalSinceNow: max(0, delay)), interval: 0, repeats: false) { timer in
      DelayedMessages.shared.remove(timer)
      _ = message.value.0.send(aSelector, [message.value.1])
    }
    DelayedMessages.shared.add(timer, to: self, aSelector)
    AppLoop.add(timer, mode: .common)
  }

  /// The same, whatever the modes are.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Sends a message on the main thread: at once from there, and later from others, whether `wait` is true or not.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    let message = Unchecked((self, arg))
    if MainQueue.isCurrent || Thread.isMainThread {
      _ = send(aSelector, [arg])
    } else {
      DispatchQueue.main.async { _ = message.value.0.send(aSelector, [message.value.1]) }
    }
  }

  /// Forgets the delayed messages to an object.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedMessages.shared.cancel(aTarget as AnyObject, nil)
  }

  /// Forgets the delayed messages of one selector to an object, with whatever argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedMessages.shared.cancel(aTarget as AnyObject, aSelector)
  }
}

/// A value that is handed to the main actor from where it runs already.
struct Unchecked<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// What the last message returned, which nobody else keeps: an autorelease pool would, at least as long.
enum LastResult {
  nonisolated(unsafe) private static var value: AnyObject?

  static func keep(_ object: AnyObject?) -> Unmanaged<AnyObject>? {
    value = object
    return object.map { Unmanaged.passUnretained($0) }
  }
}
