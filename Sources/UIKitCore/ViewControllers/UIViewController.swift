import InterfaceBuilder
import Platform

/// Owns a view, decides its safe area and margins, and takes part in its layout.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, UIStateRestoring {
  @exclusivity(unchecked) private var storedView: UIView?
  /// The nib that `loadView` reads; nil means none, not the nib of the controller's own name (DEVIATIONS.md, 62).
  open var nibName: String? { origin.nibName }
  /// Where the nib is looked for; nil is the main bundle.
  open var nibBundle: Bundle? { origin.nibBundle }
  /// The storyboard the controller was made from.
  public internal(set) var storyboard: UIStoryboard? {
    get { origin.storyboard }
    set { origin.storyboard = newValue }
  }
  /// The scene of the storyboard, from which the view is loaded.
  package var storyboardScene: InterfaceBuilder.Scene? { origin.scene }
  final var origin = ControllerOrigin()
  /// Also becomes the title of the navigation item and of the tab bar item, unless they were given another one.
  open var title: String? {
    didSet {
      if oldValue == navigationItem.title || navigationItem.title == "" { navigationItem.title = title }
      if let item = barItems.givenTabBarItem ?? barItems.madeTabBarItem, oldValue == item.title || item.title == "" {
        item.title = title
      }
      KeyValueObserving.didChange(self)
    }
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

  /// The view if it is loaded already; asking loads nothing.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the view exists. Asking for it does not load it.
  open var isViewLoaded: Bool { storedView != nil }
  /// In the order they were added.
  open private(set) var children: [UIViewController] = []
  /// The container that this controller is a child of; nil for a root or a presented one.
  open private(set) weak var parent: UIViewController? {
    // Its traits hold here, too.
    didSet { if viewIfLoaded?.layoutHost != nil { Surroundings.didChange() } }
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Reads nothing: the nib is loaded when the view is first asked for.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    (origin.nibName, origin.nibBundle) = (nibNameOrNil, nibBundleOrNil)
  }

  /// A controller without a nib. It reads nothing from the coder: a storyboard sets its properties afterwards.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit { if let storedView, storedView.ownController === self { storedView.ownController = nil } }

  /// Calls `loadView` and `viewDidLoad` unless the view exists.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    storedView?.viewController = self
    viewDidLoad()
  }

  /// Loads the view from the storyboard or the nib of ``nibName``. Without them the view is an empty one of the
  /// screen's size.
  open func loadView() {
    if loadViewFromDocument() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  // MARK: Callbacks, in the order UIKit sends them

  /// Called once, when the view has been loaded; it has no superview and not its final size yet.
  open func viewDidLoad() {}
  /// Called before the view is shown: a pushed or presented view is not in the tree yet, the root view of a window is.
  /// A controller that has appeared is not told again before it has disappeared.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the tree and has its traits, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called in the layout pass, after the view's own `safeAreaInsetsDidChange`.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called in the layout pass, after the view's own `layoutMarginsDidChange`.
  open func viewLayoutMarginsDidChange() {}
  /// Called before the view's own `updateConstraints`, when the view has asked for it. Unlike on iOS an override need
  /// not call super, and the view's constraints are updated either way.
  open func updateViewConstraints() {}
  /// Asks for a call of `updateProperties` in the next layout pass of the view. Of iOS 26: for earlier releases the method is not called.
  open func setNeedsUpdateProperties() { storedView?.ask(for: .controllerProperties) }
  /// Called before the view's own `updateProperties`, in the first layout pass of the view and when the controller has asked for it.
  open func updateProperties() {}
  /// Calls `updateProperties` of the controller, its view and all below it that have asked for it; nothing until the view is loaded.
  open func updatePropertiesIfNeeded() { storedView?.updatePropertiesIfNeeded() }
  /// Called before each `layoutSubviews` of the view; the view has its size, its subviews do not yet.
  open func viewWillLayoutSubviews() {}
  /// Called after each `layoutSubviews` of the view. Deeper views may still have to be laid out.
  open func viewDidLayoutSubviews() {}
  /// Called after the first layout in the tree.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called while the view is still in the tree.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left the tree.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called in the layout that follows a change of traits, before the view's own method of that name.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  var traitRegistrations: [TraitRegistration] {
    get { ownTraits.registrations }
    set { ownTraits.registrations = newValue }
  }

  /// Called before the view gets another size because its window does. Children are called with the size that
  /// ``size(forChildContentContainer:withParentContainerSize:)`` gives them.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
    announceRotation(to: size, coordinator)
  }

  /// Called before the width and the height of the view change places, by ``viewWillTransition(to:with:)``. Deprecated since iOS 8.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called once the new size is set, before the layout. Deprecated since iOS 8.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called after the layout. Deprecated since iOS 8.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// Landscape left if the view, or the screen until there is a view, is wider than high; else portrait. Deprecated since iOS 8.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(ofSize: viewIfLoaded?.bounds.size ?? ownScreen.bounds.size)
  }

  /// Called in the layout that follows a change of size classes, before the view is told of the new traits.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Whether children are told of the appearance of this controller's view; true by default. A container that overrides this
  /// tells them itself, with ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()``.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  final var appearanceState = AppearanceState()
  /// What most controllers never have; see `ControllerExtras.swift`.
  final var extras: ControllerExtras?

  /// Whether the controller is about to be shown by ``present(_:animated:completion:)``: true in `viewWillAppear` and `viewDidAppear`.
  open var isBeingPresented: Bool { appearanceState.move == .presented }
  /// Whether the controller leaves because it is dismissed: true in `viewWillDisappear` and `viewDidDisappear`.
  open var isBeingDismissed: Bool { appearanceState.move == .dismissed }
  /// Whether the controller appears because it was added to its parent, as one that is pushed.
  open var isMovingToParent: Bool { appearanceState.move == .toParent }
  /// Whether the controller leaves because it is removed from its parent, as one that is popped.
  open var isMovingFromParent: Bool { appearanceState.move == .fromParent }

  /// What runs alongside the animated transition in which the controller, or an ancestor, takes part; nil while there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var controller: UIViewController? = self
    while let present = controller {
      if let running = present.runningCoordinator { return running }
      controller = present.parent
    }
    return nil
  }

  /// Animates from the view of one child to that of another, which comes into this controller's view, and removes the first one. Both
  /// children hear of it. The duration is in seconds. Children of other parents raise an exception.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(fromViewController, toViewController, duration, options, animations, completion)
  }

  // MARK: Presenting (see UIViewController+Presenting.swift)

  /// Where the view goes when the controller is presented; see ``UIModalPresentationStyle``.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentationState.style }
    set { presentationState.style = newValue }
  }
  /// No effect here, which the log says once: a presented view is in its place at once. Cover vertical by default.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { presentationState.transitionStyle }
    set {
      presentationState.transitionStyle = newValue
      if newValue != .coverVertical { LayoutLog.noteWithoutEffect("UIViewController.modalTransitionStyle") }
    }
  }
  /// False by default. If true, no gesture of the user ends the presentation.
  open var isModalInPresentation: Bool {
    get { presentationState.isModal }
    set { presentationState.isModal = newValue }
  }
  /// Whether controllers that are presented over the current context cover this one's view, and not the whole window.
  open var definesPresentationContext: Bool {
    get { presentationState.definesContext }
    set { presentationState.definesContext = newValue }
  }
  /// Not kept alive. Asked for a presentation controller if the style is `custom`.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentationState.transitioningDelegate }
    set { presentationState.transitioningDelegate = newValue }
  }
  /// The presentation controller of this controller or of the presented ancestor, made at the first request. Settings that are made
  /// before the presentation count in it. Nil for a controller of the style `custom` without one.
  open var presentationController: UIPresentationController? { loadedPresentation }
  /// ``presentationController`` if that is a sheet: of the styles `automatic`, `pageSheet` and `formSheet`.
  open var sheetPresentationController: UISheetPresentationController? {
    loadedPresentation as? UISheetPresentationController
  }
  /// ``presentationController`` if that is a popover: of the style `popover`.
  open var popoverPresentationController: UIPopoverPresentationController? {
    loadedPresentation as? UIPopoverPresentationController
  }
  /// What this controller presents, or the nearest of its ancestors that presents one: for most styles the outermost.
  open var presentedViewController: UIViewController? { presentingAncestor?.presentationState.presented }
  /// The controller itself or its nearest ancestor that presents another one.
  private final var presentingAncestor: UIViewController? {
    var controller: UIViewController? = self
    while let present = controller, present.presentationState.presented == nil { controller = present.parent }
    return controller
  }
  final var presentationState = PresentationState()

  /// Presents a controller over the context that its style asks for; see ``UIModalPresentationStyle``. No effect if
  /// that context presents one already. The completion is called after the layout.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    show(viewControllerToPresent, isAnimated: flag, completion)
  }

  /// Dismisses the controller that this one or an ancestor presents or, if none does, this controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    (presentingAncestor ?? presentingViewController)?.hide(isAnimated: flag, completion)
  }

  /// Whether ``modalTransitionStyle`` counts for what is presented in this context; false by default. No effect here, which the log says
  /// once.
  open var providesPresentationContextTransitionStyle: Bool {
    get { extras?.providesTransitionStyle ?? false }
    set {
      madeExtras.providesTransitionStyle = newValue
      LayoutLog.noteWithoutEffect("UIViewController.providesPresentationContextTransitionStyle")
    }
  }

  /// Called when memory gets short, which only a test says.
  open func didReceiveMemoryWarning() {}

  /// The default style. Pictures of a screen show it.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The controller inside this one whose style counts in place of this one's; nil by default.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// False. On a device without a notch, the safe area of a window without a status bar begins at the top.
  ///
  /// It is asked when a controller appears, and at ``setNeedsStatusBarAppearanceUpdate()``.
  open var prefersStatusBarHidden: Bool { false }
  /// Fading. The status bar comes and goes at once.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// False by default. Whether the controller decides about the status bar while it is presented in another style than `fullScreen`.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The controller inside this one whose wish to hide the status bar counts in place of this one's; nil by default.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// False. The library does not read it, so that the safe area does not depend on it.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides about the home indicator; nil by default. The library does not read it.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// No effect here, which the log says once: no home indicator hides.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    LayoutLog.noteWithoutEffect("UIViewController.setNeedsUpdateOfHomeIndicatorAutoHidden")
  }
  /// The edges at which the app's gestures come before the system's; none by default. The library does not read it: the system has none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides about them; nil by default. The library does not read it.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// No effect here, which the log says once: the system has no gestures at the edges.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    LayoutLog.noteWithoutEffect("UIViewController.setNeedsUpdateOfScreenEdgesDeferringSystemGestures")
  }
  /// Whether the pointer stays where it is; false by default. The library does not read it: there is no pointer.
  open var prefersPointerLocked: Bool { false }
  /// The child that decides about it; nil by default. The library does not read it.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// No effect here, which the log says once: there is no pointer.
  open func setNeedsUpdateOfPrefersPointerLocked() {
    LayoutLog.noteWithoutEffect("UIViewController.setNeedsUpdateOfPrefersPointerLocked")
  }
  /// Asks the controller that fills the window again whether it hides the status bar. Pictures ask for its style whenever they are made.
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.updateStatusBar() }
  /// All orientations. The library does not read it: tests and tools decide how the screen is turned.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// True. The library does not read it: tests and tools decide how the screen is turned.
  open var shouldAutorotate: Bool { true }
  /// The orientation in which the controller is best presented; the present one by default. The library does not read it: tests and
  /// tools decide how the screen is turned.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { interfaceOrientation }
  /// No effect here, which the log says once: tests and tools decide how the screen is turned.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    LayoutLog.noteWithoutEffect("UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations")
  }
  /// No effect here, which the log says once: tests and tools decide how the screen is turned.
  open class func attemptRotationToDeviceOrientation() {
    LayoutLog.noteWithoutEffect("UIViewController.attemptRotationToDeviceOrientation")
  }

  // MARK: Segues (see UIStoryboardSegue.swift)

  /// Called before a segue from this controller is performed, and before the view of a container is filled.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Called before an action of the user performs a segue. A segue that the program performs is performed without
  /// asking.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Performs the segue of the identifier in the controller's scene; raises an exception if there is none.
  open func performSegue(withIdentifier identifier: String, sender: Any?) { perform(identifier, sender) }

  /// Whether the controller may be the destination of an unwind segue: it has the method.
  open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
    -> Bool
  { Members.has(action.description, self) }
  /// The children that may be the destination of an unwind segue, in the order in which they are asked: all but the one that the segue comes
  /// from; of a navigation controller those below it, the topmost first.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let own = childContaining(source)
    return children.filter { $0 !== own }
  }
  /// The child that is or contains the controller that an unwind segue comes from; nil if none does.
  public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var controller: UIViewController? = source.source
    while let present = controller {
      if present.parent === self { return present }
      controller = present.parent
    }
    return nil
  }
  /// The nearest of this controller and its parents that can perform an action; nil if none can. Apps ask it where a controller will be
  /// shown.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    var controller: UIViewController? = self
    while let present = controller {
      if present.canPerformAction(action, withSender: sender) { return present }
      controller = present.parent
    }
    return nil
  }

  /// Called on the containers of the destination of an unwind segue, the innermost first, when it has been performed.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: In containers

  /// What a navigation bar shows for the controller; made with the controller's title when first asked for.
  open var navigationItem: UINavigationItem {
    if let item = barItems.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    barItems.navigationItem = item
    return item
  }
  final var barItems = ControllerBarItems()
  /// The controller's tab; made with the controller's title when first asked for. A navigation controller that was given none has that
  /// of its root.
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = barItems.givenTabBarItem ?? inheritedTabBarItem ?? barItems.madeTabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      barItems.madeTabBarItem = item
      return item
    }
    set {
      barItems.givenTabBarItem = newValue
      tabBarController?.tabBarItemsDidChange()
    }
  }
  /// The tab bar item of a child that stands for this controller, too.
  var inheritedTabBarItem: UITabBarItem? { nil }
  /// What the toolbar of a navigation controller shows while the controller is on top of its stack; nil is nothing.
  open var toolbarItems: [UIBarButtonItem]? {
    get { barItems.toolbarItems }
    set {
      barItems.toolbarItems = newValue
      navigationController?.toolbarItemsDidChange()
    }
  }
  /// Sets ``toolbarItems`` at once; `animated` makes no difference.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// Whether the toolbar of the navigation controller, and the bar of a tab bar controller around it, are hidden while the controller is
  /// on the stack above the root; false by default.
  open var hidesBottomBarWhenPushed: Bool {
    get { barItems.hidesBottomBarWhenPushed }
    set {
      barItems.hidesBottomBarWhenPushed = newValue
      navigationController?.bottomBarsDidChange()
    }
  }
  /// The edges at which the view extends under translucent bars; all by default.
  open var edgesForExtendedLayout: UIRectEdge {
    get { ownInsets.extendedEdges }
    set {
      ownInsets.extendedEdges = newValue
      parent?.viewIfLoaded?.setNeedsLayout()
    }
  }
  /// Whether the view extends under opaque bars as well; false by default.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { ownInsets.includesOpaqueBars }
    set {
      ownInsets.includesOpaqueBars = newValue
      parent?.viewIfLoaded?.setNeedsLayout()
    }
  }
  /// Whether a scroll view that is the view, or its first subview, makes room for a navigation controller's bar even if
  /// it does not scroll; true by default.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { ownInsets.adjustsScrollViews }
    set { ownInsets.adjustsScrollViews = newValue }
  }
  /// The system's button that begins and ends editing, titled "Edit" or "Done".
  open var editButtonItem: UIBarButtonItem {
    if let item = barItems.editButtonItem { return item }
    let item = makeEditButtonItem()
    barItems.editButtonItem = item
    return item
  }
  private func makeEditButtonItem() -> UIBarButtonItem {
    UIBarButtonItem(
      title: isEditing ? "Done" : "Edit",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
  }
  /// False by default. The table of a table view controller follows it.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      editButtonItem.title = isEditing ? "Done" : "Edit"
      editButtonItem.style = isEditing ? .done : .plain
    }
  }
  /// Sets ``isEditing``; `animated` makes no difference.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Containment

  /// Adds a child and calls its `willMove(toParent:)`. The container calls `didMove(toParent:)` itself, once the
  /// child's view is in its place.
  open func addChild(_ child: UIViewController) {
    if child.parent != nil { child.removeFromParent() }
    child.appearanceState.move = .toParent
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Removes the controller from its parent and calls its `didMove(toParent:)`. The container calls
  /// `willMove(toParent:)` itself, before it removes the view.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    ownTraits.parentsOverride = nil
    appearanceState.move = nil
    didMove(toParent: nil)
  }

  /// Called by the container once the move is over, with nil after a removal.
  open func didMove(toParent parent: UIViewController?) {
    if appearanceState.move == .toParent, appearanceState.phase != .arriving { appearanceState.move = nil }
  }
  /// Called before the controller gets a parent, or with nil by a container that is about to remove it.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil, self.parent != nil { appearanceState.move = .fromParent }
  }

  /// The traits that a child inherits from this container, without what ``setOverrideTraitCollection(_:forChild:)`` says.
  func traits(ofChild child: UIViewController) -> UITraitCollection { traitCollection }

  /// Called on containers before they and their children are told that they appear, so that they have their children in place.
  func prepareToAppear() {}

  /// The presentation controller of a style `custom`; nil for a view that covers the window.
  func makeCustomPresentation(from source: UIViewController?) -> UIPresentationController? {
    transitioningDelegate?.presentationController(
      forPresented: self, presenting: presentationState.presenter, source: source ?? presentationState.presenter ?? self
    )
  }

  /// The controller whose view this one covers when it is presented, in place of what its style asks for; nil for most.
  func ownPresentationContext(from source: UIViewController) -> UIViewController? { nil }

  /// What bars add to the safe area of the view: those of the container in most cases.
  var insetsOfCoveredBars: UIEdgeInsets { parent?.barInsets(over: self) ?? .zero }

  /// Called when other traits hold, before the program is told.
  func adaptToTraits() {}

  // MARK: Showing

  /// Shows a controller as the nearest container does: pushed by a navigation controller, in the primary column of a split view
  /// controller; presented if there is none.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller in the secondary column of the nearest split view controller; presents it if there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Takes in the secondary controller of a split view controller for which there is no room any more. It does nothing, so that the
  /// secondary one is out of sight; a navigation controller pushes it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Gives back a secondary controller for which there is room again. Nil, so that the one from before returns; a navigation controller
  /// takes the topmost controller from its stack if that is not the first.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }

  /// The insets, in points, that this container's bars add to the safe area of a child which extends under them.
  func barInsets(over child: UIViewController) -> UIEdgeInsets { .zero }

  open override var next: UIResponder? { storedView?.superview ?? parent }

  // MARK: Sizes between controllers

  /// The size that the controller asks its container for, in points. The container is told of a change and decides.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      presentationState.stored?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Called on a container when a child wishes for another size. A container that heeds the wish overrides this.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called on a container when the size of a child changes that sizes itself. Never called by the library: a container lays its children
  /// out anew.
  /// No effect here, and never called: sizes of children are asked for in each layout.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    LayoutLog.noteWithoutEffect("UIViewController.systemLayoutFittingSizeDidChange")
  }

  /// The size that a child has in a container of `parentSize`, in points: the same size, unless a subclass overrides
  /// this.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Insets

  /// Insets added to the safe area of the view, in points; zero by default.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { ownInsets.additionalSafeArea }
    set {
      ownInsets.additionalSafeArea = newValue
      storedView?.layoutHost?.insetsDidChange()
    }
  }
  /// Whether the view's leading and trailing margins are at least the system's minimum; true by default.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { ownInsets.respectsSystemMinimum }
    set {
      ownInsets.respectsSystemMinimum = newValue
      storedView?.layoutHost?.insetsDidChange()
    }
  }
  private final var ownInsets = ControllerInsets()

  /// 16 or 20 points at the sides, by the size of the view and its size classes (`SystemMargin` of the module `Platform`);
  /// nothing above and below.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let size = storedView?.bounds.size ?? .zero
    let (profile, traits) = (ownScreen.profile, traitCollection)
    let isLow =
      profile.behavior.narrowsMarginsOfCompactScreens && traits.userInterfaceIdiom == .phone
      && size.width > size.height && size.height < CGFloat(SystemMargin.lowScreen)
    let side =
      isLow
      ? CGFloat(SystemMargin.ofLowScreen(width: Double(size.width), release: profile.release))
      : traits.systemMargin(ofWidth: size.width, on: profile)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Insets of a root view that does not lie in a window, as a tool sets them for a device or a canvas.
  public var simulatedSafeAreaInsets: UIEdgeInsets? {
    get { simulated.safeArea }
    set {
      simulated.safeArea = newValue
      storedView?.layoutHost?.insetsDidChange()
    }
  }
  /// Whether the view counts as one below a navigation bar, as a tool says whose scenes have no navigation controller.
  package var isBelowSimulatedNavigationBar: Bool {
    get { simulated.isBelowNavigationBar }
    set { simulated.isBelowNavigationBar = newValue }
  }
  /// Whether a tool made the controller for a view that has none, such as that of a xib.
  package var standsForNone: Bool {
    get { simulated.standsForNone }
    set { simulated.standsForNone = newValue }
  }
  /// Lengths of `topLayoutGuide` and `bottomLayoutGuide` where they differ from the safe area.
  public var simulatedLayoutGuideLengths: (top: CGFloat, bottom: CGFloat)? {
    get { simulated.guideLengths }
    set { simulated.guideLengths = newValue }
  }
  private final var simulated = SimulatedInsets()

  /// The safe area of the controller's view if that is the root of its tree.
  func rootSafeArea(isRoot: Bool) -> UIEdgeInsets? {
    guard isRoot || simulatedSafeAreaInsets != nil else { return nil }
    return (simulatedSafeAreaInsets ?? .zero).adding(additionalSafeAreaInsets)
  }

  var topBarLength: CGFloat { simulatedLayoutGuideLengths?.top ?? storedView?.safeAreaInsets.top ?? 0 }
  var bottomBarLength: CGFloat { simulatedLayoutGuideLengths?.bottom ?? storedView?.safeAreaInsets.bottom ?? 0 }

  private final var lengthGuides = LengthGuides()
  var topGuideStorage: UILayoutGuide {
    if let guide = lengthGuides.top { return guide }
    let guide = UILayoutGuide(.topLayoutGuide, "_UILayoutGuide-top", of: view)
    lengthGuides.top = guide
    return guide
  }
  var bottomGuideStorage: UILayoutGuide {
    if let guide = lengthGuides.bottom { return guide }
    let guide = UILayoutGuide(.bottomLayoutGuide, "_UILayoutGuide-bottom", of: view)
    lengthGuides.bottom = guide
    return guide
  }

  /// The strip of the view that the safe area leaves free at the top, as wide as the view.
  open var topLayoutGuide: any UILayoutSupport { described(topGuideStorage, .top) }
  /// The strip of the view that the safe area leaves free at the bottom, as wide as the view.
  open var bottomLayoutGuide: any UILayoutSupport { described(bottomGuideStorage, .bottom) }

  /// The screen that the view stands on; the main one until there is a view.
  private var ownScreen: UIScreen { storedView?.layoutScreen ?? .main }

  /// The parent's traits, or the window's if there is no parent, with ``traitOverrides`` applied. A form sheet on a tablet and a popover
  /// have a compact width.
  open var traitCollection: UITraitCollection {
    traitOverrides.applied(to: parent?.overriddenTraits(ofChild: self) ?? outerTraits)
  }

  /// The traits around a controller without a parent.
  private var outerTraits: UITraitCollection {
    let window = storedView?.window ?? presentationState.presenter?.storedView?.window
    let outer = window?.traitsInside ?? ownScreen.traitCollection
    guard let stored = presentationState.stored, presentationState.presenter != nil else { return outer }
    return stored.controller.traitsOfPresented(on: outer)
  }

  /// Traits that a child has instead of those of its parent, until it is removed; those that the collection leaves unspecified
  /// are inherited. Nil ends that.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    childViewController.ownTraits.parentsOverride = collection
    Surroundings.didChange()
  }

  /// What ``setOverrideTraitCollection(_:forChild:)`` set; nil for a controller that is no child. A container that overrides
  /// this decides about the traits of its children.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.parent === self ? childViewController.ownTraits.parentsOverride : nil
  }

  private func overriddenTraits(ofChild child: UIViewController) -> UITraitCollection {
    let own = traits(ofChild: child)
    guard let override = overrideTraitCollection(forChild: child) else { return own }
    return UITraitCollection(own.values.overridden(by: override.values))
  }

  /// Traits that differ from the inherited ones, for the controller, its children and their views.
  public var traitOverrides: UITraitOverrides {
    get { ownTraits.overrides }
    set {
      guard newValue != ownTraits.overrides else { return }
      ownTraits.overrides = newValue
      Surroundings.didChange()
    }
  }
  private final var ownTraits = ControllerTraits()

  // MARK: Keys, previews, extensions, state (see ControllerExtras.swift)

  /// Commands that the controller has in addition to ``UIResponder/keyCommands``: those of ``addKeyCommand(_:)``.
  open override var keyCommands: [UIKeyCommand]? { extras?.keyCommands }
  /// Adds a command to ``keyCommands``.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { madeExtras.keyCommands = (keyCommands ?? []) + [keyCommand] }
  /// Removes a command that ``addKeyCommand(_:)`` added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { extras?.keyCommands?.removeAll { $0 === keyCommand } }
  /// Whether ``UIResponder/keyCommands`` of the controller count; true.
  open var performsActionsWhilePresentingModally: Bool { !(self is UIAlertController) }

  /// The actions below a preview; none by default. Deprecated since iOS 13. The library does not read it: no finger presses hard.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// The request that an app extension answers: nil here, unless a test or a parent gives one.
  open var extensionContext: NSExtensionContext? { extras?.extensionContext ?? parent?.extensionContext }
  /// Called in an app extension before the view is loaded. Never called by the library: no extension is run.
  open func beginRequest(with context: NSExtensionContext) { madeExtras.extensionContext = context }

  /// The scroll view that the bar at an edge belongs to; nil if none was set.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    extras?.contentScrollViews.first { $0.edges.contains(edge) }?.view
  }
  /// Says which scroll view the bars at some edges belong to. The getter answers it; bars look for the scroll view themselves, which the log
  /// says once.
  /// No effect here, which the log says once.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    LayoutLog.noteWithoutEffect("UIViewController.setContentScrollView(_:for:)")
    madeExtras.setContentScrollView(scrollView, edge)
  }
  /// The same at all edges.
  open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

  /// How the controller comes and goes when it is pushed or presented, since iOS 18; nil, the default, is as the system has it. No effect
  /// here, which the log says once: views are in their places at once.
  open var preferredTransition: Transition? {
    get { extras?.preferredTransition }
    set {
      madeExtras.preferredTransition = newValue
      if newValue != nil { LayoutLog.noteWithoutEffect("UIViewController.preferredTransition") }
    }
  }

  // MARK: Focus: there is none here (see Focus)

  /// The view that asks for focus; that of the controller by default.
  open var preferredFocusedView: UIView? { viewIfLoaded }
  /// Where focus goes within the controller; its view by default.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  /// Whether focus may move; true by default. Never asked: nothing moves it.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called on iOS when focus has moved. No effect here, and never called: nothing moves it.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    LayoutLog.noteWithoutEffect("UIViewController.didUpdateFocus")
  }
  /// No effect here, which the log says once: nothing has focus.
  open func setNeedsFocusUpdate() { LayoutLog.noteWithoutEffect("UIViewController.setNeedsFocusUpdate") }
  /// No effect here, which the log says once: nothing has focus.
  open func updateFocusIfNeeded() { LayoutLog.noteWithoutEffect("UIViewController.updateFocusIfNeeded") }
  /// The group within which the Tab key moves focus; nil by default. No effect here, which the log says once.
  open var focusGroupIdentifier: String? {
    get { extras?.focusGroupIdentifier }
    set {
      madeExtras.focusGroupIdentifier = newValue
      LayoutLog.noteWithoutEffect("UIViewController.focusGroupIdentifier")
    }
  }

  // MARK: Content that is unavailable (see UIViewController+ContentUnavailable.swift)

  /// Nil for controllers that never had to do with it.
  final var contentUnavailable: ContentUnavailableState?
  /// What ``updateContentUnavailableConfiguration(using:)`` is told.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }
  /// Called at the layout that follows ``setNeedsUpdateContentUnavailableConfiguration()``. An override sets
  /// ``contentUnavailableConfiguration`` as the state asks for.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: State restoration (see SavedState.swift)

  /// By which the app finds the controller again at its next launch. Nil, the default, keeps nothing of it and of what is inside.
  open var restorationIdentifier: String? {
    get { ownRestorationIdentifier }
    set { ownRestorationIdentifier = newValue }
  }
  /// What makes the controller again. Nil, the default, leaves that to the delegate of the app and to the storyboard.
  open var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { ownRestorationClass }
    set { ownRestorationClass = newValue }
  }
  /// Called when the app has gone to the background, if it keeps its state. An override writes what it needs, and calls super.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Called at a launch that restores, before the controller appears. An override reads what it has written, and calls super.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called when all controllers have read what they kept.
  open func applicationFinishedRestoringState() {}
  /// The controller that this one lies in or is presented by; nil for the outermost.
  open var restorationParent: (any UIStateRestoring)? { parent ?? presentingViewController }
  /// Nil: ``restorationClass`` makes controllers.
  open var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }

  /// The id of the document's element that the controller was made from; nil for one made in code.
  public package(set) var interfaceBuilderID: String? {
    get { origin.id }
    set { origin.id = newValue }
  }
  /// The storyboard identifier or class named in the document, for reports.
  public internal(set) var interfaceBuilderName: String? {
    get { origin.name }
    set { origin.name = newValue }
  }
}
