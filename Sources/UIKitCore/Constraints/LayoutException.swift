import Synchronization

/// A misuse of the API, which UIKit on iOS raises as an Objective-C exception.
public struct LayoutException: Hashable, Sendable {
  /// The exception's name on iOS, such as `NSInvalidArgumentException`.
  public var name: String
  /// UIKit's text, word for word.
  public var reason: String

  /// Called with every exception, on the thread that raises it. By default it ends the process with Apple's message, as on iOS.
  ///
  /// A test or a server may replace it. If the replacement returns, the call that raised the exception has no effect.
  public static var handler: (LayoutException) -> Void {
    get { shared.withLock { $0 }.handle }
    set {
      let handler = Handler(handle: newValue)
      shared.withLock { $0 = handler }
    }
  }

  /// A function that need not be `Sendable`: whoever replaces it knows that it is called on any thread.
  private struct Handler: @unchecked Sendable {
    let handle: (LayoutException) -> Void
  }

  private static let shared = Mutex(
    Handler { exception in
      fatalError("*** Terminating app due to uncaught exception '\(exception.name)', reason: '\(exception.reason)'")
    })

  package static func raise(_ name: String, _ reason: String) {
    handler(LayoutException(name: name, reason: reason))
  }
}
