/// A row of dots. From iOS 14 on it is 18 points wide for each page and 62 more, from iOS 26 on 20 more; before, 7 points for each dot
/// with 9 between. One that runs from top to bottom is as high as another is wide.
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
    /// Nothing.
    case none = 0
    /// A tap, while it turns the page.
    case discrete = 1
    /// A finger moves along the dots.
    case continuous = 2
  }
  /// Where the pages follow each other.
  public enum Direction: Int, Sendable {
    /// As one reads.
    case natural = 0
    /// In any language.
    case leftToRight = 1, rightToLeft = 2, topToBottom = 3, bottomToTop = 4
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
  private var page = 0 {
    didSet {
      guard page != oldValue else { return }
      setNeedsDisplay()
      progress?.pageDidChange(to: page)
      tellObservers()
    }
  }
  /// Where the first page is, and the others from there; `.natural` by default.
  open var direction = Direction.natural { didSet { invalidateIntrinsicContentSize() } }
  /// How far the current page has got, which its dot shows; nil, the default, for none.
  open var progress: UIPageControlProgress? {
    didSet {
      guard progress !== oldValue else { return }
      if oldValue?.pageControl === self { oldValue?.pageControl = nil }
      progress?.pageControl = self
      progress?.pageDidChange(to: page)
    }
  }
  /// False by default. If true, a single dot is not drawn. The size stays the same.
  open var hidesForSinglePage = false
  /// Of the other dots; nil is gray. Only pictures show it.
  open var pageIndicatorTintColor: UIColor?
  /// Of the current dot; nil is dark. Only pictures show it.
  open var currentPageIndicatorTintColor: UIColor?
  /// `.automatic` by default. Only pictures show it.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }
  /// What a finger does at present.
  open private(set) var interactionState = InteractionState.none
  /// Whether a finger that moves along the dots turns the pages, one for each dot that it passes; true by default.
  open var allowsContinuousInteraction = true
  /// Nil, the default, is a dot.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Nil, the default, is ``preferredIndicatorImage``.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]

  /// What was set for exactly this page.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  /// In place of ``preferredIndicatorImage``; nil shows that again.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    setNeedsDisplay()
  }
  /// What was set for exactly this page.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }
  /// In place of ``preferredCurrentPageIndicatorImage``; nil shows that again.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    setNeedsDisplay()
  }
  /// The image that stands for a page; nil for a dot.
  package func shownImage(forPage page: Int) -> UIImage? {
    let image = images[page] ?? preferredIndicatorImage
    return page == currentPage ? currentImages[page] ?? preferredCurrentPageIndicatorImage ?? image : image
  }
  /// Whether the pages follow each other from top to bottom or the other way.
  package var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }
  /// Whether the first page is at the right or at the bottom.
  package var beginsAtEnd: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  /// The size of the control if it had so many pages; points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let size = layoutProfile.controls.pageControlSize(pages: pageCount, scale: layoutProfile.scale)
    return isVertical ? CGSize(width: size.height, height: size.width) : CGSize(size)
  }

  private func length(of pages: Int) -> CGFloat {
    let size = size(forNumberOfPages: pages)
    return isVertical ? size.height : size.width
  }
  private func place(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

  /// Where a finger came down, and the page of that moment.
  private var beginning: (place: CGFloat, page: Int)?
  /// Whether the finger that was lifted last has turned pages.
  private var hasTurned = false

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginning = (place(touch.location(in: self)), page)
    return super.beginTracking(touch, with: event)
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let goesOn = super.continueTracking(touch, with: event)
    guard allowsContinuousInteraction, let beginning else { return goesOn }
    let pitch = length(of: 2) - length(of: 1)
    let steps = ((place(touch.location(in: self)) - beginning.place) / max(1, pitch)).rounded(.towardZero)
    if steps != 0 { interactionState = .continuous }
    if interactionState == .continuous { turn(to: beginning.page + Int(beginsAtEnd ? -steps : steps)) }
    return goesOn
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    hasTurned = interactionState == .continuous
    (interactionState, beginning) = (.none, nil)
  }
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    (interactionState, beginning) = (.none, nil)
  }

  private func turn(to wanted: Int) {
    let new = min(max(wanted, 0), max(0, numberOfPages - 1))
    guard new != currentPage else { return }
    currentPage = new
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// A tap on the trailing half leads to the next page, one on the leading half to the page before. A finger that has turned pages is no
  /// tap.
  override func userDidTap(at place: CGPoint) {
    guard !hasTurned else { return hasTurned = false }
    interactionState = .discrete
    let isBehind = (self.place(place) > self.place(CGPoint(x: bounds.midX, y: bounds.midY))) != beginsAtEnd
    turn(to: currentPage + (isBehind ? 1 : -1))
    interactionState = .none
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// The intrinsic size, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAroundContent(in: size) }
  override var classContentPriorities: ContentPriorities { .fixed(.horizontal, .vertical) }
}
