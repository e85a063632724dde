/// The app and its user.
extension UIApplication {
  /// From now on touches reach nothing, until ``endIgnoringInteractionEvents()`` has been called as often. Deprecated since iOS 13.
  public func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }
  /// Takes back one call of the other function; without effect if there is none. Deprecated since iOS 13.
  public func endIgnoringInteractionEvents() { ignoredInteractions = max(0, ignoredInteractions - 1) }
  /// Whether touches reach nothing.
  public var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }

  /// False by default. The sign is not drawn. Deprecated since iOS 13.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { services.launch.showsNetworkActivity }
    set { services.launch.showsNetworkActivity = newValue }
  }

  /// True by default. No effect here, which the log says once: no device is shaken.
  public var applicationSupportsShakeToEdit: Bool {
    get { true }
    set { LayoutLog.noteWithoutEffect("UIApplication.applicationSupportsShakeToEdit") }
  }

  /// The style of the status bar. Setting it counts where `UIViewControllerBasedStatusBarAppearance` of the property list is false: else
  /// controllers decide. Deprecated since iOS 9.
  public var statusBarStyle: UIStatusBarStyle {
    get { keyWindow?.shownStatusBarStyle ?? ownStatusBarStyle ?? .default }
    set { ownStatusBarStyle = newValue }
  }

  /// Sets ``statusBarStyle``. Deprecated since iOS 9.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  /// How long a rotation lasts, in seconds: 0.3, or twice that for half a turn, which does not occur here. Deprecated since iOS 13.
  public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

  /// The orientations of the property list, whatever the window is.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    supportedInterfaceOrientations
  }

  /// The name of the exception for an orientation that a controller does not support.
  public nonisolated static let invalidInterfaceOrientationException = NSExceptionName(
    "UIApplicationInvalidInterfaceOrientation")

  /// No effect here, which the log says once: no snapshots are taken.
  public func ignoreSnapshotOnNextApplicationLaunch() {
    LayoutLog.noteWithoutEffect("UIApplication.ignoreSnapshotOnNextApplicationLaunch")
  }

  /// No effect here, which the log says once: the state is restored at once.
  public func extendStateRestoration() { LayoutLog.noteWithoutEffect("UIApplication.extendStateRestoration") }
  /// No effect here, which the log says once: the state is restored at once.
  public func completeStateRestoration() { LayoutLog.noteWithoutEffect("UIApplication.completeStateRestoration") }
}

/// Whether the app is the user's choice for something.
extension UIApplication {
  /// What an app can be chosen for.
  public enum Category: Int, Sendable {
    /// Opening web pages.
    case webBrowser = 1
  }

  /// The answer for a category.
  public enum CategoryDefaultStatus: Int, Sendable {
    /// Not known, chosen, or not chosen.
    case unavailable, isDefault, notDefault
  }

  /// Why there is no answer.
  public struct CategoryDefaultError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
      /// The app has asked too often.
      case rateLimited = 1
    }

    /// The reason.
    public let code: Code
    /// The domain of the errors.
    public static var errorDomain: String { "UIApplicationCategoryDefaultErrorDomain" }
    /// The app has asked too often.
    public static var rateLimited: Code { .rateLimited }

    /// Makes an error; none is thrown here.
    public init(_ code: Code) { self.code = code }
  }

  /// False: no user has chosen an app here.
  public nonisolated func isDefault(_ category: UIApplication.Category) throws -> Bool { false }
}
