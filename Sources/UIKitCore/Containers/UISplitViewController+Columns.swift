/// Which controllers are in the columns, and which columns a program shows and hides.
extension UISplitViewController {
  /// The columns that a stack of a collapsed controller may have, the lowest one first.
  private static let stacking: [Column] = [.primary, .supplementary, .secondary]

  /// The first controller is the primary one, the last of several the secondary one.
  func setClassic(_ controllers: [UIViewController]) {
    var new = containers
    new[.primary] = controllers.first
    new[.secondary] = controllers.count > 1 ? controllers.last : nil
    let wasCollapsed = isCollapsed
    if style == .unspecified {
      collapsedSecondary = nil
      isCollapsed = false
    }
    (contents[.primary], contents[.secondary]) = (new[.primary], new[.secondary])
    setContainers(new)
    // The new ones collapse anew: the delegate is asked about them.
    if wasCollapsed { arrange(in: presentSize) }
  }

  func setContent(_ controller: UIViewController?, of column: Column) {
    let top = isCollapsed ? topColumn : nil
    contents[column] = controller
    var new = containers
    new[column] = controller.map { container(of: $0, column) }
    setContainers(new)
    if let top, style != .unspecified { stack(upTo: top) }
  }

  private func container(of controller: UIViewController, _ column: Column) -> UIViewController {
    if style == .unspecified || column == .compact || controller is UINavigationController { return controller }
    if let present = containers[column], controller.parent === present { return present }
    return UINavigationController(rootViewController: controller)
  }

  /// Adds children that are new and removes those that have no column any more, wherever they are.
  func setContainers(_ new: [Column: UIViewController]) {
    let kept = Array(new.values)
    let old = containers.values.filter { !kept.contains($0) }
    let joining = Self.stacking.compactMap { new[$0] } + [new[.compact], new[.inspector]].compactMap(\.self)
    containers = new
    for controller in old { release(controller) }
    for controller in joining where controller.parent == nil || !isStacked(controller) && controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Ends that a controller is a child or on the stack of another column.
  func release(_ controller: UIViewController) {
    if let navigation = controller.parent as? UINavigationController, navigation.splitViewController === self {
      navigation.setViewControllers(navigation.viewControllers.filter { $0 !== controller }, animated: false)
    } else if controller.parent === self {
      controller.willMove(toParent: nil)
      takeAway(controller)
      controller.removeFromParent()
    }
  }

  private func isStacked(_ controller: UIViewController) -> Bool {
    controller.parent is UINavigationController && controller.splitViewController === self
  }

  // MARK: The stack of a collapsed controller

  /// What a collapsed controller shows.
  var collapsedController: UIViewController? { containers[.compact] ?? base.flatMap { containers[$0] } }

  /// The first column that has a controller.
  private var base: Column? { Self.stacking.first { containers[$0] != nil } }

  /// The last column on the stack.
  var topColumn: Column {
    Self.stacking.last { containers[$0].map(isStacked) ?? false } ?? base ?? .primary
  }

  /// Puts the columns up to a given one onto the navigation controller of the first one, and those beyond it back.
  ///
  /// A column is on the stack as its navigation controller, whose bar the outer one takes the place of.
  func stack(upTo top: Column?) {
    guard let base, let navigation = containers[base] as? UINavigationController else { return }
    let columns = Self.stacking.filter { $0 != base }.compactMap { column in containers[column].map { (column, $0) } }
    let own = navigation.viewControllers.filter { controller in !columns.contains { $0.1 === controller } }
    let stacked = columns.filter { column, _ in top.map { column.rawValue <= $0.rawValue } ?? false }.map(\.1)
    if navigation.viewControllers != own + stacked {
      for controller in stacked { takeAway(controller) }
      navigation.setViewControllers(own + stacked, animated: false)
    }
    for (_, controller) in columns where controller.parent == nil {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  // MARK: Showing and hiding

  func reveal(_ column: Column) {
    if column == .inspector { return revealInspector() }
    if isCollapsed {
      if containers[.compact] == nil, style != .unspecified { stack(upTo: column) }
      return
    }
    let present = arrangement(in: presentSize)
    switch (column, style) {
    case (.secondary, _), (.compact, _), (.inspector, _): return
    case (.primary, .tripleColumn) where containers[.supplementary] != nil: shownMode = present.behavior.two
    default: if present.mode == .secondaryOnly { shownMode = present.behavior.one }
    }
    viewIfLoaded?.setNeedsLayout()
  }

  func conceal(_ column: Column) {
    if column == .inspector { return concealInspector() }
    if isCollapsed {
      let lower = Self.stacking.last { $0.rawValue < column.rawValue && containers[$0] != nil }
      if containers[.compact] == nil, style != .unspecified, let lower { stack(upTo: lower) }
      return
    }
    let present = arrangement(in: presentSize)
    switch (column, style) {
    case (.secondary, _), (.compact, _), (.inspector, _): return
    case (.primary, .tripleColumn) where containers[.supplementary] != nil:
      if present.frames.contains(where: { $0.column == .primary }) { shownMode = present.behavior.one }
    default: shownMode = .secondaryOnly
    }
    viewIfLoaded?.setNeedsLayout()
  }
}

extension UISplitViewController.SplitBehavior {
  fileprivate var one: UISplitViewController.DisplayMode { self == .overlay ? .oneOverSecondary : .oneBesideSecondary }

  fileprivate var two: UISplitViewController.DisplayMode {
    switch self {
    case .overlay: .twoOverSecondary
    case .displace: .twoDisplaceSecondary
    case .automatic, .tile: .twoBesideSecondary
    }
  }
}
