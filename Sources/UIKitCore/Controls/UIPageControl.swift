/// A row of dots. From iOS 14 on it is 18 points wide for each page and 62 more, from iOS 26 on 20 more; before, 7 points for each dot
/// with 9 between.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// What lies under the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// A plate while a finger is on the control.
    case automatic = 0
    /// A plate at all times.
    case prominent = 1
    /// Nothing.
    case minimal = 2
  }
  /// What a finger does with the control.
  public enum InteractionState: Int, Sendable {
    /// Nothing; always, here.
    case none = 0
    /// A tap, or a finger that moves along the dots.
    case discrete = 1, continuous = 2
  }

  /// 0 by default, for which the control is as wide as for one page. A current page beyond the end becomes the last one.
  open var numberOfPages = 0 {
    didSet {
      page = min(page, max(0, numberOfPages - 1))
      invalidateIntrinsicContentSize()
    }
  }
  /// Counted from 0. Values outside of the pages are pinned to the first or last one.
  open var currentPage: Int {
    get { page }
    set { page = min(max(newValue, 0), max(0, numberOfPages - 1)) }
  }
  private var page = 0 { didSet { if page != oldValue { tellObservers() } } }
  /// False by default. If true, a single dot is not drawn. The size stays the same.
  open var hidesForSinglePage = false
  /// Of the other dots; nil is gray. Only pictures show it.
  open var pageIndicatorTintColor: UIColor?
  /// Of the current dot; nil is dark. Only pictures show it.
  open var currentPageIndicatorTintColor: UIColor?
  /// `.automatic` by default. No effect here, which the log says once: pictures show no plate.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { if backgroundStyle == .prominent { LayoutLog.noteWithoutEffect("UIPageControl.backgroundStyle") } }
  }
  /// `.none`: a tap is over at once.
  open var interactionState: InteractionState { .none }
  /// True by default. A finger that moves along the dots turns no pages here.
  open var allowsContinuousInteraction = true
  /// Nil, the default, is a dot. Pictures show dots.
  open var preferredIndicatorImage: UIImage? { didSet { noteImages(preferredIndicatorImage) } }
  /// Nil, the default, is ``preferredIndicatorImage``. Pictures show dots.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { noteImages(preferredCurrentPageIndicatorImage) } }
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]

  /// What was set for exactly this page.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  /// Stored; pictures show dots.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    noteImages(image)
  }
  /// What was set for exactly this page.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }
  /// Stored; pictures show dots.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    noteImages(image)
  }
  private func noteImages(_ image: UIImage?) {
    if image != nil { LayoutLog.noteWithoutEffect("an image for the dots of a UIPageControl") }
  }

  /// The size of the control if it had so many pages; points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(layoutProfile.controls.pageControlSize(pages: pageCount, scale: layoutProfile.scale))
  }

  /// A tap on the trailing half leads to the next page, one on the leading half to the page before.
  override func userDidTap(at place: CGPoint) {
    let isTrailing = (place.x > bounds.midX) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let new = min(max(currentPage + (isTrailing ? 1 : -1), 0), max(0, numberOfPages - 1))
    guard new != currentPage else { return }
    currentPage = new
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// The intrinsic size, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAroundContent(in: size) }
  override var classContentPriorities: ContentPriorities { .fixed(.horizontal, .vertical) }
}
