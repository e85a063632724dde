import AutoLayout
import Platform

/// Computes safe areas and margins, which follow from frames and in turn change constraints.
///
/// Rules, from the root to the leaves:
/// * the root's safe area is its controller's (bars, additional insets) or its window's;
/// * the safe area of a subview leaves out the part of its bounds that lies outside its superview's safe area; content
///   of a scroll view has no safe area insets;
/// * a margin is the one that was set (8 by default, for a controller's root view at least the system's minimum), plus
///   the safe area inset if `insetsLayoutMarginsFromSafeArea` is true; if `preservesSuperviewLayoutMargins` is true, it
///   is at least the part of the superview's margin that reaches into the view; if `layoutMarginsFollowReadableWidth` is true,
///   the margins at the sides leave at most the readable width.
extension LayoutHost {
  /// For changes that may concern any view, such as those of bars.
  func insetsDidChange() {
    insetState.allAreStale = true
    passState.layoutIsPending = true
  }

  /// Step 4 of the layout pass.
  func refreshInsets() {
    let meter = LayoutMeter.current
    meter?.begin(.insets)
    defer { meter?.end() }
    guard !insetState.allAreStale else {
      insetState.allAreStale = false
      return refreshInsets(root)
    }
    for watched in insetState.watched { watched.view.mark(.insets) }
    refreshStaleInsets(root)
  }

  func refreshStaleInsets(_ view: UIView) {
    if view.layoutState.needs.contains(.insets) { updateInsets(of: view) }
    view.visitSubviews(inNeedOf: .insets) { refreshStaleInsets($0) }
  }

  /// For one view between layouts: its insets follow from those of its superviews, and of no other views.
  func refreshInsets(of view: UIView) {
    var views = [view]
    while let last = views.last, last !== root, let superview = last.superview { views.append(superview) }
    for view in views.reversed()
    where insetState.allAreStale || view.layoutState.needs.contains(.insets) || entry(view)?.isWatched == true {
      updateInsets(of: view)
    }
  }

  /// For a view that is measured before its first layout pass: its insets and those of all views inside.
  func refreshInsets(_ view: UIView) {
    updateInsets(of: view)
    view.layoutState.needsBelow.remove(.insets)
    for subview in view.subviews { refreshInsets(subview) }
  }

  /// Updates the root and the view that a window shows. Their frames, and so their safe areas, are known before the
  /// first round, and their controllers are told before they lay out.
  func updateOuterInsets() {
    let meter = LayoutMeter.current
    meter?.begin(.insets)
    defer { meter?.end() }
    updateInsets(of: root)
    if let shownView { updateInsets(of: shownView) }
  }

  private func updateInsets(of view: UIView) {
    view.layoutState.needs.remove(.insets)
    let former = (bounds: entry(view)?.insetsBounds, safeArea: view.safeAreaInsets, margins: view.marginState.effective)
    defer { markSubviews(of: view, former) }
    let safeArea = safeArea(of: view)
    let margins = margins(of: view, safeArea: safeArea)
    if safeArea != view.safeAreaInsets {
      view.safeAreaInsets = safeArea
      view.safeAreaInsetsDidChange()
      if let controller = view.viewController { controller.viewSafeAreaInsetsDidChange() }
      for subview in view.subviews { subview.superviewSafeAreaDidChange() }
    }
    if let view = view as? UIScrollView {
      view.adjustInsets()
      if let old = former.bounds?.size, old != view.bounds.size { view.mayHaveLeftContent() }
    }
    if margins != view.marginState.effective {
      view.marginState.effective = margins
      view.layoutMarginsDidChange()
      if let controller = view.viewController { controller.viewLayoutMarginsDidChange() }
      traitsDidChange(view)
      view.enclosingTable?.setNeedsLayout()
    }
    updateGuides(of: view)
    if let guide = view.keyboardGuideIfMade { guide.objectDidMove(near: guide.nearEdges(in: view)) }
  }

  /// Tells the engine where the guides are that follow the view's insets.
  func updateGuides(of view: UIView) {
    for guide in view.ownGuides.provided { updateGuide(guide, of: view) }
    if let guide = view.keyboardGuideIfMade { updateGuide(guide, of: view) }
    if let controller = view.viewController {
      updateGuide(controller.topGuideStorage, of: view)
      updateGuide(controller.bottomGuideStorage, of: view)
    }
  }

  private func updateGuide(_ guide: UILayoutGuide, of view: UIView) {
    guard let role = guide.role, role.followsInsets, let item = table.guides[ObjectIdentifier(guide)],
      let entry = entry(view)
    else { return }
    guard engine.setDerived(derivedRect(role, of: view, entry.item), of: item) else { return }
    passState.layoutIsPending = true
    if !isFitting { view.mark(.fitting) }
  }

