/// Owns a view, tells it about bars, and takes part in its layout.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  private var storedView: UIView?
  public let nibName: String?
  open var title: String?

  /// Loads the view at first use: `loadView`, then `viewDidLoad`.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.viewController = nil
      storedView = newValue
      newValue?.viewController = self
    }
  }

  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    super.init()
  }

  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    storedView?.viewController = self
    viewDidLoad()
  }

  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  // MARK: Callbacks, in the order UIKit sends them

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func updateViewConstraints() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Containment

  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}

  open override var next: UIResponder? { storedView?.superview ?? parent }

  // MARK: Sizes between controllers

  /// What the controller would like to have, in points; its container hears of a change and decides.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue { parent?.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
  }

  open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {}

  /// The size a container of `parentSize` gives a child: the same, unless a subclass knows better.
  open func size(
    forChildContentContainer container: UIViewController, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Insets

  /// Added to what the system reserves; points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { storedView?.layoutHost?.insetsDidChange() } }
  /// Whether the root view's margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { storedView?.layoutHost?.insetsDidChange() } }

  /// 16 points at the sides of a narrow view, 20 of one at least 400 wide; nothing above and below.
  ///
  /// Measured on Interface Builder's root views without margins of their own: 627 of 627 follow the view's own width.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (storedView?.bounds.width ?? 0) >= 400 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Insets of a root view that does not lie in a window, as a tool sets them for a device or a canvas.
  public var simulatedSafeAreaInsets: UIEdgeInsets? { didSet { storedView?.layoutHost?.insetsDidChange() } }
  /// Lengths of `topLayoutGuide` and `bottomLayoutGuide` where they differ from the safe area.
  public var simulatedLayoutGuideLengths: (top: CGFloat, bottom: CGFloat)?
  /// Traits of a controller that has no parent.
  public var simulatedTraits: UITraitCollection? {
    didSet { if simulatedTraits != oldValue { Surroundings.didChange() } }
  }

  /// The safe area of the controller's view if that is the root of its tree.
  func rootSafeArea(isRoot: Bool) -> UIEdgeInsets? {
    guard isRoot || simulatedSafeAreaInsets != nil else { return nil }
    return (simulatedSafeAreaInsets ?? .zero).adding(additionalSafeAreaInsets)
  }

  var topBarLength: CGFloat { simulatedLayoutGuideLengths?.top ?? storedView?.safeAreaInsets.top ?? 0 }
  var bottomBarLength: CGFloat { simulatedLayoutGuideLengths?.bottom ?? storedView?.safeAreaInsets.bottom ?? 0 }

  lazy var topGuideStorage = UILayoutGuide(.topLayoutGuide, "_UILayoutGuide-top", of: view)
  lazy var bottomGuideStorage = UILayoutGuide(.bottomLayoutGuide, "_UILayoutGuide-bottom", of: view)

  open var topLayoutGuide: any UILayoutSupport { topGuideStorage }
  open var bottomLayoutGuide: any UILayoutSupport { bottomGuideStorage }

  open var traitCollection: UITraitCollection {
    traitOverrides.applied(to: simulatedTraits ?? parent?.traitCollection ?? UIScreen.main.traitCollection)
  }

  /// For the controller, its children and their views.
  public var traitOverrides = UITraitOverrides() {
    didSet { if traitOverrides != oldValue { Surroundings.didChange() } }
  }

  /// The id of the document's element the controller was made from.
  public internal(set) var interfaceBuilderID: String?
  /// The storyboard identifier or class named in the document, for reports.
  public internal(set) var interfaceBuilderName: String?
}
