import Testing
import UIKit
import WebKit

/// source: Apple's documentation of WKWebView, WKNavigationDelegate and WKUIDelegate.
@MainActor
@Suite(.serialized) struct WebKitTests {
  private class Screen: UIViewController, WKNavigationDelegate, WKUIDelegate, WKScriptMessageHandler {
    var events: [String] = []
    var policy = WKNavigationActionPolicy.allow
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      events.append("decide \(navigationAction.request.url!.host!) \(navigationAction.navigationType.rawValue)")
      decisionHandler(policy)
    }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      events.append("start")
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { events.append("commit") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { events.append("finish") }
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error) {
      events.append("fail")
    }
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error) {
      events.append("fail at once")
    }
    func webView(
      _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
      for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
      if navigationAction.targetFrame == nil { events.append("window") }
      return nil
    }
    func webView(
      _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
      completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(message == "Sure?") }
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
      events.append("\(message.name): \(message.body)")
    }
  }

  private let screen = Screen()
  private let view = WKWebView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 200), configuration: WKWebViewConfiguration())
  private func request(_ host: String) -> URLRequest { URLRequest(url: URL(string: "https://\(host)/")!) }

  @Test func aPageIsAskedForAndArrives() {
    view.navigationDelegate = screen
    #expect(view.load(request("a.com")) != nil)
    #expect(view.isLoading && view.url?.host == "a.com" && view.title == nil)
    view.finishLoading(title: "A")
    view.finishLoading(title: "twice")
    #expect(screen.events == ["decide a.com -1", "start", "commit", "finish"])
    #expect(!view.isLoading && view.estimatedProgress == 1 && view.title == "A" && view.hasOnlySecureContent)
    #expect(view.loadedRequests.map(\.url?.host) == ["a.com"])
  }

  @Test func theDelegateRefuses() {
    view.navigationDelegate = screen
    screen.policy = .cancel
    #expect(view.load(request("a.com")) == nil)
    #expect(!view.isLoading && view.url == nil)
  }

  @Test func pagesFailBeforeAndAfterTheyBegin() {
    view.navigationDelegate = screen
    view.load(request("a.com"))
    view.failLoading(URLError(.notConnectedToInternet))
    view.load(request("b.com"))
    view.receive(
      URLResponse(url: URL(string: "https://b.com/")!, mimeType: nil, expectedContentLength: 0, textEncodingName: nil))
    view.stopLoading()
    #expect(
      screen.events == ["decide a.com -1", "start", "fail at once", "decide b.com -1", "start", "commit", "fail"])
  }

  @Test func pagesAreAListBackAndForward() {
    for host in ["a.com", "b.com", "c.com"] {
      view.load(request(host))
      view.finishLoading()
    }
    #expect(view.canGoBack && !view.canGoForward)
    view.goBack()
    view.finishLoading()
    #expect(view.url?.host == "b.com" && view.canGoForward)
    #expect(view.backForwardList.backList.map(\.url.host) == ["a.com"])
    #expect(view.backForwardList.forwardItem?.url.host == "c.com")
    view.load(request("d.com"))
    view.finishLoading()
    #expect(view.backForwardList.backList.map(\.url.host) == ["a.com", "b.com"])
    #expect(view.backForwardList.item(at: .max) == nil && view.goForward() == nil)
  }

  @Test func linksOpenWindows() {
    (view.navigationDelegate, view.uiDelegate) = (screen, screen)
    view.tapLink(URL(string: "https://b.com/")!, opensWindow: true)
    #expect(screen.events == ["decide b.com 0", "window"])
    var answers: [Bool] = []
    view.confirm("Sure?") { answers.append($0) }
    view.confirm("Really?") { answers.append($0) }
    #expect(answers == [true, false])
  }

  @Test func scriptsAreAnswered() async throws {
    view.configuration.userContentController.add(screen, name: "app")
    #expect(view.receive(["a": 1], from: "app"))
    #expect(!view.receive("x", from: "nobody"))
    #expect(screen.events == ["app: [\"a\": 1]"])
    evaluate("1 + 1") { screen.events.append("\(($0 as? WKError)?.code.rawValue ?? 0)") }
    #expect(screen.events.last == "4")
    view.scriptAnswer = { $0.count }
    #expect(try await view.evaluateJavaScript("1 + 1") as? Int == 5)
    #expect(view.evaluatedScripts == ["1 + 1", "1 + 1"])
  }

  /// An asynchronous test would call the asynchronous function.
  private func evaluate(_ script: String, then: @escaping (Error?) -> Void) {
    view.evaluateJavaScript(script) { _, error in then(error) }
  }

  @Test func theScrollViewFillsTheView() {
    view.frame.size = CGSize(width: 300, height: 400)
    view.layoutIfNeeded()
    #expect(view.scrollView.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
  }
}
