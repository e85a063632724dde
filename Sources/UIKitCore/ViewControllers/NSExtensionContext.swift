/// The request that an app extension answers. No extension is run here; a test may make one for a controller.
@preconcurrency @MainActor
open class NSExtensionContext: NSObject {
  /// What the host app handed over; nothing by default.
  open var inputItems: [Any] = []
  /// What the extension returned; nil until it has. Not Apple's.
  public private(set) var returnedItems: [Any]?
  /// Why the extension gave up; nil if it has not. Not Apple's.
  public private(set) var cancellation: (any Error)?
  /// The addresses that the extension asked the system to open. Not Apple's.
  public private(set) var openedURLs: [URL] = []

  /// A request without items.
  public override init() { super.init() }

  /// Ends the request with a result. The closure is called with false: nothing goes on in the background.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    returnedItems = items ?? []
    completionHandler?(false)
  }
  /// Ends the request with an error.
  open func cancelRequest(withError error: any Error) { cancellation = error }
  /// Stores the address, and calls the closure with true.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    openedURLs.append(URL)
    completionHandler?(true)
  }
}
