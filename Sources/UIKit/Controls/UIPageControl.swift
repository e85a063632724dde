/// A row of dots. From iOS 14 on it is 18 points wide for each page and 62 more; before, 7 points for each dot with 9
/// between.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// 0 by default, for which the control is as wide as for one page.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// Counted from 0. It is not limited to the number of pages.
  open var currentPage = 0
  /// False by default. It has no effect here: a single dot keeps its size and its place in a picture.
  open var hidesForSinglePage = false
  /// Of the other dots; nil is gray. Only pictures show it.
  open var pageIndicatorTintColor: UIColor?
  /// Of the current dot; nil is dark. Only pictures show it.
  open var currentPageIndicatorTintColor: UIColor?

  /// A tap on the trailing half leads to the next page, one on the leading half to the page before.
  override func userDidTap(at place: CGPoint) {
    let isTrailing = (place.x > bounds.midX) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let new = min(max(currentPage + (isTrailing ? 1 : -1), 0), max(0, numberOfPages - 1))
    guard new != currentPage else { return }
    currentPage = new
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(layoutProfile.controls.pageControlSize(pages: numberOfPages))
  }
  override var classContentPriorities: ContentPriorities { .fixed(.horizontal, .vertical) }
}
