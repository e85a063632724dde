import UIKit

/// What a web view does with a link or a form.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It stays.
  case cancel = 0
  /// It goes there.
  case allow = 1
  /// It downloads what is there.
  case download = 2
}

/// What a web view does with what has arrived.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// It stays.
  case cancel = 0
  /// It shows it.
  case allow = 1
  /// It downloads it.
  case download = 2
}

/// Why a web view goes elsewhere.
public enum WKNavigationType: Int, Sendable {
  /// A link was tapped.
  case linkActivated = 0
  /// A form was sent.
  case formSubmitted = 1
  /// Back or forward.
  case backForward = 2
  /// The same again.
  case reload = 3
  /// The same form again.
  case formResubmitted = 4
  /// For another reason, as that the app loads a request.
  case other = -1
}

/// A visit of a page, from its request on.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  /// How the page is to be shown.
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .recommended }
}

/// A frame of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// Whether it is the page itself.
  public let isMainFrame: Bool
  /// What it shows.
  public let request: URLRequest
  /// The web view.
  public private(set) weak var webView: WKWebView?
  /// Where the page is from.
  public let securityOrigin: WKSecurityOrigin

  init(isMainFrame: Bool, request: URLRequest, webView: WKWebView?) {
    (self.isMainFrame, self.request, self.webView) = (isMainFrame, request, webView)
    securityOrigin = WKSecurityOrigin(request.url)
  }
}

/// Where a page is from.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
  /// The scheme of its address; empty for none.
  public let `protocol`: String
  /// The host of its address; empty for none.
  public let host: String
  /// The port of its address; 0 for the usual one.
  public let port: Int

  init(_ url: URL?) { (`protocol`, host, port) = (url?.scheme ?? "", url?.host ?? "", url?.port ?? 0) }
}

/// Where a web view is about to go.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// The frame in which the link is.
  public let sourceFrame: WKFrameInfo
  /// The frame that shows what is there; nil for a new window.
  public let targetFrame: WKFrameInfo?
  /// Why.
  public let navigationType: WKNavigationType
  /// What is asked for.
  public let request: URLRequest
  /// Whether the page wants it downloaded.
  public let shouldPerformDownload: Bool

  init(
    _ request: URLRequest, _ type: WKNavigationType, _ webView: WKWebView, opensWindow: Bool = false,
    isDownload: Bool = false
  ) {
    self.request = request
    navigationType = type
    shouldPerformDownload = isDownload
    let frame = WKFrameInfo(isMainFrame: true, request: request, webView: webView)
    sourceFrame = frame
    targetFrame = opensWindow ? nil : frame
  }
}

/// What has arrived.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// Whether it is for the page itself.
  public let isForMainFrame: Bool
  /// What the server says.
  public let response: URLResponse
  /// Whether a web view can show it.
  public let canShowMIMEType: Bool

  init(_ response: URLResponse, canShow: Bool) {
    (isForMainFrame, self.response, canShowMIMEType) = (true, response, canShow)
  }
}

/// A page that was visited.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// Its address.
  public let url: URL
  /// Its title.
  public internal(set) var title: String?
  /// The address that was asked for first.
  public let initialURL: URL

  init(_ url: URL) { (self.url, initialURL) = (url, url) }
}

/// The pages that were visited.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  var items: [WKBackForwardListItem] = []
  var index = -1

  /// The page that shows.
  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  /// The page before it.
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  /// The page after it.
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  /// The pages before it, the oldest first.
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, index))) }
  /// The pages after it, the nearest first.
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

  /// A page so many steps away, less than 0 for those before; nil if there is none.
  open func item(at index: Int) -> WKBackForwardListItem? {
    let (place, isTooLarge) = self.index.addingReportingOverflow(index)
    return !isTooLarge && items.indices.contains(place) ? items[place] : nil
  }

  func visit(_ url: URL) {
    items = Array(items.prefix(index + 1)) + [WKBackForwardListItem(url)]
    index = items.count - 1
  }
}

/// The domain of the errors of web views.
public let WKErrorDomain = "WKErrorDomain"

/// Why a web view fails.
public struct WKError: Error, CustomNSError, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknown = 1
    /// The process of the page is gone.
    case webContentProcessTerminated = 2
    /// The web view is gone.
    case webViewInvalidated = 3
    /// A script has failed.
    case javaScriptExceptionOccurred = 4
    /// The value of a script cannot be handed over.
    case javaScriptResultTypeIsUnsupported = 5
    /// Rules could not be compiled.
    case contentRuleListStoreCompileFailed = 6
    /// Rules were not found.
    case contentRuleListStoreLookUpFailed = 7
    /// Rules could not be removed.
    case contentRuleListStoreRemoveFailed = 8
    /// Rules are of another version.
    case contentRuleListStoreVersionMismatch = 9
    /// Attributed text could not be loaded.
    case attributedStringContentFailedToLoad = 10
    /// Attributed text took too long.
    case attributedStringContentLoadTimedOut = 11
    /// A script was meant for a frame that is gone.
    case javaScriptInvalidFrameTarget = 12
    /// The page is not one of the app's.
    case navigationAppBoundDomain = 13
    /// A script was to run on a page that is not one of the app's.
    case javaScriptAppBoundDomain = 14
  }
  /// What went wrong.
  public let code: Code
  /// An error of that code.
  public init(_ code: Code) { self.code = code }
  /// `WKErrorDomain`.
  public static var errorDomain: String { WKErrorDomain }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
}
