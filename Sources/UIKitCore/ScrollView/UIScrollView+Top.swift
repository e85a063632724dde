extension UIWindow {
  /// Does what a tap on the status bar does: scrolls the one scroll view to its top that lets it. With several that let it none is scrolled.
  ///
  /// Source: Apple's documentation of `scrollsToTop`.
  package func userDidTapStatusBar() {
    var found: [UIScrollView] = []
    func search(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0.01 else { return }
      if let scroll = view as? UIScrollView, scroll.scrollsToTop { found.append(scroll) }
      for subview in view.subviews { search(subview) }
    }
    for view in subviews { search(view) }
    let willing = found.filter { $0.delegate?.scrollViewShouldScrollToTop($0) ?? true }
    guard willing.count == 1, let scroll = willing.first else { return }
    let top = scroll.least.y
    guard scroll.contentOffset.y > top else { return }
    scroll.setContentOffset(CGPoint(x: scroll.contentOffset.x, y: top), animated: false)
    scroll.delegate?.scrollViewDidScrollToTop(scroll)
  }
}
