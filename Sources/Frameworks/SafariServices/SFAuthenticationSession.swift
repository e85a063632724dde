import UIKit

/// The domain of the errors of sessions.
public let SFAuthenticationErrorDomain = "com.apple.SafariServices.Authentication"

/// Why a session has failed.
public struct SFAuthenticationError: Error, CustomNSError, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// The user has cancelled.
    case canceledLogin = 1
  }
  /// What went wrong.
  public let code: Code
  /// An error of that code.
  public init(_ code: Code) { self.code = code }
  /// `SFAuthenticationErrorDomain`.
  public static var errorDomain: String { SFAuthenticationErrorDomain }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// The user has cancelled.
  public static var canceledLogin: Code { .canceledLogin }
}

/// Lets a user sign in on a page of the web. A test answers by ``complete(_:)``.
@preconcurrency @MainActor
open class SFAuthenticationSession: NSObject {
  /// What hears where the page has led.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The address of the page. Not Apple's.
  public let url: URL
  /// The scheme at which the session ends. Not Apple's.
  public let callbackURLScheme: String?
  private var handler: CompletionHandler?
  /// Whether it waits for its end. Not Apple's.
  public private(set) var isStarted = false

  /// A session that has not begun.
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    (url, self.callbackURLScheme, handler) = (URL, callbackURLScheme, completionHandler)
  }

  /// Begins; false if it has begun before.
  @discardableResult
  open func start() -> Bool {
    guard !isStarted, handler != nil else { return false }
    isStarted = true
    return true
  }

  /// Ends it, which its handler hears as an error.
  open func cancel() { complete(nil) }

  /// Ends a session that has begun with the address to which the page has led; nil is a user who has cancelled. Not Apple's.
  open func complete(_ url: URL?) {
    guard isStarted, let handler else { return }
    (isStarted, self.handler) = (false, nil)
    handler(url, url == nil ? SFAuthenticationError(.canceledLogin) : nil)
  }
}
