import UIKit

/// How pages behave.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// The usual behavior.
  public override init() { super.init() }
  /// The smallest size of text in points; 0 by default. Kept for the app.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts run; true by default. Kept for the app: none runs.
  open var javaScriptEnabled = true
  /// Whether scripts open windows by themselves; false by default. Kept for the app.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether the user is warned of a fraud; true by default. Kept for the app.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether text can be selected; true by default. Kept for the app.
  open var isTextInteractionEnabled = true
  /// Whether pages may fill the screen; false by default. Kept for the app.
  open var isElementFullscreenEnabled = false
}

/// How one page behaves.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// For which devices a page is shown.
  public enum ContentMode: Int, Sendable {
    /// For this one.
    case recommended = 0
    /// For a phone.
    case mobile = 1
    /// For a computer.
    case desktop = 2
  }
  /// The usual behavior.
  public override init() { super.init() }
  /// For which devices; `.recommended` by default. Kept for the app.
  open var preferredContentMode = ContentMode.recommended
  /// Whether scripts of the page run; true by default. Kept for the app: none runs.
  open var allowsContentJavaScript = true
}

/// Where processes are shared, which are none here.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  /// A pool.
  public override init() { super.init() }
}

/// A group of scripts that see no others.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  /// Its name; nil for the page's and the app's own.
  public let name: String?
  init(_ name: String?) { self.name = name }
  /// The page's own.
  public static let page = WKContentWorld(nil)
  /// The app's own.
  public static let defaultClient = WKContentWorld(nil)
  private static var named: [String: WKContentWorld] = [:]
  /// That of a name.
  open class func world(name: String) -> WKContentWorld {
    if let known = named[name] { return known }
    let world = WKContentWorld(name)
    named[name] = world
    return world
  }
}

/// When a script of the app runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page is there.
  case atDocumentStart = 0
  /// After.
  case atDocumentEnd = 1
}

/// A script that an app adds to pages. None runs here.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// Its text.
  public let source: String
  /// When it runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it is for the page itself and none of its frames.
  public let isForMainFrameOnly: Bool

  /// A script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
  }
  /// A script in a world.
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld
  ) { self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly) }
}

/// What a script of a page says to the app.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// What it says.
  public let body: Any
  /// The name of the handler.
  public let name: String
  /// The web view.
  public private(set) weak var webView: WKWebView?
  /// The frame of the script.
  public let frameInfo: WKFrameInfo
  /// The world of the script.
  public let world: WKContentWorld

  init(_ body: Any, _ name: String, _ webView: WKWebView, _ world: WKContentWorld) {
    (self.body, self.name, self.webView, self.world) = (body, name, webView, world)
    frameInfo = WKFrameInfo(
      isMainFrame: true, request: URLRequest(url: webView.url ?? WKWebView.blank), webView: webView)
  }
}

/// Hears what scripts say.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A script has said something; a test says it by ``WKWebView/receive(_:from:)``.
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Hears what scripts say, and answers.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// A script has said something and wants an answer or the text of an error.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void)
}

/// Rules for what pages may load.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
  /// Names the list.
  public let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
}

/// The lists of rules that were compiled. Nothing is compiled here: a list is a name.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
  private static let shared = WKContentRuleListStore()
  private var lists: [String: WKContentRuleList] = [:]

  /// The store of the app.
  open class func `default`() -> WKContentRuleListStore! { shared }
  /// Makes a list, of which only the form of the rules is checked: JSON, or it is an error.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    guard let text = encodedContentRuleList, (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil else {
      completionHandler?(nil, WKError(.contentRuleListStoreCompileFailed))
      return
    }
    let list = WKContentRuleList(identifier ?? "")
    lists[list.identifier] = list
    completionHandler?(list, nil)
  }
  /// Finds a list.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!, completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let list = lists[identifier ?? ""]
    completionHandler?(list, list == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil)
  }
  /// Removes a list.
  open func removeContentRuleList(forIdentifier identifier: String!, completionHandler: (((any Error)?) -> Void)!) {
    let list = lists.removeValue(forKey: identifier ?? "")
    completionHandler?(list == nil ? WKError(.contentRuleListStoreRemoveFailed) : nil)
  }
  /// Tells the names of all lists.
  open func getAvailableContentRuleListIdentifiers(_ completionHandler: (([String]?) -> Void)!) {
    completionHandler?(lists.keys.sorted())
  }
}

