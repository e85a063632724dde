extension UISplitViewController {
  /// What the nearest split view controller around a controller is like. Of iOS 26.
  public enum LayoutEnvironment: Int, Sendable {
    /// There is none.
    case none = 0
    /// It shows its columns beside each other.
    case expanded = 1
    /// It shows one column.
    case collapsed = 2
  }
}

/// Names ``UITraitCollection/splitViewControllerLayoutEnvironment`` to observers.
public enum UITraitSplitViewControllerLayoutEnvironment: StandardTrait {
  /// None: inherited.
  public static let defaultValue = UISplitViewController.LayoutEnvironment.none
  static var path: WritableKeyPath<TraitValues, UISplitViewController.LayoutEnvironment> { \.splitEnvironment }
}

extension TraitValues {
  var splitEnvironment: UISplitViewController.LayoutEnvironment {
    get { rare?.split ?? UISplitViewController.LayoutEnvironment.none }
    set { rare = RareTraits.changed(rare) { $0.split = newValue } }
  }
}

extension UITraitCollection {
  /// Specifies nothing but what the split view controller around is like; iOS 26.
  public convenience init(splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment) {
    self.init { $0.splitViewControllerLayoutEnvironment = splitViewControllerLayoutEnvironment }
  }

  /// Whether the nearest split view controller around shows its columns beside each other; none outside of one. iOS 26.
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment { values.splitEnvironment }
}

extension UIMutableTraits {
  /// What the split view controller around is like; iOS 26.
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
    set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
  }
}
