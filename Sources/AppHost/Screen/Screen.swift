import Platform
import UIKit

/// A device with an app on it, for tests: it is turned, tapped and typed into as a device is, and asked what it shows.
///
/// ```swift
/// let screen = Screen(.named("iPhone 14"))
/// try screen.launch(AppDelegate.self)
/// try screen.tap("Sign In")
/// try screen.rotate()
/// #expect(screen.conflicts.isEmpty)
/// ```
///
/// Each call is one thing that a user or the system does. When it returns, the app has done what follows at once: messages on the main
/// queue, the layout, and animations to their end. Timers and everything else that waits does so on the clock of the screen, which stands
/// still until ``wait(_:)``.
///
/// Screens share nothing but what the app itself shares, such as static properties. While a call runs, `UIScreen.main` and
/// `UIApplication.shared` are those of its screen; ``run(_:)`` lets a test call code of the app likewise.
@MainActor
public final class Screen {
  /// Which device a screen is of.
  public enum Model: Sendable {
    /// A device of the table.
    case device(Device)
    /// A model by its name, as `Device.named(_:)` reads it. A name that no model has is an error of the test, which stops it.
    case named(String)
  }

  /// The model. ``become(_:)`` puts another in its place.
  public internal(set) var device: Device
  /// The name of the model, as Apple writes it.
  public internal(set) var modelName: String
  /// How the device is held; upright at first.
  public internal(set) var orientation = Device.Orientation.portrait
  /// The part of the screen that the app has; all of it at first.
  public internal(set) var part = Device.Split.full
  /// What the app has logged while calls ran: conflicts as iOS words them, and other messages of UIKit.
  public internal(set) var log: [String] {
    get { messages.messages }
    set { messages.messages = newValue }
  }
  private let messages = MessageLog()
  /// The screen that the app sees as `UIScreen.main`.
  public let display: UIScreen
  /// The application that the app sees as `UIApplication.shared`.
  public let application: UIApplication

  /// Windows that the test has made for controllers.
  var ownWindows: [UIWindow] = []
  /// Starts the app anew; nil before it was launched.
  var relaunch: (() throws -> Void)?
  var keyboardIsStale = false
  /// The finger that was lifted last.
  var lastTap: UITouch?
  let release: Int
  /// The language of the user's settings, such as `de` or `pt-BR`; nil, the first, is that in which the app was written. Apps find their
  /// texts in it from then on; one that was launched is launched again, as iOS does.
  public private(set) var language: String?
  private var depth = 0

  /// A screen that shows nothing yet.
  ///
  /// - Parameter release: the number of the iOS release whose controls and fonts count.
  public init(_ model: Model, release: Int = 17) {
    (device, modelName) = Screen.device(model)
    self.release = release
    display = UIScreen(Profile(device, .portrait, release: release))
    let size = device.size(in: .portrait)
    display.bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    application = UIApplication()
    AppLoop.hasScreens = true
    display.firstResponderDidChange = { [weak self] _ in self?.keyboardIsStale = true }
  }

  static func device(_ model: Model) -> (device: Device, name: String) {
    switch model {
    case .device(let device): return (device, device.names.first ?? device.id)
    case .named(let name):
      guard let device = Device.named(name) else {
        fatalError("no device is called \"\(name)\"; see `trellis devices`")
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

  /// The controller that the user deals with: what is presented last, and inside of it the top of the stack or the selected tab.
  public var topController: UIViewController? {
    var controller = window?.rootViewController
    while let present = controller {
      if let next = present.presentedViewController ?? present.shownChild { controller = next } else { return present }
    }
    return nil
  }

  /// Shows a controller in a window of its own that fills the screen, in place of one that was shown so before.
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
  /// on the screen is ended first.
  ///
  /// The delegate is a class of sources that `uikit-sources` rewrites, or conforms to `LaunchableDelegate`.
  /// - Throws: ``ScreenError`` if no window is shown when the launch is over.
  public func launch<App: UIApplicationDelegate>(_ app: App.Type) throws {
    AppEntrances.pass(app)
    let start: () throws -> Void = { [unowned self] in
      run {
        if application.delegate != nil { application.terminate() }
        ownWindows = []
        App.main()
      }
      guard window != nil else { throw ScreenError("\(App.self) has shown no window when its launch was over") }
    }
    relaunch = start
    try start()
  }

  /// Puts the app into the background, as the user does by going home, or brings it back.
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

  /// Runs code of the app as if it ran on the screen, with what follows at once.
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

  /// Lets a time pass on the screen's clock, in seconds: timers fire, delayed messages come, animations go on.
  public func wait(_ seconds: TimeInterval) { run { display.animationClock.advance(by: seconds) } }

  /// Waits for work on other threads, such as a file that is read: until a condition holds, for at most a number of real seconds.
  ///
  /// - Throws: ``ScreenError`` if it does not hold by then.
  public func wait(upTo seconds: TimeInterval = 10, until condition: () -> Bool) throws {
    let end = Date(timeIntervalSinceNow: seconds)
    while true {
      run {}
      if condition() { return }
      guard Date() < end else { throw ScreenError("what was waited for has not come in \(seconds) seconds") }
      Thread.sleep(forTimeInterval: 0.005)
    }
  }

  /// More turns than anything takes that comes to rest, and few enough for what never does.
  private static let mostTurns = 100
  /// Seconds; longer animations are left where they are.
  private static let longestAnimation = 10.0

  /// Does what follows at once, and animations to their end.
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
    guard keyboardIsStale else { return }
    keyboardIsStale = false
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
