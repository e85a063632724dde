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

extension UIView {
  /// Whether the view lies in a column that floats.
  package var isInFloatingColumn: Bool {
    var view: UIView? = self
    while let present = view {
      if present.floatingColumnCorner != nil { return true }
      view = present.superview
    }
    return false
  }

  /// The lines between the columns of a split view whose view this is, a pixel wide; none between columns of which one floats.
  package var dividersOfColumns: [CGRect] {
    guard let split = next as? UISplitViewController, split.viewIfLoaded === self, !split.isCollapsed,
      !split.floatsPrimaryColumn
    else { return [] }
    let pixel = 1 / layoutScreen.scale
    let frames = split.containers.values.compactMap(\.viewIfLoaded)
      .filter { $0.superview === self && !$0.isHidden && $0.frame.intersects(bounds) }.map(\.frame)
      .sorted { $0.minX < $1.minX }
    return zip(frames, frames.dropFirst()).map { before, after in
      CGRect(x: max(before.maxX, after.minX) - pixel, y: 0, width: pixel, height: bounds.height)
    }
  }
}

extension UINavigationBar {
  /// Where a bar of a column shows the button that hides and shows the primary column: at the margin of the primary column while that is
  /// seen, else of the secondary one. Nil where the program has put items there, and in bars of other controllers.
  package var sidebarButtonPlace: CGRect? {
    guard let owner, !isCoveredBySearch, owner.viewControllers.count == 1, (topItem?.leftBarButtonItems ?? []).isEmpty,
      let split = owner.splitViewController, !split.isCollapsed, split.style != .unspecified,
      split.traitCollection.userInterfaceIdiom == .pad, split.presentsWithGesture,
      split.displayModeButtonVisibility != .never
    else { return nil }
    let shows: UISplitViewController.Column = split.displayMode == .secondaryOnly ? .secondary : .primary
    guard split.containers[shows] === owner else { return nil }
    let size = CGSize(width: 26, height: 21)
    let margin = layoutMargins.left
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let height = CGFloat(traitCollection.bars(on: layoutProfile).navigationBar)
    let row = layoutProfile.barDesign == .floating ? CGFloat(FloatingBarMetrics.platterHeight) : height
    return CGRect(
      x: isRightToLeft ? bounds.width - margin - size.width : margin, y: (row - size.height) / 2, width: size.width,
      height: size.height)
  }
}