/// The scripts of the app, and what hears those of pages.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// A controller without scripts.
  public override init() { super.init() }
  /// The scripts of the app. None runs here.
  public private(set) var userScripts: [WKUserScript] = []
  /// The rules for what pages may load. Not Apple's.
  public private(set) var contentRuleLists: [WKContentRuleList] = []
  var handlers: [String: any WKScriptMessageHandler] = [:]
  var answering: [String: any WKScriptMessageHandlerWithReply] = [:]

  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Adds rules.
  open func add(_ contentRuleList: WKContentRuleList) { contentRuleLists.append(contentRuleList) }
  /// Removes rules.
  open func remove(_ contentRuleList: WKContentRuleList) { contentRuleLists.removeAll { $0 === contentRuleList } }
  /// Removes all rules.
  open func removeAllContentRuleLists() { contentRuleLists = [] }

  /// Says who hears messages of a name, and keeps it alive; a second one of a name raises an exception.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    guard isFree(name) else { return }
    handlers[name] = scriptMessageHandler
  }
  /// Says who hears messages of a name in a world.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {
    add(scriptMessageHandler, name: name)
  }
  /// Says who hears and answers messages of a name in a world.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) {
    guard isFree(name) else { return }
    answering[name] = scriptMessageHandlerWithReply
  }
  private func isFree(_ name: String) -> Bool {
    guard handlers[name] != nil || answering[name] != nil else { return true }
    LayoutException.raise(
      "NSInvalidArgumentException",
      "Attempt to add script message handler with name '\(name)' when one already exists.")
    return false
  }
  /// Nobody hears messages of a name any more.
  open func removeScriptMessageHandler(forName name: String) { (handlers[name], answering[name]) = (nil, nil) }
  /// Nobody hears messages of a name in a world any more.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    removeScriptMessageHandler(forName: name)
  }
  /// Nobody hears messages any more.
  open func removeAllScriptMessageHandlers() { (handlers, answering) = ([:], [:]) }
}

/// The cookies of pages.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []
  /// Tells all cookies.
  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    completionHandler(cookies)
  }
  /// All cookies.
  open func allCookies() async -> [HTTPCookie] { cookies }
  /// Keeps a cookie, in the place of one of the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    remove(cookie)
    cookies.append(cookie)
    completionHandler?()
  }
  /// Keeps a cookie.
  open func setCookie(_ cookie: HTTPCookie) async {
    remove(cookie)
    cookies.append(cookie)
  }
  /// Forgets a cookie.
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    remove(cookie)
    completionHandler?()
  }
  private func remove(_ cookie: HTTPCookie) {
    cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
  }
}

/// What pages have stored of a site.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// The site.
  public let displayName: String
  /// The kinds of data.
  public let dataTypes: Set<String>
  /// A record. Not Apple's.
  public init(displayName: String, dataTypes: Set<String>) {
    (self.displayName, self.dataTypes) = (displayName, dataTypes)
  }
}

/// Files on disk that were fetched.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// Files in memory that were fetched.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Files that an old cache of applications has.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// What pages keep for a session.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// What pages keep.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// Databases of an old form.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// Databases.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// Files that scripts have fetched.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// Scripts that run without a page.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

/// What pages store. Nothing is stored here but cookies and records that a test adds.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore(isPersistent: true)
  /// Whether it outlives the app.
  public let isPersistent: Bool
  /// The cookies.
  public let httpCookieStore = WKHTTPCookieStore()
  /// What pages have stored. Not Apple's: a test adds it.
  public var records: [WKWebsiteDataRecord] = []

  init(isPersistent: Bool) { self.isPersistent = isPersistent }

  /// The one of the app.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// A new one that ends with the app.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// All kinds of data.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeOfflineWebApplicationCache,
      WKWebsiteDataTypeCookies, WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeLocalStorage,
      WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeIndexedDBDatabases, WKWebsiteDataTypeFetchCache,
      WKWebsiteDataTypeServiceWorkerRegistrations,
    ]
  }
  /// Tells what pages have stored of some kinds.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor ([WKWebsiteDataRecord]) -> Void
  ) { completionHandler(records.filter { !$0.dataTypes.isDisjoint(with: dataTypes) }) }
  /// Removes records.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor () -> Void
  ) {
    records.removeAll { record in
      dataRecords.contains { $0 === record } && !record.dataTypes.isDisjoint(with: dataTypes)
    }
    completionHandler()
  }
  /// Removes what was stored since a date; all records count as new.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor () -> Void
  ) { removeData(ofTypes: dataTypes, for: records, completionHandler: completionHandler) }
}

