import Platform

/// Two or three controllers side by side where there is room, and one after the other where there is none.
///
/// Where the horizontal size class is compact, the controller is collapsed: it shows one controller, which in most apps is a navigation
/// controller that has taken the others onto its stack. Else it shows the columns of ``displayMode``: without a wish of the program one
/// beside the secondary column if the view is wider than high, and the secondary one alone if it is not. Columns are as high as the
/// view; their widths are described at ``primaryColumnWidth``. Primary and supplementary column are compact along the x axis, the
/// secondary one has the traits of the split view controller. Each column has the part of the safe area that reaches into it.
///
/// From iOS 26 on the primary column of the styles of columns floats on tablets: it keeps away from the edges, and the next column reaches
/// below it. Without a wish two columns are beside the secondary one where there is room for three, else one.
///
/// Where Apple's documentation ends, DEVIATIONS.md says what was chosen (27, 32, 33 and 273).
///
/// Columns take their places at the next layout after a change. There are no gestures and no animations.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// Stands for the width that the system chooses; smaller than every width. Its number is not documented.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The number of columns; unspecified for controllers that are not made with a style.
  open internal(set) var style: Style
  /// Not kept alive.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// A controller with empty columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Columns (see UISplitViewController+Columns.swift)

  /// What was set for the columns.
  var contents: [Column: UIViewController] = [:]
  /// What is shown in the columns: the contents, or navigation controllers around them.
  var containers: [Column: UIViewController] = [:]
  /// The secondary controller that the classic style put away when it collapsed, in case nobody else gives one when it expands.
  var collapsedSecondary: UIViewController?

  /// The controllers of the columns, primary first. In the classic style a collapsed controller has one, else two.
  ///
  /// In the styles of columns, those of primary, supplementary and secondary column; use ``setViewController(_:for:)`` there.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { containers[$0] } }
    set { setClassic(newValue) }
  }

  /// Puts a controller into a column, or empties it; in a navigation controller of its own, unless it is one or the column is the
  /// compact one. A collapsed controller shows it only if it shows the column already.
  open func setViewController(_ vc: UIViewController?, for column: Column) { setContent(vc, of: column) }

  /// What was set for the column, without the navigation controller around it.
  open func viewController(for column: Column) -> UIViewController? { contents[column] }

  /// Brings a column into sight: changes the display mode or, in a collapsed controller, the stack.
  open func show(_ column: Column) { reveal(column) }

  /// Puts a column out of sight: changes the display mode or, in a collapsed controller, the stack.
  open func hide(_ column: Column) { conceal(column) }

  /// Whether there is room for one controller only, as of the last layout.
  open internal(set) var isCollapsed = false

  // MARK: Display mode

  /// What the program wishes; automatic by default. Setting it takes back what ``show(_:)-swift.method`` and ``hide(_:)`` have changed.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      shownMode = nil
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// What the program wishes in a style of columns; automatic by default, which is that of ``preferredDisplayMode`` if it has one.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet {
      shownMode = nil
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// The mode that columns were shown or hidden with, until the view becomes wide or high, or the program wishes another.
  var shownMode: DisplayMode?
  /// The mode that the delegate was told last.
  private var toldMode: DisplayMode?

  /// The columns in sight, for the present size and traits; never automatic. A collapsed controller says that there is one beside the
  /// secondary.
  open var displayMode: DisplayMode { isCollapsed ? .oneBesideSecondary : arrangement(in: presentSize).mode }

  /// What becomes of the secondary column; automatic in the classic style only.
  open var splitBehavior: SplitBehavior { arrangement(in: presentSize).behavior }

  /// `.automatic` by default. Pictures show the button at the margin of a column's bar, where the program has put no items; `.never` hides
  /// it. It takes no room, and nobody can tap it. `.always` is stored without effect: it is the same as automatic.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet {
      if displayModeButtonVisibility == .always {
        LayoutLog.noteWithoutEffect("UISplitViewController.displayModeButtonVisibility")
      }
    }
  }
  /// Stored without effect: bars show no items.
  open var showsSecondaryOnlyButton = false {
    didSet {
      if showsSecondaryOnlyButton { LayoutLog.noteWithoutEffect("UISplitViewController.showsSecondaryOnlyButton") }
    }
  }
  /// True by default. Stored without effect: there are no gestures.
  open var presentsWithGesture = true {
    didSet { if !presentsWithGesture { LayoutLog.noteWithoutEffect("UISplitViewController.presentsWithGesture") } }
  }
  /// That of a sidebar by default in the styles of columns. From iOS 26 on a primary column without it lies edge to edge with the others.
  open var primaryBackgroundStyle: BackgroundStyle {
    get { givenBackgroundStyle ?? (style == .unspecified ? .none : .sidebar) }
    set {
      givenBackgroundStyle = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }
  private var givenBackgroundStyle: BackgroundStyle?
  /// An item for the bar of the secondary column; bars show no items.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()

  /// The leading edge by default.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }

  // MARK: Widths

  var primaryWish = SplitArrangement.WidthWish() { didSet { viewIfLoaded?.setNeedsLayout() } }
  var supplementaryWish = SplitArrangement.WidthWish() { didSet { viewIfLoaded?.setNeedsLayout() } }
  var inspectorWish = SplitArrangement.WidthWish() { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether ``show(_:)-swift.method`` has brought the inspector into sight.
  var showsInspector = false { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// Points, without the safe area at the edge of the screen, which makes the column wider.
  ///
  /// It is ``preferredPrimaryColumnWidth`` or, if that is automatic, ``preferredPrimaryColumnWidthFraction`` of the view's width, which
  /// is automatically 0.4; at most ``maximumPrimaryColumnWidth``, and at least ``minimumPrimaryColumnWidth``.
  open var primaryColumnWidth: CGFloat { arrangement(in: presentSize).primaryWidth }
  /// Points; see ``primaryColumnWidth``, which it is computed like.
  open var supplementaryColumnWidth: CGFloat { arrangement(in: presentSize).supplementaryWidth }

  /// Points; automatic by default.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { primaryWish.points }
    set { primaryWish.points = newValue }
  }
  /// Of the view's width, between 0 and 1; automatic by default. ``preferredPrimaryColumnWidth`` precedes it.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primaryWish.fraction }
    set { primaryWish.fraction = newValue }
  }
  /// Points; automatic by default, which is 0.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { primaryWish.minimum }
    set { primaryWish.minimum = newValue }
  }
  /// Points; automatic by default, which is 320 or, in views with a side of 1,366 points, 375, also for a fraction that was set. A width
  /// in points that was set has no automatic maximum.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { primaryWish.maximum }
    set { primaryWish.maximum = newValue }
  }
  /// Points; automatic by default.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementaryWish.points }
    set { supplementaryWish.points = newValue }
  }
  /// Of the view's width, between 0 and 1; automatic by default.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementaryWish.fraction }
    set { supplementaryWish.fraction = newValue }
  }
  /// Points; automatic by default, which is 0.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWish.minimum }
    set { supplementaryWish.minimum = newValue }
  }
  /// Points; automatic by default, as that of the primary column.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWish.maximum }
    set { supplementaryWish.maximum = newValue }
  }

  /// Points; automatic by default, which is 464 beside two other columns. Of iOS 26; earlier releases do not read it.
  open var minimumSecondaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  // MARK: Showing controllers

  /// Shows a controller as the primary one or, if there is room for one only, on top of its stack; presents it if there is none.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    if isCollapsed { return showCollapsed(vc, sender) }
    setContent(vc, of: .primary)
  }

  /// Shows a controller as the secondary one or, if there is room for one only, on top of the primary one's stack.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    if style == .unspecified, isCollapsed {
      collapsedSecondary = vc
      return showCollapsed(vc, sender)
    }
    setContent(vc, of: .secondary)
    if isCollapsed { reveal(.secondary) }
  }

  // MARK: Layout

  private var isArranging = false
  private var wasWide: Bool?
  /// The controllers whose views this one has put into its own, the lowest one first.
  private var shown: [UIViewController] = []
  /// Controllers that are to be told, after a layout, that they have appeared.
  private var appearing: [UIViewController] = []
  /// The last traits of columns, with those that they were made from: they are read for every view.
  private var columnTraits: (from: UITraitCollection?, wide: UITraitCollection, narrow: UITraitCollection) = (
    nil, UITraitCollection(), UITraitCollection()
  )

  /// The size that the view is about to get; nil once it has it.
  private var comingSize: CGSize?
  var presentSize: CGSize { comingSize ?? viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size }

  /// Puts the views of the columns in sight into the view, with their frames, and collapses or expands first if the traits ask for it.
  func arrange(in size: CGSize) {
    guard let view = viewIfLoaded, !isArranging else { return }
    isArranging = true
    defer { isArranging = false }
    let isWide = size.width > size.height
    if wasWide != isWide {
      wasWide = isWide
      shownMode = nil
    }
    adapt(to: size)
    let places = places(in: size)
    let old = shown
    shown = places.map(\.controller)
    for controller in old where !shown.contains(controller) { takeAway(controller) }
    for (index, place) in places.enumerated() { put(place.controller, at: index, place.frame, in: view) }
  }

  /// What the primary column covers of the others, as of the last layout.
  private var covered: [Column: CGFloat] = [:] {
    didSet { if covered != oldValue { viewIfLoaded?.layoutHost?.insetsDidChange() } }
  }

  override func barInsets(over child: UIViewController) -> UIEdgeInsets {
    guard let column = covered.first(where: { containers[$0.key] === child }) else { return .zero }
    return UIEdgeInsets(
      top: 0, left: primaryIsRight ? 0 : column.value, bottom: 0, right: primaryIsRight ? column.value : 0)
  }

  private var primaryIsRight: Bool { (primaryEdge == .trailing) != (traitCollection.layoutDirection == .rightToLeft) }

  private func places(in size: CGSize) -> [(controller: UIViewController, frame: CGRect)] {
    if isCollapsed {
      covered = [:]
      return collapsedController.map { [($0, CGRect(origin: .zero, size: size))] } ?? []
    }
    let arrangement = arrangement(in: size)
    if let toldMode, toldMode != arrangement.mode {
      delegate?.splitViewController(self, willChangeTo: arrangement.mode)
    }
    toldMode = arrangement.mode
    covered = arrangement.covered
    tellColumns(of: arrangement)
    return arrangement.frames.compactMap { column, frame in containers[column].map { ($0, frame) } }
  }

  private func tellColumns(of arrangement: SplitArrangement) {
    guard style != .unspecified, let delegate else { return }
    let columns = arrangement.frames.map(\.column).filter { containers[$0] != nil }
    for (column, container) in containers.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let wasShown = shown.contains(container)
      if wasShown, !columns.contains(column) { delegate.splitViewController(self, willHide: column) }
      if !wasShown, columns.contains(column) { delegate.splitViewController(self, willShow: column) }
    }
  }

  private func put(_ controller: UIViewController, at index: Int, _ frame: CGRect, in view: UIView) {
    let childView: UIView = controller.view
    let isNew = childView.superview !== view
    if isNew, appearanceState.hasAppeared { controller.willAppear(false) }
    // Absolute places: between two sizes of the view no column has a width that nobody has given it.
    childView.autoresizingMask = []
    childView.frame = frame
    if isNew || view.subviews.firstIndex(of: childView) != index { view.insertSubview(childView, at: index) }
    guard isNew, appearanceState.hasAppeared else { return }
    controller.isAppearing(false)
    appearing.append(controller)
    view.setNeedsLayout()
  }

  /// Removes a view that this controller has put into its own, unless somebody else has taken it since.
  func takeAway(_ controller: UIViewController) {
    shown.removeAll { $0 === controller }
    appearing.removeAll { $0 === controller }
    guard let view = controller.viewIfLoaded, view.superview === viewIfLoaded else { return }
    if appearanceState.hasAppeared { controller.willDisappear(false) }
    view.removeFromSuperview()
    if appearanceState.hasAppeared { controller.didDisappear(false) }
  }

  /// Where the columns lie if the controller is expanded.
  func arrangement(in size: CGSize) -> SplitArrangement {
    var conditions = SplitArrangement.Conditions()
    conditions.style = style
    conditions.hasSupplementary = containers[.supplementary] != nil
    conditions.mode = shownMode ?? preferredDisplayMode
    conditions.behavior = preferredSplitBehavior
    (conditions.primary, conditions.supplementary) = (primaryWish, supplementaryWish)
    conditions.size = size
    conditions.primaryIsRight = primaryIsRight
    let insets = viewIfLoaded?.safeAreaInsets ?? .zero
    conditions.edgeInset = primaryIsRight ? insets.right : insets.left
    conditions.insets = (insets.top, insets.bottom)
    let screen: UIScreen = viewIfLoaded?.layoutScreen ?? .main
    if style != .unspecified, traitCollection.userInterfaceIdiom == .pad {
      conditions.floating = SplitColumns.floating[screen.profile]
    }
    conditions.floatsPrimary = primaryBackgroundStyle == .sidebar
    conditions.isExplicit = shownMode != nil
    conditions.pixel = 1 / screen.scale
    conditions.minimumSecondary = minimumSecondaryColumnWidth
    conditions.inspector = inspectorWidth(in: size)
    return SplitArrangement(conditions)
  }

  override func prepareToAppear() { arrange(in: presentSize) }

  override func adaptToTraits() { arrange(in: presentSize) }

  override func traits(ofChild child: UIViewController) -> UITraitCollection {
    let own = traitCollection
    let environment = isCollapsed ? LayoutEnvironment.collapsed : .expanded
    if columnTraits.from !== own || columnTraits.wide.splitViewControllerLayoutEnvironment != environment {
      let wide = own.modifyingTraits { $0.splitViewControllerLayoutEnvironment = environment }
      columnTraits = (own, wide, wide.modifyingTraits { $0.horizontalSizeClass = .compact })
    }
    let isNarrow =
      !isCollapsed && (child === containers[.primary] || child === containers[.supplementary])
      && (containers[.secondary] != nil || style != .unspecified)
    return isNarrow ? columnTraits.narrow : columnTraits.wide
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard !isCollapsed else { return parentSize }
    let place = arrangement(in: parentSize).frames.first { containers[$0.column] === container }
    return place?.frame.size ?? parentSize
  }

  /// Tells the columns of their sizes, and arranges them once the view's size is known to change: before a layout could find contents
  /// in columns that are too narrow for them.
  open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in
      guard let self, isViewLoaded else { return }
      comingSize = size
      view.setNeedsLayout()
      arrange(in: size)
    })
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    comingSize = nil
    arrange(in: view.bounds.size)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let appeared = appearing
    appearing = []
    for controller in appeared {
      controller.view.layoutIfNeeded()
      controller.didAppear(false)
    }
  }
}

extension UIViewController {
  /// The nearest ancestor that is a split view controller; nil if there is none.
  public var splitViewController: UISplitViewController? {
    var controller = parent
    while let present = controller, !(present is UISplitViewController) { controller = present.parent }
    return controller as? UISplitViewController
  }
}
