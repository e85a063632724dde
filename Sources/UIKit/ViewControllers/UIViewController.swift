import InterfaceBuilder

/// Owns a view, tells it about bars, and takes part in its layout.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  private var storedView: UIView?
  public let nibName: String?
  public let nibBundle: Bundle?
  /// The storyboard the controller was made from.
  public internal(set) var storyboard: UIStoryboard?
  /// The scene of the storyboard, from which the view is loaded.
  var storyboardScene: InterfaceBuilder.Scene?
  open var title: String? {
    didSet { if oldValue == navigationItem.title || navigationItem.title == "" { navigationItem.title = title } }
  }

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
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    storedView?.viewController = self
    viewDidLoad()
  }

  /// From the storyboard or the nib of ``nibName``; without them an empty view as large as the screen.
  open func loadView() {
    if loadViewFromDocument() { return }
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
  var traitRegistrations: [TraitRegistration] = []

  /// Called before the view gets another size because its window has. Children are told the size the container gives them.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
  }

  /// Called before the controller's view has other traits, at the layout that follows the change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Whether it was told that it appears, and not that it disappears.
  var hasAppeared = false

  // MARK: Presenting (see UIViewController+Presenting.swift)

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  /// Whether controllers that are presented over the current context cover this one's view, and not the whole window.
  open var definesPresentationContext = false
  open internal(set) var presentedViewController: UIViewController?
  weak var presenter: UIViewController?

  /// Presents a controller, over this one or what it says to be the context; the completion is called after the layout.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    show(viewControllerToPresent, isAnimated: flag, completion)
  }

  /// Dismisses what this controller presents, else itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    (presentedViewController == nil ? presentingViewController : self)?.hide(isAnimated: flag, completion)
  }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var shouldAutorotate: Bool { true }

  // MARK: Segues (see UIStoryboardSegue.swift)

  /// Called before a segue from this controller is performed, and before the view of a container is filled.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Asked before what the user does performs a segue; one that the program performs is not asked about.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Performs the segue of the identifier in the controller's scene; raises an exception if there is none.
  open func performSegue(withIdentifier identifier: String, sender: Any?) { perform(identifier, sender) }

  // MARK: In containers

  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  open var toolbarItems: [UIBarButtonItem]?
  open var hidesBottomBarWhenPushed = false
  /// The edges at which the view reaches under translucent bars.
  open var edgesForExtendedLayout: UIRectEdge = .all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
  /// Whether that holds for opaque bars as well.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
  open var automaticallyAdjustsScrollViewInsets = true
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Containment

  /// Tells the child that it will move; telling that it did is for the container, once the views are where they belong.
  open func addChild(_ child: UIViewController) {
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Tells the controller that it did move; that it will is for the container to tell, before it takes the view away.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}

  /// What bars of this container take from the safe area of a child that reaches under them; points.
  func barInsets(over child: UIViewController) -> UIEdgeInsets { .zero }

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