/// A question for what a scheme of the app has.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// What is asked for.
  var request: URLRequest { get }
  /// The answer begins.
  func didReceive(_ response: URLResponse)
  /// More of it.
  func didReceive(_ data: Data)
  /// It ends.
  func didFinish()
  /// It fails.
  func didFailWithError(_ error: any Error)
}

/// Answers what a scheme of the app has. Kept for the app: a web view fetches nothing here, so that it asks for nothing.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// A page asks.
  /// Never called here: Trellis does not load anything from the network.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// A page no longer wants the answer.
  /// Never called here: Trellis does not load anything from the network.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// What plays by itself only if the user asks.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// One bit for each kind, as on iOS.
  public let rawValue: UInt
  /// The kinds of those bits; bits without a meaning are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sound.
  public static let audio = Self(rawValue: 1 << 0)
  /// Films.
  public static let video = Self(rawValue: 1 << 1)
  /// All.
  public static let all = Self(rawValue: .max)
}

/// What becomes a link in pages.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// One bit for each kind, as on iOS.
  public let rawValue: UInt
  /// The kinds of those bits; bits without a meaning are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers of telephones.
  public static let phoneNumber = Self(rawValue: 1 << 0)
  /// Addresses of the web.
  public static let link = Self(rawValue: 1 << 1)
  /// Addresses of the post.
  public static let address = Self(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = Self(rawValue: 1 << 3)
  /// Numbers of parcels.
  public static let trackingNumber = Self(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = Self(rawValue: 1 << 5)
  /// Words that can be looked up.
  public static let lookupSuggestion = Self(rawValue: 1 << 6)
  /// All.
  public static let all = Self(rawValue: .max)
}

/// How exact a selection is.
public enum WKSelectionGranularity: Int, Sendable {
  /// As the place asks for.
  case dynamic = 0
  /// To a letter.
  case character = 1
}

/// How a web view is made. The web view keeps a copy.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, NSCopying {
  /// The usual way.
  public override init() { super.init() }
  /// Where processes are shared.
  open var processPool = WKProcessPool()
  /// How pages behave.
  open var preferences = WKPreferences()
  /// The scripts of the app.
  open var userContentController = WKUserContentController()
  /// What pages store.
  open var websiteDataStore: WKWebsiteDataStore! = WKWebsiteDataStore.default()
  /// How one page behaves if the delegate says nothing.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// Whether a page shows only once all of it is there. Kept for the app.
  open var suppressesIncrementalRendering = false
  /// What the app adds to its name in requests; ``WKWebView/customUserAgent`` replaces it. Kept for the app.
  open var applicationNameForUserAgent: String?
  /// Whether pages play to other devices. Kept for the app.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether films play within the page. Kept for the app.
  open var allowsInlineMediaPlayback = false
  /// What waits for the user before it plays. Kept for the app.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
  /// Whether films play in a small window. Kept for the app.
  open var allowsPictureInPictureMediaPlayback = true
  /// What becomes a link. Kept for the app.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// How exact a selection is. Kept for the app.
  open var selectionGranularity = WKSelectionGranularity.dynamic
  /// Whether pages ignore that they forbid to zoom. Kept for the app.
  open var ignoresViewportScaleLimits = false
  /// Whether only pages of the app show. Kept for the app.
  open var limitsNavigationsToAppBoundDomains = false
  /// Whether addresses are upgraded to HTTPS. Kept for the app.
  open var upgradeKnownHostsToHTTPS = true
  private var schemes: [String: any WKURLSchemeHandler] = [:]

  /// Says who answers what a scheme has.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
    schemes[urlScheme.lowercased()] = urlSchemeHandler
  }
  /// Who answers what a scheme has.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    schemes[urlScheme.lowercased()]
  }

  /// A copy, with the same pool, preferences, scripts and store; on the main actor.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var made: Any = ()
    MainActor.assumeIsolated { made = duplicate() }
    return made
  }
  func duplicate() -> WKWebViewConfiguration {
    let copy = WKWebViewConfiguration()
    (copy.processPool, copy.preferences, copy.userContentController) = (processPool, preferences, userContentController)
    (copy.websiteDataStore, copy.defaultWebpagePreferences) = (websiteDataStore, defaultWebpagePreferences)
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    (copy.dataDetectorTypes, copy.selectionGranularity) = (dataDetectorTypes, selectionGranularity)
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
    copy.schemes = schemes
    return copy
  }
}
