/// The root of a tree of views on a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Setting it loads the controller's view, gives it the window's size and shows it. The former one's view leaves.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.willDisappear(false)
      oldValue?.viewIfLoaded?.removeFromSuperview()
      oldValue?.didDisappear(false)
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
      guard !isHidden else { return }
      if showsRoots { appearRoot() } else { updateStatusBar() }
    }
  }

  /// Setting it moves the window to the end of the scene's windows. A window does not keep its scene alive.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.windows.removeAll { $0 === self }
      windowScene?.windows.append(self)
    }
  }

  /// The screen whose profile, traits and safe area the window's views follow.
  open var screen: UIScreen {
    get { standsOn }
    set {
      guard newValue !== standsOn else { return }
      assignedScreen = newValue
      Surroundings.didChange()
    }
  }
  /// Stored without effect: windows do not cover each other.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != .normal { LayoutLog.noteWithoutEffect("UIWindow.windowLevel") } }
  }

  /// The menu that is open over the window; nil by default. See `OpenMenu.swift`.
  package final var openedMenu: OpenMenu? { didSet { openedMenuDidChange() } }

  /// A place in the order of windows, larger in front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The same without a label.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0, the level of new windows.
    public static let normal = Level(rawValue: 0)
    /// 1000, in front of the app's windows.
    public static let statusBar = Level(rawValue: 1000)
    /// 2000, in front of the status bar.
    public static let alert = Level(rawValue: 2000)
  }

  /// A window on the main screen that is hidden until ``makeKeyAndVisible()`` or ``UIView/isHidden`` shows it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    if UIScreen.main !== UIScreen.original { assignedScreen = UIScreen.main }
  }

  /// A hidden window as large as the main screen. It is made with an empty frame first, so that an override of `init(frame:)` sees that.
  ///
  /// Source: myell0w/MTStatusBarOverlay, pull request 102, on iOS 9.3; square/SuperDelegate, pull request 22.
  public convenience init() {
    self.init(frame: .zero)
    frame = UIScreen.main.bounds
  }

  /// A hidden window of the size of the scene's screen, in the scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    isHidden = true
    if windowScene.screen !== UIScreen.original { assignedScreen = windowScene.screen }
    self.windowScene = windowScene
    windowScene.windows.append(self)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var window: UIWindow? { self }
  /// Whether this window was made key last; see ``makeKey()``.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// The insets of the screen's bars and corners, in points; none while the window is hidden.
  var screenSafeArea: UIEdgeInsets { isHidden ? .zero : safeAreaBelowStatusBar }
  /// What the controller that fills the window has last said; see `UIViewController+StatusBar.swift`.
  package internal(set) final var isStatusBarHidden = false

  open override var isHidden: Bool {
    didSet {
      if isHidden != oldValue { layoutHost?.insetsDidChange() }
      // A new window is hidden without ever having been shown.
      guard isHidden == isShown else { return }
      isShown = !isHidden
      screen.post(isShown ? UIWindow.didBecomeVisibleNotification : UIWindow.didBecomeHiddenNotification, object: self)
    }
  }
  private final var isShown = false
  var windowTraits: UITraitCollection { screen.traitCollection }
  /// What the views and controllers in the window inherit: the screen's traits with the window's own.
  final var traitsInside: UITraitCollection {
    guard let overrides = storedTraitOverrides else { return windowTraits }
    if let overridden, overridden.from === windowTraits, overridden.by == overrides { return overridden.to }
    let new = overrides.applied(to: windowTraits)
    overridden = (windowTraits, overrides, new)
    return new
  }
  /// The last answer of `traitsInside` and what it was made from: the answer is read for every controller.
  private final var overridden: (from: UITraitCollection, by: UITraitOverrides, to: UITraitCollection)?

  /// Setting another size is a transition: the root view controller's `viewWillTransition` is called before it, and the
  /// tree is laid out after it.
  open override var frame: CGRect {
    get { super.frame }
    set {
      guard newValue.size != super.frame.size, rootViewController != nil else {
        super.frame = newValue
        return
      }
      change(to: newValue) {}
    }
  }

  /// Sets the frame and what depends on the surroundings, as one change: controllers are told before anything changes, and those that
  /// are presented, too.
  package func change(to frame: CGRect, with change: () -> Void) {
    guard frame.size != super.frame.size else {
      change()
      super.frame = frame
      return layoutIfNeeded()
    }
    let transition = TransitionCoordinator(in: self)
    var controller = rootViewController
    while let present = controller {
      if let presentation = present.presentationState.stored?.controller, presentation.containerView != nil {
        presentation.viewWillTransition(to: frame.size, with: transition)
      } else {
        present.viewWillTransition(to: frame.size, with: transition)
      }
      controller = present.presentedViewController
    }
    change()
    super.frame = frame
    transition.runAnimations()
    layoutIfNeeded()
    transition.runCompletions()
  }

  // MARK: Events

  private lazy var delivery = TouchDelivery()

  /// Brings the touches of an event to recognizers and views.
  open func sendEvent(_ event: UIEvent) { delivery.deliver(event, in: self) }

  /// Lets the first responder resign if its view has left the window.
  package func forgetLostResponder() {
    closeLostMenu()
    dismissAccessoryOfWhoHasLeft()
    guard let lost = firstResponder else {
      // One that exists no more, such as a controller that was popped, has not said that it gives its accessory up.
      if accessoryHost != nil { screen.firstResponderDidChange?(self) }
      return
    }
    let view = lost as? UIView ?? (lost as? UIViewController)?.viewIfLoaded
    guard view?.window !== self else { return }
    lost.resignFirstResponder()
    firstResponder = nil
  }

  /// What has the keyboard; nil for none.
  package internal(set) weak var firstResponder: UIResponder? {
    didSet { if firstResponder !== oldValue { screen.firstResponderDidChange?(self) } }
  }

  /// Whether another object becomes first responder.
  var changesResponder = false
  /// What shows the accessory of the first responder; see `InputAccessoryHost.swift`.
  var accessoryHost: InputAccessoryHost?
  private var madeUndoManager: UndoManager?
  /// What undoes the steps in the window; made when it is asked for.
  open override var undoManager: UndoManager? {
    if let madeUndoManager { return madeUndoManager }
    let made = UndoManager()
    madeUndoManager = made
    return made
  }

  private weak var appearedController: UIViewController?
  /// Whether the window was made visible, so that another root appears at once.
  private var showsRoots = false

  /// Makes the window key and visible, and lays it out between the root view controller's `viewWillAppear` and
  /// `viewDidAppear`. Those are called only once for a root view controller.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
    showsRoots = true
    appearRoot()
  }

  /// Lets the root view controller appear, unless it was the last that did.
  private func appearRoot() {
    let appearing = appearedController === rootViewController ? nil : rootViewController
    appearedController = rootViewController
    appearing?.willAppear(false)
    appearing?.isAppearing(false)
    updateStatusBar()
    layoutIfNeeded()
    appearing?.didAppear(false)
  }

  /// True. An override that answers false keeps the window from becoming key. Since iOS 15.
  open var canBecomeKey: Bool { true }
  /// Makes the window the application's key window, and tells another one that was.
  open func makeKey() {
    let old = UIApplication.shared.keyWindow
    guard old !== self, canBecomeKey else { return }
    UIApplication.shared.keyWindow = self
    old?.resignKey()
    becomeKey()
  }
  /// Called when the window has become key. An override calls super.
  open func becomeKey() { screen.post(UIWindow.didBecomeKeyNotification, object: self) }
  /// Called when another window has become key. An override calls super.
  open func resignKey() { screen.post(UIWindow.didResignKeyNotification, object: self) }

  /// Posted when a window is shown that was hidden.
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window is hidden that was shown.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted when a window has become key.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted when a window is key no longer.
  public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
}
