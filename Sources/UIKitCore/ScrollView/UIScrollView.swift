/// Shows a part of a larger content.
///
/// A constraint from a view inside to an edge of the scroll view refers to the edge of the content, and so decides the
/// content's size. One to the width, the height or the center refers to the scroll view's frame.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The size of the content, in points. The layout sets it if any edge of the content is constrained.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      adjustInsets()
      mayHaveLeftContent()
      tellObservers()
    }
  }

  // MARK: Insets (see UIScrollView+Insets.swift)

  /// Room around the content, in points; zero by default.
  open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { adjustInsets() } } }
  /// The room around the content in effect, in points: ``contentInset`` and the parts that bars and corners cover.
  open internal(set) var adjustedContentInset = UIEdgeInsets.zero
  /// Which part of the safe area is added to ``contentInset``.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic { didSet { adjustInsets() } }
  /// Called after ``adjustedContentInset`` has changed, before the delegate is told.
  open func adjustedContentInsetDidChange() {}
  // Indicators are seen while content moves, and content is at rest in every picture: they have no views here.
  /// True by default. No effect here, which the log says once.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { note(automaticallyAdjustsScrollIndicatorInsets != oldValue, "automaticallyAdjustsScrollIndicatorInsets") }
  }
  /// Points; zero by default. No effect here, which the log says once.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { note(verticalScrollIndicatorInsets != oldValue, "verticalScrollIndicatorInsets") }
  }
  /// Points; zero by default. No effect here, which the log says once.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { note(horizontalScrollIndicatorInsets != oldValue, "horizontalScrollIndicatorInsets") }
  }
  /// Sets the insets of both indicators; reading gives those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  private func note(_ isChange: Bool, _ member: String) {
    if isChange { LayoutLog.noteWithoutEffect("UIScrollView.\(member)") }
  }

  // MARK: Scrolling

  /// Hears of every change of ``contentOffset``, whoever makes it. The scroll view does not keep it alive.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// True by default. If false, fingers do not move the content; a program may set ``contentOffset`` either way.
  open var isScrollEnabled = true
  /// False by default. If true, a finger leads from page to page; a program may set any ``contentOffset``.
  open var isPagingEnabled = false
  /// False by default. If true, a finger that begins along one axis moves the content along that axis only, until it is lifted; one that
  /// begins diagonally moves it along both.
  open var isDirectionalLockEnabled = false
  /// True by default. If true, a finger moves the content beyond its ends, by half of its own way.
  open var bounces = true
  /// Whether the vertical axis counts as one that scrolls, even if the content fits, when the safe area is added; false
  /// by default.
  open var alwaysBounceVertical = false { didSet { adjustInsets() } }
  /// Whether the horizontal axis counts as one that scrolls, even if the content fits, when the safe area is added;
  /// false by default.
  open var alwaysBounceHorizontal = false { didSet { adjustInsets() } }
  /// How far the content goes on after the finger: to where a speed that falls by this factor in a millisecond would come to rest.
  open var decelerationRate = DecelerationRate.normal
  /// True by default. A tap on the status bar scrolls the content to its top, if no other scroll view on the screen lets it.
  open var scrollsToTop = true
  /// True by default. If true, a finger that moves drags the content, whatever view it came down on. If false, views inside have the touch
  /// at once, and ``touchesShouldCancel(in:)`` decides whether the content may still be dragged.
  open var delaysContentTouches = true
  /// True by default. If false, a view inside that has begun to track a touch keeps it: ``touchesShouldCancel(in:)`` is not asked.
  open var canCancelContentTouches = true
  /// Of any mode but `none`, a finger that drags the content sends the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// No effect here, which the log says once.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { note(indicatorStyle != oldValue, "indicatorStyle") }
  }
  /// True by default. No indicator is seen either way, because the content is at rest: there is no effect to miss.
  open var showsVerticalScrollIndicator = true
  /// True by default. No indicator is seen either way, because the content is at rest: there is no effect to miss.
  open var showsHorizontalScrollIndicator = true
  /// Whether a finger drags the content.
  open var isTracking: Bool { dragStart != nil }
  /// Whether a finger drags the content.
  open var isDragging: Bool { dragStart != nil }
  /// Where the content was when a finger began to drag it; nil while none does.
  var dragStart: CGPoint?
  /// The axis that a drag is locked to, none for a diagonal one; nil until that is decided.
  var dragLock: DragLock?
  enum DragLock { case vertical, horizontal, unlocked }
  /// False: nothing is flung.
  open var isDecelerating: Bool { false }
  /// Made when it is first asked for. It is not in the list of the view's recognizers, and code that sets its state scrolls nothing
  /// unless a finger is down.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()
  /// Made when it is first asked for, and nil while the limits of the scale allow no zooming. It is not in the list of the view's
  /// recognizers.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    guard maximumZoomScale > minimumZoomScale else { return nil }
    return madeZooming.recognizer(self)
  }
  /// Begins to refresh when a finger pulls the content 60 points beyond its upper end. It does not become a subview, and the content
  /// does not move for it.
  open var refreshControl: UIRefreshControl?

  /// No effect here, which the log says once.
  open func flashScrollIndicators() { LayoutLog.noteWithoutEffect("UIScrollView.flashScrollIndicators") }

  /// Whether a finger on a view inside begins to be tracked there; true unless a subclass says otherwise. Asked where touches of the
  /// content are not delayed.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether a view inside gives up its touch when the finger begins to drag: true unless it is a control. Asked where touches of the
  /// content are not delayed, and only if ``canCancelContentTouches`` is true.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The point of the content that lies at the top left corner of the frame, in points; the origin of ``bounds``. It is
  /// not limited to the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Sets ``contentOffset`` at once. If `animated`, the delegate is told that the animation has ended.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// A change of the origin, which is scrolling, asks for a layout of the subviews and is reported to the delegate.
  open override var bounds: CGRect {
    didSet {
      guard bounds.origin != oldValue.origin else { return }
      setNeedsLayout()
      if let bar = extras?.collapsingBar { bar.contentDidScroll() }
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Scrolls the shortest way that makes a rectangle of the content, in points, visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
    if rect.minX < visible.minX { offset.x += rect.minX - visible.minX }
    if rect.maxY > visible.maxY { offset.y += rect.maxY - visible.maxY }
    if rect.minY < visible.minY { offset.y += rect.minY - visible.minY }
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  // MARK: Zooming (see UIScrollView+Zooming.swift)

  /// 1 by default. A new limit holds for the next scale that is set.
  open var minimumZoomScale: CGFloat = 1
  /// 1 by default, which allows no zooming. A new limit holds for the next scale that is set.
  open var maximumZoomScale: CGFloat = 1
  /// True by default. If true, two fingers zoom beyond the limits, by half of their own way, and the scale returns when they are lifted.
  open var bouncesZoom = true
  /// Clamped to the minimum and maximum scale when it is set; 1 by default. The view that the delegate gives for zooming gets it as its
  /// transform, and the content its size.
  open var zoomScale: CGFloat {
    get { zooming?.scale ?? 1 }
    set { zoom(to: min(max(newValue, minimumZoomScale), maximumZoomScale)) }
  }
  /// Sets ``zoomScale`` at once. If `animated`, the delegate is told that zooming begins and has ended.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { announceZooming(animated) { zoomScale = scale } }
  /// Zooms until a rectangle of the zoomed view, in points of that view, fills the scroll view, as far as the limits allow, and scrolls to
  /// its middle. At once; if `animated`, the delegate is told that zooming begins and has ended.
  open func zoom(to rect: CGRect, animated: Bool) { announceZooming(animated) { showZoomed(rect) } }
  /// Whether two fingers zoom.
  open var isZooming: Bool { zooming?.start != nil }
  /// Whether the scale lies beyond its limits, while two fingers zoom.
  open var isZoomBouncing: Bool { zooming.map { $0.scale < minimumZoomScale || $0.scale > maximumZoomScale } ?? false }
  /// Where the content comes to rest that a finger has thrown; a collection view asks its layout.
  func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }
  /// Nil until something is zoomed.
  var zooming: ScrollZooming?

  // MARK: Guides

  /// The content: what is attached to its edges scrolls and decides ``contentSize``.
  public var contentLayoutGuide: UILayoutGuide { classGuide(.scrollContent, "UIScrollView-contentLayoutGuide") }
  /// The frame: what is attached to it stays where it is when the content scrolls.
  public var frameLayoutGuide: UILayoutGuide { classGuide(.scrollFrame, "UIScrollView-frameLayoutGuide") }

  func applyEngineContentSize(_ size: CGSize) { contentSize = zoomed(size) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if zooming != nil { placeZoomedView() }
  }

  /// Covers the frame while a search is presented over it.
  weak var foremostView: UIView?

  /// Rows that come into sight later stay below what covers them.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if let foremostView, foremostView !== subview, foremostView.superview === self { bringSubviewToFront(foremostView) }
  }
}

extension UIScrollView {
  /// Which part of the safe area becomes a part of ``UIScrollView/adjustedContentInset``.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, and always top and bottom if the scroll view is the view of a navigation controller's child
    /// or the first subview of that.
    case automatic
    /// That of the axes along which the content with its inset is larger than the frame, or that always bounce.
    case scrollableAxes
    /// None of it.
    case never
    /// All of it.
    case always
  }

  /// The color of the indicators, of which none is drawn.
  public enum IndicatorStyle: Int, Sendable {
    /// By the user interface style.
    case `default`
    /// For contents whose brightness is known.
    case black, white
  }

  /// What of scrolling sends the keyboard away on iOS. Nothing does here.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Scrolling leaves the keyboard alone.
    case none
    /// A drag sends it away at once, or moves it with the finger.
    case onDrag, interactive
    /// The same, with the view above the keyboard.
    case onDragWithAccessory, interactiveWithAccessory
  }

  /// The factor by which the content's speed falls in a millisecond, after the finger has left it.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998, the rate of new scroll views.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
