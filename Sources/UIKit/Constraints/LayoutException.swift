/// A misuse of the API, which UIKit on iOS raises as an Objective-C exception.
public struct LayoutException: Hashable, Sendable {
  /// The exception's name on iOS, such as `NSInvalidArgumentException`.
  public var name: String
  /// UIKit's text, word for word.
  public var reason: String

  /// Called with every exception. By default it ends the process with Apple's message, as on iOS.
  ///
  /// A test or a server may replace it. If the replacement returns, the call that raised the exception has no effect.
  nonisolated(unsafe) public static var handler: (LayoutException) -> Void = { exception in
    fatalError("*** Terminating app due to uncaught exception '\(exception.name)', reason: '\(exception.reason)'")
  }

  static func raise(_ name: String, _ reason: String) {
    handler(LayoutException(name: name, reason: reason))
  }
}