  /// Marks the subviews whose insets follow from what has changed in their superview.
  private func markSubviews(
    of view: UIView, _ former: (bounds: CGRect?, safeArea: UIEdgeInsets, margins: UIEdgeInsets)
  ) {
    let bounds = view.bounds
    guard
      former.bounds != bounds || former.safeArea != view.safeAreaInsets || former.margins != view.marginState.effective
    else { return }
    entry(view)?.insetsBounds = bounds
    let hasSafeArea = former.safeArea != .zero || view.safeAreaInsets != .zero
    for subview in view.subviews where hasSafeArea || subview.preservesSuperviewLayoutMargins {
      subview.mark(.insets)
    }
  }

  private func safeArea(of view: UIView) -> UIEdgeInsets {
    if let fixed = view.viewController?.rootSafeArea(isRoot: view === root) { return fixed }
    if let window = view as? UIWindow { return window.screenSafeArea }
    guard view !== root, let superview = view.superview, !(superview is UIScrollView) else { return .zero }
    let outer = superview.safeAreaInsets
    let frame = view.untransformedFrame
    let space = superview.bounds
    // No inset is larger than the superview's: a view that reaches past its superview has none there, else what the inset makes
    // larger would make the inset larger.
    func inset(_ outer: CGFloat, _ distance: CGFloat) -> CGFloat { distance < 0 ? 0 : max(0, outer - distance) }
    let insets = UIEdgeInsets(
      top: inset(outer.top, frame.minY - space.minY), left: inset(outer.left, frame.minX - space.minX),
      bottom: inset(outer.bottom, space.maxY - frame.maxY), right: inset(outer.right, space.maxX - frame.maxX))
    guard let controller = view.viewController else { return insets }
    return insets.adding(controller.insetsOfCoveredBars).adding(controller.additionalSafeAreaInsets)
  }

  private func margins(of view: UIView, safeArea: UIEdgeInsets) -> UIEdgeInsets {
    var own = view.marginState.explicit ?? view.defaultMargins
    if let controller = view.viewController, controller.viewRespectsSystemMinimumLayoutMargins {
      let minimum = controller.systemMinimumLayoutMargins
      own.leading = max(own.leading, minimum.leading)
      own.trailing = max(own.trailing, minimum.trailing)
    }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var margins = UIEdgeInsets(
      top: own.top, left: isRightToLeft ? own.trailing : own.leading, bottom: own.bottom,
      right: isRightToLeft ? own.leading : own.trailing)
    if view.insetsLayoutMarginsFromSafeArea { margins = margins.adding(safeArea) }
    if view.preservesSuperviewLayoutMargins, view !== root, let superview = view.superview {
      var outer = superview.marginState.effective
      // A scroll view's content does not see the bars: they are part of its content inset.
      if superview is UIScrollView, superview.insetsLayoutMarginsFromSafeArea {
        outer = outer.subtracting(superview.safeAreaInsets)
      }
      let frame = view.untransformedFrame
      let space = superview.bounds
      // A view that reaches over the superview's edge gets the superview's margin there and no more, because the margin
      // may decide its size.
      margins.top = max(margins.top, outer.top - max(0, frame.minY - space.minY))
      margins.left = max(margins.left, outer.left - max(0, frame.minX - space.minX))
      margins.bottom = max(margins.bottom, outer.bottom - max(0, space.maxY - frame.maxY))
      margins.right = max(margins.right, outer.right - max(0, space.maxX - frame.maxX))
    }
    return view.layoutMarginsFollowReadableWidth ? view.readable(margins) : margins
  }
}

extension UIEdgeInsets {
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
  }

  func subtracting(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top - other.top, left: left - other.left, bottom: bottom - other.bottom, right: right - other.right)
  }
}

extension UIView {
  /// Whether insets of the view, of its guides or of its subviews may change with its frame. Without a safe area around it and with
  /// margins of its own they do not, and most views have nothing inside.
  var insetsFollowFrame: Bool {
    guard ownSubviews.isEmpty, ownGuides.provided.isEmpty, keyboardGuideIfMade == nil, viewController == nil else {
      return true
    }
    return marginState.preservesSuperview || marginState.followsReadableWidth || marginState.safeArea != .zero
      || outer?.marginState.safeArea != .zero
      || self is UIScrollView
  }

  /// The distances from the bounds to the readable content guide: the margins, increased evenly on both sides until the
  /// width is at most the readable one.
  var readableInsets: UIEdgeInsets { readable(marginState.effective) }

  fileprivate func readable(_ margins: UIEdgeInsets) -> UIEdgeInsets {
    let width = bounds.width - margins.left - margins.right
    let excess = max(0, width - CGFloat(ReadableWidth.limit(at: layoutProfile.contentSizeCategory)))
    return UIEdgeInsets(
      top: margins.top, left: margins.left + excess / 2, bottom: margins.bottom, right: margins.right + excess / 2)
  }
}
