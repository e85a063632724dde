import Foundation

/// What a notification says. It does not change; ``UNMutableNotificationContent`` is what an app makes.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  struct Values {
    var (title, subtitle, body) = ("", "", "")
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var launchImageName = ""
    var userInfo: [AnyHashable: Any] = [:]
    var attachments: [UNNotificationAttachment] = []
    var (categoryIdentifier, threadIdentifier) = ("", "")
    var targetContentIdentifier: String?
    var summaryArgument = ""
    var summaryArgumentCount = 0
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var filterCriteria: String?
  }
  var values = Values()

  /// A content that says nothing.
  public override init() { super.init() }

  /// A copy that does not change.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UNNotificationContent()
    copy.values = values
    return copy
  }

  /// A copy to change, a ``UNMutableNotificationContent``.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UNMutableNotificationContent()
    copy.values = values
    return copy
  }

  /// The first line; empty by default.
  open var title: String { values.title }
  /// The line under the title; empty by default.
  open var subtitle: String { values.subtitle }
  /// The text; empty by default.
  open var body: String { values.body }
  /// The number on the icon; nil changes nothing.
  open var badge: NSNumber? { values.badge }
  /// The sound; nil is silence.
  open var sound: UNNotificationSound? { values.sound }
  /// The image that shows when the app is launched by it; empty by default.
  open var launchImageName: String { values.launchImageName }
  /// What the app adds for itself.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// Files that show with it.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// The category whose actions it has; empty for none.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The group of notifications that it is in; empty for that of the app.
  open var threadIdentifier: String { values.threadIdentifier }
  /// The scene that a tap brings to the front.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// What it adds to the summary of its group; without a meaning from iOS 15 on.
  open var summaryArgument: String { values.summaryArgument }
  /// For how many it counts in the summary; without a meaning from iOS 15 on.
  open var summaryArgumentCount: Int { values.summaryArgumentCount }
  /// How urgent it is; `.active` by default.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// Its weight in a summary, from 0 to 1.
  open var relevanceScore: Double { values.relevanceScore }
  /// By which a focus filters it.
  open var filterCriteria: String? { values.filterCriteria }
}

/// What a notification shall say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The first line; empty by default.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The line under the title; empty by default.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The text; empty by default.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The number on the icon; nil changes nothing.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The sound; nil is silence.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// The image that shows when the app is launched by it; empty by default.
  open override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
  /// What the app adds for itself.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// Files that show with it.
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  /// The category whose actions it has; empty for none.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// The group of notifications that it is in; empty for that of the app.
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// The scene that a tap brings to the front.
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  /// What it adds to the summary of its group; without a meaning from iOS 15 on.
  open override var summaryArgument: String {
    get { values.summaryArgument }
    set { values.summaryArgument = newValue }
  }
  /// For how many it counts in the summary; without a meaning from iOS 15 on.
  open override var summaryArgumentCount: Int {
    get { values.summaryArgumentCount }
    set { values.summaryArgumentCount = newValue }
  }
  /// How urgent it is; `.active` by default.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  /// Its weight in a summary, from 0 to 1.
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  /// By which a focus filters it.
  open override var filterCriteria: String? {
    get { values.filterCriteria }
    set { values.filterCriteria = newValue }
  }
}

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name with its extension.
  public let rawValue: String
  /// The name of a file.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of a file.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A sound of a notification, which nothing plays here.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The file; nil for a sound of the system. Not Apple's.
  public let name: UNNotificationSoundName?
  /// Whether it ignores the switch for silence. Not Apple's.
  public let isCritical: Bool

  init(_ name: UNNotificationSoundName?, isCritical: Bool) { (self.name, self.isCritical) = (name, isCritical) }

  /// The sound of a file of the app.
  public convenience init(named name: UNNotificationSoundName) { self.init(name, isCritical: false) }
  /// The usual sound.
  open class var `default`: UNNotificationSound { UNNotificationSound(nil, isCritical: false) }
  /// The usual sound of a critical alert.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound(nil, isCritical: true) }
  /// The sound of a call.
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound(nil, isCritical: false) }
  /// A critical alert as loud as given, from 0 to 1.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { defaultCritical }
  /// A critical alert with the sound of a file.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(name, isCritical: true)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationSound else { return false }
    return name == other.name && isCritical == other.isCritical
  }
  open override var hash: Int { name?.hashValue ?? 0 }
}

/// A file that shows with a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// Names the attachment.
  public let identifier: String
  /// Where the file is.
  public let url: URL
  /// The type of the file, which is its extension here.
  public var type: String { url.pathExtension }

  /// An attachment of a file, which is not read; throws for an address that is no file's. An empty identifier is a new one.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL else { throw UNError(.attachmentInvalidURL) }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    url = URL
  }
}
