/// Shows a part of a larger content.
///
/// Constraints from inside to the scroll view's edges mean the content's edges and so its size; to its width, height and
/// centre they mean its frame.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Points; follows from the constraints if any of the content's edges is constrained.
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { adjustInsets() } } }

  // MARK: Insets (see UIScrollView+Insets.swift)

  /// Points added around the content.
  open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { adjustInsets() } } }
  /// What the content really has around it: ``contentInset`` and what bars and corners cover.
  open internal(set) var adjustedContentInset = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic { didSet { adjustInsets() } }
  open func adjustedContentInsetDidChange() {}
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Of both indicators.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  // MARK: Scrolling

  open weak var delegate: (any UIScrollViewDelegate)?
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false { didSet { adjustInsets() } }
  open var alwaysBounceHorizontal = false { didSet { adjustInsets() } }
  open var decelerationRate = DecelerationRate.normal
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var indicatorStyle = IndicatorStyle.default
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  /// Nobody touches, so none of these is ever true.
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
  open var refreshControl: UIRefreshControl?

  /// There is nothing to see of an indicator.
  open func flashScrollIndicators() {}

  /// The point of the content at the top left corner of the frame.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// At once: nothing scrolls by itself.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolling asks for a layout, as on iOS.
  open override var bounds: CGRect {
    didSet {
      guard bounds.origin != oldValue.origin else { return }
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Scrolls as little as it takes to show the rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
    if rect.minX < visible.minX { offset.x += rect.minX - visible.minX }
    if rect.maxY > visible.maxY { offset.y += rect.maxY - visible.maxY }
    if rect.minY < visible.minY { offset.y += rect.minY - visible.minY }
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  // MARK: Zooming: as data, the content keeps its size

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom = true
  /// Within the least and the greatest scale.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set {
      storedZoomScale = min(max(newValue, minimumZoomScale), maximumZoomScale)
      delegate?.scrollViewDidZoom(self)
    }
  }
  private var storedZoomScale: CGFloat = 1
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  // MARK: Guides

  public private(set) lazy var contentLayoutGuide = UILayoutGuide(
    .scrollContent, "UIScrollView-contentLayoutGuide", of: self)
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(
    .scrollFrame, "UIScrollView-frameLayoutGuide", of: self)

  func applyEngineContentSize(_ size: CGSize) { contentSize = size }
}

extension UIScrollView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// The part of its speed that the content has left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// Hears of a scroll view's scrolling, which is setting its offset here.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// Pulled down to refresh: 60 points high, above the content, so that it takes no part in its layout.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 60) }
}
