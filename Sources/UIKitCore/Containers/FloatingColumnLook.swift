import Platform

extension UIView {
  /// The radius of the corners of the column of a split view that floats above the others; nil for all other views. Only pictures show it.
  package var floatingColumnCorner: CGFloat? {
    guard let split = superview?.next as? UISplitViewController, split.floatsPrimaryColumn,
      split.containers[.primary]?.viewIfLoaded === self
    else { return nil }
    return CGFloat(AppearanceMetrics.floatingColumnCorner)
  }
}

extension UISplitViewController {
  fileprivate var floatsPrimaryColumn: Bool {
    guard !isCollapsed, let view = viewIfLoaded, primaryBackgroundStyle == .sidebar else { return false }
    return style != .unspecified && traitCollection.userInterfaceIdiom == .pad
      && SplitColumns.floating[view.layoutProfile] != nil
  }
}
