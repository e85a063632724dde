import Platform
import UIKit

/// A device with an app on it, for tests. Rotate it, tap, and type as on a device, and ask what it shows.
///
/// ```swift
/// let screen = Screen(.named("iPhone 14"))
/// try screen.launch(AppDelegate.self)
/// try screen.tap("Sign In")
/// try screen.rotate()
/// #expect(screen.conflicts.isEmpty)
/// ```
///
/// Each call is one action of a user or of the system. When it returns, the app has handled everything that follows at once: work on the
/// main queue, the layout, and animations to their end. Timers and everything else that waits use the clock of the screen, which only
/// ``wait(_:)`` moves.
///
/// Screens share nothing but what the app itself shares, such as static properties. While a call runs, `UIScreen.main` and
/// `UIApplication.shared` belong to its screen; with ``run(_:)`` a test calls code of the app in the same way.
@MainActor
public final class Screen {
  /// The device of a screen.
  public enum Model: Sendable {
    /// A device of the table.
    case device(Device)
    /// A model by its name, as `Device.named(_:)` reads it. An unknown name stops the test.
    case named(String)
  }

  /// The model. ``become(_:)`` puts another in its place.
  public internal(set) var device: Device
  /// The name of the model, as Apple writes it.
  public internal(set) var modelName: String
  /// The orientation of the device; portrait at first.
  public internal(set) var orientation = Device.Orientation.portrait
  /// The part of the screen that the app occupies; all of it at first.
  public internal(set) var part = Device.Split.full
  /// What the app logged during calls: conflicts in the words of iOS, and other messages of UIKit.
  public internal(set) var log: [String] {
    get { messages.messages }
    set { messages.messages = newValue }
  }
  private let messages = MessageLog()
  /// The screen that the app sees as `UIScreen.main`.
  public let display: UIScreen
  /// The application that the app sees as `UIApplication.shared`.
  public let application: UIApplication

  /// Windows that the test created for view controllers.
  var ownWindows: [UIWindow] = []
  /// The date of date pickers that are made without one: nil, the first, is the real present for an app that is launched, and the first of
  /// January 2001 for a controller that is shown. A test whose pictures are compared sets it before the launch.
  public var presentDate: Date? {
    didSet {
      if let date = presentDate { display.present = { date } } else { display.present = nil }
    }
  }
  /// Launches the app again; nil before it was launched.
  var relaunch: (() throws -> Void)?
  var keyboardIsStale = false
  /// That of what is shown above the keyboard, points.
  private var accessoryHeight: CGFloat = 0
  /// The finger that was lifted last.
  var lastTap: UITouch?
  /// What the app has answered to fetches in the background and to remote notifications, in order.
  public internal(set) var fetchResults: [UIBackgroundFetchResult] = []
  /// Whether the app says that it has done quick actions, in order.
  public internal(set) var shortcutResults: [Bool] = []
  /// The sessions in the background whose events the app says it has handled, in order.
  public internal(set) var handledURLSessions: [String] = []
  /// The number of the release of iOS whose controls, bars and fonts count.
  public internal(set) var release: Int
  /// The language of the user's settings, such as `de` or `pt-BR`; nil, the first, is the development language. From then on apps find their
  /// texts in it; a running app is launched again, as iOS does.
  public private(set) var language: String?
  private var depth = 0

  /// Creates a screen that shows nothing yet.
  ///
  /// - Parameters:
  ///   - model: nil is the model of the process: an iPhone 17, or what `UIScreen.main.become("iPad mini", release: 26)` said.
  ///   - release: the number of the iOS release whose controls and fonts count; nil is that of the process, 26 unless told otherwise. Nothing stops
  ///     a release that the device does not run.
  public init(_ model: Model? = nil, release: Int? = nil) {
    let original = UIScreen.original
    (device, modelName) = Screen.device(model ?? .named(original.modelName ?? Device.standardModel))
    self.release = release ?? original.profile.release
    display = UIScreen(Profile(device, .portrait, release: self.release))
    display.modelName = modelName
    let size = device.size(in: .portrait)
    display.bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    application = UIApplication()
    AppLoop.hasScreens = true
    display.firstResponderDidChange = { [weak self] _ in self?.keyboardIsStale = true }
    display.rotationRequest = { [weak self] in self?.rotate(toOneOf: $0) }
  }

  static func device(_ model: Model) -> (device: Device, name: String) {
    switch model {
    case .device(let device): return (device, device.names.first ?? device.id)
    case .named(let name):
      guard let device = Device.named(name) else {
        fatalError("there is no device \"\(name)\"; to list the devices, run `trellis devices`")
      }
      return (device, Device.model(named: name)?.name ?? name)
    }
  }

  // MARK: What is shown

  /// The windows that are shown, back to front.
  public var windows: [UIWindow] {
    let all = application.windows + ownWindows.filter { own in !application.windows.contains { $0 === own } }
    return all.filter { !$0.isHidden }.enumerated()
      .sorted {
        ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
      }.map(\.element)
  }

  /// The key window; nil before anything is shown.
  public var window: UIWindow? { application.keyWindow ?? windows.last }

