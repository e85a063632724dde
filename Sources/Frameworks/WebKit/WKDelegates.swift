import UIKit

/// Hears where a web view goes, and decides it. Every function has a default.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Decides whether the web view goes somewhere. The default allows it.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  /// The same, with how the page behaves. The default asks the other one.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  /// Decides whether the web view shows what has arrived. The default allows it if it can be shown.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
  /// A page is asked for. The default does nothing.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// The server has led elsewhere; a test says so by ``WKWebView/redirect(to:)``. The default does nothing.
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// Nothing has arrived. The default does nothing.
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// A page begins to arrive. The default does nothing.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// A page is there. The default does nothing.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// A page has begun to arrive and did not go on. The default does nothing.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// A server wants to know who asks, or says who it is. The default does what the system does.
  /// Never called here: Trellis does not load web pages from a server.
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// The process of the page is gone; a test says so by ``WKWebView/terminateContentProcess()``. The default does nothing.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  /// A link has become a download. The default does nothing.
  func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
  /// What has arrived has become a download. The default does nothing.
  func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
}

extension WKNavigationDelegate {
  /// Allows it.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(navigationAction.shouldPerformDownload ? .download : .allow) }
  /// Asks the function without preferences.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) { self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) } }
  /// Allows what can be shown.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(navigationResponse.canShowMIMEType ? .allow : .cancel) }
  /// Does nothing.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  /// Does what the system does.
  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
  /// Does nothing.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) {}
}

/// The size that a page wants for a new window; all nil here.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  /// Whether it has a bar with menus.
  open var menuBarVisibility: NSNumber? { nil }
  /// Whether it has a bar with its state.
  open var statusBarVisibility: NSNumber? { nil }
  /// Whether it has bars with tools.
  open var toolbarsVisibility: NSNumber? { nil }
  /// Whether its size changes.
  open var allowsResizing: NSNumber? { nil }
  /// Its left edge.
  open var x: NSNumber? { nil }
  /// Its top edge.
  open var y: NSNumber? { nil }
  /// Its width in points.
  open var width: NSNumber? { nil }
  /// Its height in points.
  open var height: NSNumber? { nil }
}

/// What was pressed long.
@preconcurrency @MainActor
open class WKContextMenuElementInfo: NSObject {
  /// Where the link leads.
  public let linkURL: URL?
  init(_ url: URL?) { linkURL = url }
}

/// Shows what pages ask the user. Every function has a default.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  /// A page wants a new window; a test says so by ``WKWebView/openWindow(_:)``. The default gives none.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// A page closes its window; a test says so by ``WKWebView/closeWindow()``. The default does nothing.
  func webViewDidClose(_ webView: WKWebView)
  /// A page says something; a test says so by ``WKWebView/alert(_:completion:)``. The default goes on.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping () -> Void)
  /// A page asks yes or no; a test says so by ``WKWebView/confirm(_:completion:)``. The default answers no.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (Bool) -> Void)
  /// A page asks for a text; a test says so by ``WKWebView/prompt(_:defaultText:completion:)``. The default answers nothing.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void)
  /// A link is pressed long. The default shows no menu of the app.
  /// Never called here: Trellis does not render web pages, so there is no link to press.
  func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping (UIContextMenuConfiguration?) -> Void)
  /// The menu of a link appears.
  /// Never called here: Trellis does not render web pages, so there is no link to press.
  func webView(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo)
  /// The menu of a link is gone.
  /// Never called here: Trellis does not render web pages, so there is no link to press.
  func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo)
}

extension WKUIDelegate {
  /// Gives none.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  /// Does nothing.
  public func webViewDidClose(_ webView: WKWebView) {}
  /// Goes on.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Answers no.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Answers nothing.
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void
  ) { completionHandler(nil) }
  /// Shows no menu of the app.
  public func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping (UIContextMenuConfiguration?) -> Void
  ) { completionHandler(nil) }
  /// Does nothing.
  public func webView(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo) {}
}

/// Hears of a download. Every function but the first has a default.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
  /// Says where the file goes; nil cancels it.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping (URL?) -> Void)
  /// The file is there. The default does nothing.
  func downloadDidFinish(_ download: WKDownload)
  /// It failed. The default does nothing.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  /// Does nothing.
  public func downloadDidFinish(_ download: WKDownload) {}
  /// Does nothing.
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}

/// A file that is downloaded. Nothing is fetched: a test ends it by ``finish(as:)`` or ``fail(with:)``.
@preconcurrency @MainActor
open class WKDownload: NSObject {
  /// What was asked for first.
  public let originalRequest: URLRequest?
  /// The web view.
  public private(set) weak var webView: WKWebView?
  /// Hears of it.
  open weak var delegate: (any WKDownloadDelegate)?
  /// Whether the app has cancelled it. Not Apple's.
  public private(set) var isCancelled = false

  init(_ request: URLRequest?, _ webView: WKWebView?) { (originalRequest, self.webView) = (request, webView) }

  /// Cancels it; there is nothing to go on with.
  open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) {
    isCancelled = true
    completionHandler?(nil)
  }

  /// Asks where the file goes, and says that it is there; no file is written. Not Apple's.
  open func finish(as name: String) {
    guard !isCancelled, let delegate else { return }
    let url = originalRequest?.url ?? WKWebView.blank
    let response = URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    delegate.download(self, decideDestinationUsing: response, suggestedFilename: name) { [self] place in
      if place == nil { isCancelled = true } else { delegate.downloadDidFinish(self) }
    }
  }
  /// Says that it failed. Not Apple's.
  open func fail(with error: any Error) { delegate?.download(self, didFailWithError: error, resumeData: nil) }
}
