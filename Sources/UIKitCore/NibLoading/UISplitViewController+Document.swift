import InterfaceBuilder

/// Split view controllers of documents: what they say of columns, and which controllers are in them.
extension UISplitViewController {
  func apply(_ element: SplitViewControllerElement) {
    if let mode = element.preferredDisplayMode { preferredDisplayMode = DisplayMode(mode) }
    if let behavior = element.behavior { preferredSplitBehavior = SplitBehavior(behavior) }
    if let fraction = element.preferredPrimaryColumnWidthFraction {
      preferredPrimaryColumnWidthFraction = CGFloat(fraction)
    }
    if let width = element.preferredPrimaryColumnWidth { preferredPrimaryColumnWidth = CGFloat(width) }
    if let width = element.minimumPrimaryColumnWidth { minimumPrimaryColumnWidth = CGFloat(width) }
    if let width = element.maximumPrimaryColumnWidth { maximumPrimaryColumnWidth = CGFloat(width) }
    presentsWithGesture = element.presentsWithGesture
    if element.allowsColumnStyle { style = .doubleColumn }
  }

  /// Puts the controllers of relationship segues into their columns, in the style that they and the element ask for.
  func contain(_ related: [(relationship: ConnectionElement.Relationship, controller: UIViewController)]) {
    let columns = related.map { Column($0.relationship) }
    if columns.contains(.supplementary) {
      style = .tripleColumn
    } else if columns.contains(.compact), style == .unspecified {
      style = .doubleColumn
    }
    if style == .unspecified {
      let primary = related.first { Column($0.relationship) == .primary }?.controller
      let secondary = related.first { Column($0.relationship) == .secondary }?.controller
      let others = related.filter { Column($0.relationship) == nil }.map(\.controller)
      // Without a first controller the last one is the only one, as in a program that sets one controller.
      viewControllers = ([primary] + others + [secondary]).compactMap(\.self)
    } else {
      for (column, controller) in zip(columns, related.map(\.controller)) {
        if let column { setViewController(controller, for: column) }
      }
    }
  }
}

extension UISplitViewController.Column {
  /// Nil for a relationship that names no column.
  fileprivate init?(_ relationship: ConnectionElement.Relationship) {
    switch relationship {
    case .masterViewController: self = .primary
    case .supplementaryViewController: self = .supplementary
    case .detailViewController: self = .secondary
    case .compactViewController: self = .compact
    case .viewControllers, .rootViewController, .other: return nil
    }
  }
}

extension UISplitViewController.DisplayMode {
  fileprivate init(_ mode: SplitViewControllerElement.DisplayMode) {
    switch mode {
    case .beside: self = .oneBesideSecondary
    }
  }
}

extension UISplitViewController.SplitBehavior {
  fileprivate init(_ behavior: SplitViewControllerElement.Behavior) {
    switch behavior {
    case .tile: self = .tile
    }
  }
}
