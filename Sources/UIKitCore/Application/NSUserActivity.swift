import Synchronization

/// The type of an activity that begins with a link in a browser: a universal link.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a user does in an app at a moment, so that another device or a later launch can go on with it.
///
/// It belongs to Foundation on iOS. A test reads the current one from its screen, and gives others to the app; nothing leaves the process.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The type in reverse-DNS notation, by which an app knows what it continues.
  public let activityType: String
  /// A name for the user. Nil by default.
  open var title: String?
  /// What the app needs in order to continue. Nil by default.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of ``userInfo`` that are to be kept. Nil, the default, is all of them where an activity is handed off.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the activity has to be brought up to date before it is handed on. False by default.
  open var needsSave = false
  /// A page that shows the same in a browser. Nil by default.
  open var webpageURL: URL?
  /// The page that has led here. Nil by default.
  open var referrerURL: URL?
  /// From then on the activity is worth nothing. Nil by default.
  open var expirationDate: Date?
  /// Words for a search. None by default.
  open var keywords: Set<String> = []
  /// Whether streams may be opened to what continues. False by default; none is opened here.
  open var supportsContinuationStreams = false
  /// Asked to bring the activity up to date before it is handed on. Not kept alive.
  open weak var delegate: (any NSUserActivityDelegate)?
  /// Chooses among scenes. Nil by default.
  open var targetContentIdentifier: String?
  /// By which saved activities are deleted. Nil by default.
  open var persistentIdentifier: String?
  /// True by default.
  open var isEligibleForHandoff = true
  /// False by default.
  open var isEligibleForSearch = false
  /// False by default.
  open var isEligibleForPublicIndexing = false
  /// False by default.
  open var isEligibleForPrediction = false

  private struct Current: @unchecked Sendable { weak var activity: NSUserActivity? }
  private static let shared = Mutex(Current())
  /// The activity that was made current last, and has not resigned since.
  package static var current: NSUserActivity? { shared.withLock { $0.activity } }
  private var isInvalid = false

  /// An activity of a type. An empty type raises an exception on iOS, and is taken here.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds entries to ``userInfo``, in place of those with the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Makes the activity the one that can be handed off, unless it is invalid.
  open func becomeCurrent() {
    guard !isInvalid else { return }
    Self.shared.withLock { $0.activity = self }
  }

  /// The activity is the current one no longer.
  open func resignCurrent() {
    Self.shared.withLock { if $0.activity === self { $0.activity = nil } }
  }

  /// The activity resigns, and can never be current again.
  open func invalidate() {
    isInvalid = true
    resignCurrent()
  }

  /// Calls back at once with an error: no other device is connected.
  open func getContinuationStreams(
    completionHandler: @escaping (InputStream?, OutputStream?, (any Error)?) -> Void
  ) {
    completionHandler(nil, nil, CocoaError(.featureUnsupported))
  }

  /// Calls back at once: nothing is saved here.
  open class func deleteAllSavedUserActivities(completionHandler: @escaping () -> Void) { completionHandler() }

  /// Calls back at once: nothing is saved here.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String], completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
}

/// Brings an activity up to date, and hears of what happens to it.
public protocol NSUserActivityDelegate: AnyObject {
  /// Called before an activity that needs to be saved is handed on.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called when a test has taken the activity to continue it elsewhere.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
  /// Never called here: Trellis does not simulate connections to other devices.
  func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
  public func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream
  ) {}
}

/// An object that goes on with an activity. Every ``UIResponder`` can.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
  /// Called with the activity, once the app has given the object to the restoration handler.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
