extension UIScrollView {
  /// Updates ``adjustedContentInset``. A content that is scrolled to its beginning stays there (DEVIATIONS.md, 9).
  ///
  /// The part of the safe area that is added is none for `never` and all for `always`. Otherwise it is that of the axes
  /// along which the content with its inset is larger than the frame, or that always bounce; `automatic` adds top and
  /// bottom as well if the scroll view is the view, or its first subview, of a controller in a navigation controller.
  /// Source: Apple's documentation of `UIScrollView.ContentInsetAdjustmentBehavior`.
  func adjustInsets() {
    // Interface Builder's canvas moves no content.
    guard layoutProfile.behavior.contentAdjustsForBars else { return }
    let old = adjustedContentInset
    let new = contentInset.adding(systemInset)
    guard new != old else { return }
    adjustedContentInset = new
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -new.left }
    if offset.y == -old.top { offset.y = -new.top }
    if offset != contentOffset { contentOffset = offset }
    mayHaveLeftContent()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Has the next layout look whether the content, which has another size or another room, still reaches to the end of the scroll view.
  func mayHaveLeftContent() {
    guard contentOffset != least, layoutProfile.behavior.contentAdjustsForBars, let layoutHost else {
      return
    }
    if !layoutHost.passState.resizedScrollViews.contains(where: { $0 === self }) {
      layoutHost.passState.resizedScrollViews.append(self)
    }
    layoutHost.passState.layoutIsPending = true
  }

  /// Scrolls back as far as the content leaves a gap: content that became shorter, or that has more room, is not scrolled farther than a
  /// finger could. Not while fingers hold it, and not while a refresh control is seen.
  func bringContentBack() {
    guard dragStart == nil, !isZooming, refreshControl?.isRefreshing != true else { return }
    let back = limited(contentOffset)
    if back != contentOffset { contentOffset = back }
  }

  private var systemInset: UIEdgeInsets {
    var insets = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return insets
    case .scrollableAxes, .automatic: break
    }
    let isHorizontal =
      alwaysBounceHorizontal || contentSize.width + contentInset.left + contentInset.right > bounds.width
    let isVertical = alwaysBounceVertical || contentSize.height + contentInset.top + contentInset.bottom > bounds.height
    if !isHorizontal { (insets.left, insets.right) = (0, 0) }
    if !isVertical, !isUnderNavigationBar { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  private var isUnderNavigationBar: Bool {
    guard contentInsetAdjustmentBehavior == .automatic else { return false }
    let isFirst = superview?.subviews.first === self
    guard let controller = viewController ?? (isFirst ? superview?.viewController : nil) else { return false }
    return controller.automaticallyAdjustsScrollViewInsets
      && (controller.navigationController != nil || controller.isBelowSimulatedNavigationBar)
  }
}