  /// The view controller in front: the one presented last, and inside it the top of the stack or the selected tab.
  public var topController: UIViewController? {
    var controller = window?.rootViewController
    while let present = controller {
      if let next = present.presentedViewController ?? present.shownChild { controller = next } else { return present }
    }
    return nil
  }

  /// Shows a view controller in a window that fills the screen, in place of the one that was shown before.
  public func show(_ controller: UIViewController) {
    AppEntrances.pass(controller)
    run {
      for window in ownWindows {
        window.isHidden = true
        window.rootViewController = nil
      }
      let window = UIWindow(frame: display.bounds)
      ownWindows = [window]
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
  }

  /// Launches an app as iOS does, by its delegate: with the property list, the storyboard and the scenes of its folder. An app that runs
  /// on the screen is terminated first.
  ///
  /// The delegate is a class of sources that `uikit-sources` rewrites, or conforms to `LaunchableDelegate`.
  /// - Throws: ``ScreenError`` if no window is shown when the launch is over.
  public func launch<App: UIApplicationDelegate>(_ app: App.Type) throws {
    AppEntrances.pass(app)
    let start: () throws -> Void = { [unowned self] in
      if presentDate == nil { display.present = { Date() } }
      run {
        if application.delegate != nil { application.terminate() }
        ownWindows = []
        App.main()
      }
      guard window != nil else {
        let hasScenes = application.information["UIApplicationSceneManifest"] != nil
        let reason =
          hasScenes
          ? ""
          : "; its Info.plist has no scene manifest (UIApplicationSceneManifest), without which no scene is connected"
        throw ScreenError("\(App.self) showed no window during its launch\(reason)")
      }
    }
    relaunch = start
    try start()
  }

  /// Moves the app to the background, as the Home button does, or back to the foreground.
  public var isInBackground: Bool {
    get { application.applicationState == .background }
    set { run { application.move(to: newValue ? .background : .active) } }
  }

  /// Sets the language, and launches the app again if it was launched here.
  public func setLanguage(_ language: String?) throws {
    self.language = language
    try relaunch?()
  }

  // MARK: Running

  /// Runs code of the app on the screen, and handles everything that follows at once.
  @discardableResult
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = (screen: UIScreen.current, application: UIApplication.current, write: LayoutLog.write)
    (UIScreen.current, UIApplication.current) = (display, application)
    LayoutLog.write = { [messages] message in messages.append(message) }
    let resources = (language: AppResources.language, folder: AppResources.folder)
    (AppResources.language, AppResources.folder) = (language, application.folder)
    AppLoop.drive(true)
    depth += 1
    defer {
      depth -= 1
      AppLoop.drive(false)
      (AppResources.language, AppResources.folder) = resources
      (UIScreen.current, UIApplication.current) = (outer.screen, outer.application)
      LayoutLog.write = outer.write
    }
    let result = try body()
    if depth == 1 { settle() }
    return result
  }

  /// Moves the clock of the screen by a number of seconds: timers fire, delayed messages arrive, animations continue.
  public func wait(_ seconds: TimeInterval) { run { display.animationClock.advance(by: seconds) } }

  /// Waits for work on other threads, such as the reading of a file, until a condition is met, for at most a number of real seconds.
  ///
  /// - Throws: ``ScreenError`` if the condition is not met by then.
  public func wait(upTo seconds: TimeInterval = 10, until condition: () -> Bool) throws {
    let end = Date(timeIntervalSinceNow: seconds)
    while true {
      run {}
      if condition() { return }
      guard Date() < end else { throw ScreenError("the condition was still false after \(seconds) seconds") }
      Thread.sleep(forTimeInterval: 0.005)
    }
  }

  /// The most turns: more than anything needs that comes to rest, and few enough for what never does.
  private static let mostTurns = 100
  /// Seconds; longer animations are left where they are.
  private static let longestAnimation = 10.0

  /// Handles everything that follows at once, and runs animations to their end.
  private func settle() {
    for _ in 0..<Self.mostTurns {
      layOut()
      let rest = min(display.animationClock.secondsToRest, Self.longestAnimation)
      let came = AppLoop.takeIn()
      guard came || display.animationClock.isDue || rest > 0 else { return }
      display.animationClock.advance(by: rest)
    }
    layOut()
  }

  private func layOut() {
    for window in windows {
      window.forgetLostResponder()
      window.layoutIfNeeded()
    }
    guard keyboardIsStale || (window?.inputAccessoryHeight ?? 0) != accessoryHeight else { return }
    keyboardIsStale = false
    let keys = keysHeight
    for window in windows {
      window.showInputAccessory(above: window === self.window ? keys : 0)
      window.layoutIfNeeded()
    }
    accessoryHeight = window?.inputAccessoryHeight ?? 0
    display.keyboard = presentKeyboard
    for window in windows { window.layoutIfNeeded() }
    keepFirstResponderInSight()
  }

  /// As iOS does for fields in scroll views.
  func keepFirstResponderInSight() {
    guard display.keyboard != nil, let view = window?.firstResponder as? UIView else { return }
    scrollIntoSight(view)
  }
}

extension UIViewController {
  /// The child that fills a container of UIKit's.
  fileprivate var shownChild: UIViewController? {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    case let split as UISplitViewController: split.viewControllers.last
    default: nil
    }
  }
}
