/// The app. There is no event loop: a test or a tool plays the user and the system.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application that runs: the only one of a program. A process that tests several runs one at a time.
  public static var shared: UIApplication { current }
  /// The application that runs at present.
  package static var current = UIApplication()

  /// Set by the program or by `main()`; not kept alive by the application.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The window that was made key last.
  open internal(set) weak var keyWindow: UIWindow?
  /// The windows of the connected scenes, and the key window.
  open var windows: [UIWindow] {
    let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    return scenes + (keyWindow.map { [$0] } ?? []).filter { key in !scenes.contains { $0 === key } }
  }
  /// The scenes of an app whose property list has some; else none.
  open internal(set) var connectedScenes: Set<UIScene> = []
  /// Active, unless a test has put the app elsewhere.
  open internal(set) var applicationState: State = .active
  /// What the system keeps alive as long as the app runs.
  var kept: [AnyObject] = []
  /// Why the system launches the app; taken by the launch.
  package var launchReason: LaunchReason?
  /// How often the app was launched: what lasts for one launch ends with it.
  package internal(set) var launchCount = 0
  /// How many sessions the app has had since its launch.
  var sessionNumber = 0
  /// Connects another scene of the app that runs; nil for an app without scenes.
  package internal(set) var connectScene: ((UISceneSession, UIScene.ConnectionOptions) -> UIWindowScene)?
  /// How many calls of `beginIgnoringInteractionEvents()` have not ended.
  package var ignoredInteractions = 0
  /// What was copied, by the names of pasteboards.
  package var pasteboards: [UIPasteboard.Name: PasteboardContent] = [:]
  var generalPasteboard: UIPasteboard?
  /// What the module UIKit keeps for the app beside its screens.
  package var keptServices: AnyObject?
  /// When the app went out of sight, in seconds of the screen's clock; nil while it can be seen.
  package internal(set) var enteredBackground: TimeInterval?
  /// The style that the app has set for the status bar, where controllers do not decide; nil is that of the property list.
  package var ownStatusBarStyle: UIStatusBarStyle?
  /// The objects that `registerObject(forStateRestoration:restorationIdentifier:)` has added.
  var restorableObjects: [String: RegisteredObject] = [:]
  /// What the app has saved for its next launch.
  package var savedState = SavedState()
  /// What the app's property list says; empty until it is launched.
  package internal(set) var information: [String: Any] = [:]
  /// The folder of the app's sources; nil until it is launched.
  package internal(set) var folder: String?

  /// Brings an event to the windows of its touches, unless the app ignores the user.
  open func sendEvent(_ event: UIEvent) {
    guard ignoredInteractions == 0 else { return }
    var told: [UIWindow] = []
    for case let window? in (event.allTouches ?? []).map(\.window) where !told.contains(where: { $0 === window }) {
      told.append(window)
      window.sendEvent(event)
    }
  }

  /// Sends an action to a target or, if that is nil, along the responder chain from the sender or the first responder on. True: whether
  /// somebody took it is not known.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target {
      action.send(to: target as AnyObject, from: sender, for: event)
    } else if let first = keyWindow?.firstResponder ?? (sender as? UIResponder) ?? keyWindow {
      action.send(along: first, from: sender, for: event)
    }
    return true
  }
  /// False by default. A screen never sleeps here, so that a test can only read it.
  open var isIdleTimerDisabled = false

  /// What an app can be doing.
  public enum State: Int, Sendable {
    /// In front, and the user's actions reach it.
    case active
    /// In front, but the user's actions do not reach it.
    case inactive
    /// Not to be seen.
    case background
  }
  /// The text size of the environment.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(UIScreen.main.profile.contentSizeCategory)
  }

  /// The reading direction of the screen's traits.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: .unspecified)
  }

  /// Posted when the app comes to the front, also at its launch.
  public static let didBecomeActiveNotification = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted before the app leaves the front.
  public static let willResignActiveNotification = NSNotification.Name("UIApplicationWillResignActiveNotification")
  /// Posted when the app is out of sight.
  public static let didEnterBackgroundNotification = NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted before the app comes into sight again.
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
}

extension UIApplication {
  static func launch(_ delegate: any UIApplicationDelegate) {
    AppEntrances.pass(type(of: delegate))
    let reason = shared.beginLaunch()
    shared.delegate = delegate
    withExtendedLifetime(delegate) {
      if delegate.application(shared, didFinishLaunchingWithOptions: reason?.options) { reason?.deliver(to: shared) }
      shared.announceLaunch(reason?.options)
    }
  }

  /// Called by the `main()` that `uikit-sources` gives an application delegate: launches the app with the storyboard and the
  /// scene of its Info.plist, and returns.
  public static func _launch(_ delegate: any UIApplicationDelegate, from module: any GeneratedModule.Type) {
    AppEntrances.pass(type(of: delegate))
    AppLaunch.run(delegate, from: module)
  }
}

/// Launches an app with the delegate of a class name, and returns. In rewritten sources that is any delegate that can be made without
/// arguments; the name of the application's class is without effect.
@MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  let names = (delegateClassName ?? "").split(separator: ".", maxSplits: 1).map(String.init)
  guard let name = names.last,
    let delegate = NibClasses.makeObject(name, module: names.count > 1 ? names[0] : nil) as? any UIApplicationDelegate
  else {
    LayoutException.raise(
      "NSInternalInconsistencyException",
      "Unable to instantiate the UIApplication delegate instance. No class named "
        + "\(delegateClassName ?? "nil") is loaded.")
    return 1
  }
  UIApplication.launch(delegate)
  return 0
}

/// An application delegate that `main()` can make, because its initializer is required.
@preconcurrency @MainActor
public protocol LaunchableDelegate: UIApplicationDelegate {
  /// Makes the delegate of a program's `main()`.
  init()
}
