/// A quick action of the home screen. A test chooses one by `Screen.deliver(.shortcutItem(…))`.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  fileprivate struct Content {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var target: Any?
  }
  fileprivate final var content: Content

  /// What the app knows the action by.
  open var type: String { content.type }
  /// The title on the home screen.
  open var localizedTitle: String { content.title }
  /// The second line. Nil by default.
  open var localizedSubtitle: String? { content.subtitle }
  /// The picture beside the title. Nil by default.
  open var icon: UIApplicationShortcutIcon? { content.icon }
  /// What the app needs for the action. Nil by default.
  open var userInfo: [String: any NSSecureCoding]? { content.userInfo }
  /// Chooses among scenes. Nil by default; a test delivers the action to the first scene.
  open var targetContentIdentifier: Any? { content.target }

  /// An action with all that it has.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    content = Content(
      type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo, target: nil)
    super.init()
  }

  /// An action with a title alone.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
  }

  fileprivate init(_ content: Content) {
    self.content = content
    super.init()
  }

  /// An action of the same content that does not change.
  open override func copy() -> Any {
    let content = MainActor.assumeIsolated { Unchecked(self.content) }
    return MainActor.assumeIsolated { Unchecked(UIApplicationShortcutItem(content.value)) }.value
  }
  /// A ``UIMutableApplicationShortcutItem`` of the same content.
  open override func mutableCopy() -> Any {
    let content = MainActor.assumeIsolated { Unchecked(self.content) }
    return MainActor.assumeIsolated { Unchecked(UIMutableApplicationShortcutItem(content.value)) }.value
  }
}

/// A quick action that the app changes before it sets it.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { content.type }
    set { content.type = newValue }
  }
  open override var localizedTitle: String {
    get { content.title }
    set { content.title = newValue }
  }
  open override var localizedSubtitle: String? {
    get { content.subtitle }
    set { content.subtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { content.icon }
    set { content.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { content.userInfo }
    set { content.userInfo = newValue }
  }
  open override var targetContentIdentifier: Any? {
    get { content.target }
    set { content.target = newValue }
  }

  /// An action with all that it has.
  public override init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    super.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
  }

  fileprivate override init(_ content: Content) { super.init(content) }
}

/// The picture of a quick action. No picture of a screen shows it.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// A picture of the system's.
  public enum IconType: Int, Sendable {
    /// Pictures of iOS 9.0.
    case compose, play, pause, add, location, search, share
    /// Pictures of iOS 9.1.
    case prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date,
      time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  package enum Source: Hashable {
    case type(IconType)
    case template(String)
    case symbol(String)
  }
  package let source: Source

  /// A picture of the system's.
  public init(type: IconType) { source = .type(type) }
  /// An image of the app's, by its name. Its opacity counts alone.
  public init(templateImageName: String) { source = .template(templateImageName) }
  /// A symbol, by its name.
  public init(systemImageName: String) { source = .symbol(systemImageName) }
}
