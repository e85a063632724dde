/// An address that a scene shall open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  /// Who opens it, and how.
  public let options: UIScene.OpenURLOptions

  package init(_ url: URL, _ options: UIScene.OpenURLOptions) { (self.url, self.options) = (url, options) }
}

extension UIScene {
  /// Who opens an address of the app, and how.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The bundle identifier of the app that opens the address; nil if a test names none.
    public let sourceApplication: String?
    /// What that app adds; nil here.
    public let annotation: Any?
    /// Whether a file may be changed where it lies: false.
    public let openInPlace: Bool

    package init(sourceApplication: String?) {
      (self.sourceApplication, annotation, openInPlace) = (sourceApplication, nil, false)
    }
  }

  /// How the system shall open an address of the app's.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Opens the address only if an installed app has claimed it as a universal link. False by default.
    open var universalLinksOnly = false

    /// Opens the address by whatever app can.
    public override init() { super.init() }
  }

  /// Why a scene is connected. Empty unless a test launches the app for a reason, or the app asks for a scene with an activity.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// Addresses that the scene shall open.
    open package(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The app that opens the addresses; nil if a test names none.
    open package(set) var sourceApplication: String?
    /// The type of an activity that is handed off; nil for none.
    open package(set) var handoffUserActivityType: String?
    /// Activities that the scene shall continue.
    open package(set) var userActivities: Set<NSUserActivity> = []
    /// The quick action that the user has chosen; nil for none.
    open package(set) var shortcutItem: UIApplicationShortcutItem?

    /// Makes empty options.
    public override init() { super.init() }
  }
}

/// For which contents a scene is chosen.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  /// Whether the scene can show a content, by its identifier. No effect here, which the log says once: the first scene is chosen.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true) {
    didSet { LayoutLog.noteWithoutEffect("UISceneActivationConditions.canActivateForTargetContentIdentifierPredicate") }
  }
  /// Whether the scene wants to show a content, by its identifier. No effect here, which the log says once.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false) {
    didSet {
      LayoutLog.noteWithoutEffect("UISceneActivationConditions.prefersToActivateForTargetContentIdentifierPredicate")
    }
  }

  /// Any content will do.
  public override init() { super.init() }
}
