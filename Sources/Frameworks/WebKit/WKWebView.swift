import UIKit

/// Shows pages of the web. Nothing is fetched and no script runs: pictures show a box with the address.
///
/// ``load(_:)`` asks the delegate and says that a page is asked for; then the web view waits. A test says what arrives:
/// ``finishLoading(title:)``, ``failLoading(_:)``, ``redirect(to:)``, ``tapLink(_:opensWindow:)``, ``receive(_:from:)``. Handlers and
/// delegates are called before a method returns (DEVIATIONS.md, 370).
@preconcurrency @MainActor
open class WKWebView: UIView, StandInView {
  static let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")

  private var given = WKWebViewConfiguration()
  /// Holds what scrolls; its content is as large as itself, because no page is laid out.
  public let scrollView = UIScrollView()

  /// A web view with a copy of a configuration.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    super.init(frame: frame)
    given = configuration.duplicate()
    addScrollView()
  }
  /// A web view with the usual configuration.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addScrollView()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addScrollView()
  }

  private func addScrollView() {
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  package var standInText: String { "Web page" + (url.map { "\n\($0.absoluteString)" } ?? "") }

  /// A copy of how it was made.
  open var configuration: WKWebViewConfiguration { given.duplicate() }
  /// Hears where it goes.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Shows what pages ask.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The pages that were visited.
  public let backForwardList = WKBackForwardList()
  /// The title of the page; nil before there is one.
  public private(set) var title: String?
  /// The address of the page.
  public private(set) var url: URL?
  /// Whether a page is on its way.
  public private(set) var isLoading = false
  /// How much of it is there, from 0 to 1.
  public private(set) var estimatedProgress = 0.0
  /// Whether all of it came by HTTPS: whether its address does.
  open var hasOnlySecureContent: Bool { url?.scheme?.lowercased() == "https" }
  /// Who the server is; never known.
  open var serverTrust: AnyObject? { nil }
  /// Whether there is a page before.
  open var canGoBack: Bool { backForwardList.backItem != nil }
  /// Whether there is a page after.
  open var canGoForward: Bool { backForwardList.forwardItem != nil }
  /// Whether gestures go back and forward; false by default. Kept for the app.
  open var allowsBackForwardNavigationGestures = false
  /// Whether the user can search the page; false by default.
  open var isFindInteractionEnabled = false {
    didSet {
      guard isFindInteractionEnabled != oldValue else { return }
      if let findInteraction { removeInteraction(findInteraction) }
      findInteraction = isFindInteractionEnabled ? UIFindInteraction(sessionDelegate: self) : nil
      if let findInteraction { addInteraction(findInteraction) }
    }
  }
  /// Searches the page, of which no text is known here: it finds nothing. Nil while ``isFindInteractionEnabled`` is false.
  open private(set) var findInteraction: UIFindInteraction?
  /// Whether a long press shows where a link leads; true by default. Kept for the app.
  open var allowsLinkPreview = true
  /// What the browser calls itself; nil for the usual name. Kept for the app.
  open var customUserAgent: String?
  /// The factor of the page's size; 1 by default. No effect here, which the log says once.
  open var pageZoom: CGFloat = 1 { didSet { LayoutLog.noteWithoutEffect("WKWebView.pageZoom") } }
  /// The kind of media for which pages are laid out. Kept for the app.
  open var mediaType: String?
  /// The color outside of the page. No effect here, which the log says once.
  open var underPageBackgroundColor: UIColor! = .systemBackground {
    didSet { LayoutLog.noteWithoutEffect("WKWebView.underPageBackgroundColor") }
  }
  /// The color that the page names; never known.
  open var themeColor: UIColor? { nil }
  /// Whether tools of Safari may look into it. Kept for the app.
  open var isInspectable = false
  /// Whether the web view knows pages of a scheme: those of the web and of files.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased())
  }

  // MARK: Loading

  /// The requests that were loaded, in their order; those of texts have the address of their base. Not Apple's.
  public private(set) var loadedRequests: [URLRequest] = []
  /// The text that was loaded last; nil for none. Not Apple's.
  public private(set) var loadedHTML: String?
  private var navigation: WKNavigation?
  private var request: URLRequest?
  private var steps: Int?
  private var isCommitted = false

  /// Asks for a page. Nil if the delegate refuses it at once.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { begin(request, .other) }
  /// Asks for a page of a file.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    begin(URLRequest(url: URL), .other)
  }
  /// Shows a page by its text.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    loadedHTML = string
    return begin(URLRequest(url: baseURL ?? Self.blank), .other)
  }
  /// Shows data.
  @discardableResult
  open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation?
  {
    loadedHTML = String(data: data, encoding: .utf8)
    return begin(URLRequest(url: baseURL), .other)
  }
  /// Asks for the page again; nil without one.
  @discardableResult
  open func reload() -> WKNavigation? { url.flatMap { begin(URLRequest(url: $0), .reload, steps: 0) } }
  /// Asks for the page again, whatever is stored of it.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }
  /// Goes to the page before; nil without one.
  @discardableResult
  open func goBack() -> WKNavigation? { go(-1) }
  /// Goes to the page after; nil without one.
  @discardableResult
  open func goForward() -> WKNavigation? { go(1) }
  /// Goes to a page that was visited; nil if it is none of them.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    backForwardList.items.firstIndex { $0 === item }.flatMap { go($0 - backForwardList.index) }
  }
  private func go(_ steps: Int) -> WKNavigation? {
    backForwardList.item(at: steps).flatMap { begin(URLRequest(url: $0.url), .backForward, steps: steps) }
  }

  private func begin(
    _ request: URLRequest, _ type: WKNavigationType, steps: Int? = nil, isDownload: Bool = false
  ) -> WKNavigation? {
    if steps == nil { loadedRequests.append(request) }
    let navigation = WKNavigation()
    let action = WKNavigationAction(request, type, self, isDownload: isDownload)
    var isRefused = false
    let proceed: (WKNavigationActionPolicy) -> Void = { [weak self] policy in
      guard let self else { return }
      switch policy {
      case .cancel: isRefused = true
      case .download:
        isRefused = true
        navigationDelegate?.webView(self, navigationAction: action, didBecome: WKDownload(request, self))
      case .allow: start(navigation, request, steps)
      }
    }
    guard let navigationDelegate else {
      start(navigation, request, steps)
      return navigation
    }
    navigationDelegate.webView(self, decidePolicyFor: action, preferences: given.defaultWebpagePreferences) {
      policy, _ in proceed(policy)
    }
    return isRefused ? nil : navigation
  }

  private func start(_ navigation: WKNavigation, _ request: URLRequest, _ steps: Int?) {
    if isLoading { stopLoading() }
    (self.navigation, self.request, self.steps, isCommitted) = (navigation, request, steps, false)
    url = request.url
    isLoading = true
    estimatedProgress = 0.1
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
  }

  /// Wants the page no more, which the delegate hears as a failure.
  open func stopLoading() { failLoading(URLError(.cancelled)) }

  // MARK: Scripts

  /// The scripts that the app wanted to run, in their order. None runs. Not Apple's.
  public private(set) var evaluatedScripts: [String] = []
  /// What a test answers to scripts; by default every script fails. Not Apple's.
  open var scriptAnswer: (String) throws -> Any? = { _ in throw WKError(.javaScriptExceptionOccurred) }

  /// Notes a script, and answers what ``scriptAnswer`` says.
  open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
    evaluatedScripts.append(javaScriptString)
    let result = Result { try scriptAnswer(javaScriptString) }
    switch result {
    case .success(let value): completionHandler?(value, nil)
    case .failure(let error): completionHandler?(nil, error)
    }
  }
  /// The same, as an asynchronous function.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    evaluatedScripts.append(javaScriptString)
    return try scriptAnswer(javaScriptString) ?? NSNull()
  }
  /// The same in a frame and a world, which make no difference here.
  open func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) {
    evaluatedScripts.append(javaScript)
    completionHandler?(Result { try scriptAnswer(javaScript) ?? NSNull() })
  }

  /// A picture of the page; none here, which is an error.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?, completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) { completionHandler(nil, WKError(.unknown)) }

  // MARK: For tests

  /// Says that the page is there: the delegate hears that it begins to arrive and that all of it is there. Not Apple's.
  open func finishLoading(title: String? = nil) {
    guard isLoading else { return }
    commit()
    guard isLoading, let navigation else { return }
    self.title = title
    backForwardList.currentItem?.title = title
    estimatedProgress = 1
    isLoading = false
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  private func commit() {
    guard !isCommitted, let navigation else { return }
    isCommitted = true
    if let steps { backForwardList.index += steps } else if let url { backForwardList.visit(url) }
    estimatedProgress = 0.5
    navigationDelegate?.webView(self, didCommit: navigation)
  }

  /// Says that something arrives: the delegate decides whether it shows; a page that shows begins to arrive. Not Apple's.
  open func receive(_ response: URLResponse, canShow: Bool = true) {
    guard isLoading else { return }
    let arrived = WKNavigationResponse(response, canShow: canShow)
    let proceed: (WKNavigationResponsePolicy) -> Void = { [weak self] policy in
      guard let self else { return }
      switch policy {
      case .allow: commit()
      case .cancel: failLoading(WKError(.unknown))
      case .download:
        isLoading = false
        navigationDelegate?.webView(self, navigationResponse: arrived, didBecome: WKDownload(request, self))
      }
    }
    guard let navigationDelegate else { return proceed(canShow ? .allow : .cancel) }
    navigationDelegate.webView(self, decidePolicyFor: arrived, decisionHandler: proceed)
  }

  /// Says that the page does not arrive, or not all of it. Not Apple's.
  open func failLoading(_ error: any Error) {
    guard isLoading, let navigation else { return }
    isLoading = false
    if isCommitted {
      navigationDelegate?.webView(self, didFail: navigation, withError: error)
    } else {
      url = backForwardList.currentItem?.url
      navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
    }
  }

  /// Says that the server leads elsewhere. Not Apple's.
  open func redirect(to url: URL) {
    guard isLoading, !isCommitted, let navigation else { return }
    request = URLRequest(url: url)
    self.url = url
    navigationDelegate?.webView(self, didReceiveServerRedirectForProvisionalNavigation: navigation)
  }

  /// Taps a link of the page; with `opensWindow` one that opens a window. Not Apple's.
  @discardableResult
  open func tapLink(_ url: URL, opensWindow: Bool = false) -> WKNavigation? {
    guard opensWindow else { return begin(URLRequest(url: url), .linkActivated) }
    let action = WKNavigationAction(URLRequest(url: url), .linkActivated, self, opensWindow: true)
    let open: (WKNavigationActionPolicy) -> Void = { [weak self] policy in
      guard let self, policy == .allow else { return }
      _ = uiDelegate?.webView(self, createWebViewWith: configuration, for: action, windowFeatures: WKWindowFeatures())
    }
    guard let navigationDelegate else {
      open(.allow)
      return nil
    }
    navigationDelegate.webView(self, decidePolicyFor: action, preferences: given.defaultWebpagePreferences) {
      policy, _ in open(policy)
    }
    return nil
  }

  /// Lets the page open a window by a script; returns the web view that the app has made. Not Apple's.
  @discardableResult
  open func openWindow(_ url: URL) -> WKWebView? {
    let action = WKNavigationAction(URLRequest(url: url), .other, self, opensWindow: true)
    return uiDelegate?.webView(self, createWebViewWith: configuration, for: action, windowFeatures: WKWindowFeatures())
  }
  /// Lets the page close its window. Not Apple's.
  open func closeWindow() { uiDelegate?.webViewDidClose(self) }

  private var frameOfPage: WKFrameInfo {
    WKFrameInfo(isMainFrame: true, request: URLRequest(url: url ?? Self.blank), webView: self)
  }
  /// Lets the page say something to the user. Not Apple's.
  open func alert(_ message: String, completion: @escaping () -> Void = {}) {
    guard let uiDelegate else { return completion() }
    uiDelegate.webView(
      self, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frameOfPage, completionHandler: completion)
  }
  /// Lets the page ask the user yes or no. Not Apple's.
  open func confirm(_ message: String, completion: @escaping (Bool) -> Void = { _ in }) {
    guard let uiDelegate else { return completion(false) }
    uiDelegate.webView(
      self, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frameOfPage, completionHandler: completion)
  }
  /// Lets the page ask the user for a text. Not Apple's.
  open func prompt(_ prompt: String, defaultText: String? = nil, completion: @escaping (String?) -> Void = { _ in }) {
    guard let uiDelegate else { return completion(nil) }
    uiDelegate.webView(
      self, runJavaScriptTextInputPanelWithPrompt: prompt, defaultText: defaultText, initiatedByFrame: frameOfPage,
      completionHandler: completion)
  }

  /// Lets a script of the page say something to the handler of a name; false if there is none. Not Apple's.
  @discardableResult
  open func receive(_ body: Any, from name: String, reply: @escaping @MainActor (Any?, String?) -> Void = { _, _ in })
    -> Bool
  {
    let controller = given.userContentController
    let message = WKScriptMessage(body, name, self, .page)
    if let handler = controller.handlers[name] {
      handler.userContentController(controller, didReceive: message)
    } else if let handler = controller.answering[name] {
      handler.userContentController(controller, didReceive: message, replyHandler: reply)
    } else {
      return false
    }
    return true
  }

  /// Ends the process of the page. Not Apple's.
  open func terminateContentProcess() {
    isLoading = false
    navigationDelegate?.webViewWebContentProcessDidTerminate(self)
  }
}

/// What of a page a picture shows.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// The whole page.
  public override init() { super.init() }
  /// A part of it; null for all.
  open var rect = CGRect.null
  /// The width of the picture in points; nil for that of the part.
  open var snapshotWidth: NSNumber?
  /// Whether the picture waits for changes.
  open var afterScreenUpdates = true
}

extension WKWebView: UIFindInteractionDelegate {
  /// A search that finds nothing.
  public func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    UIFindSession()
  }
}
