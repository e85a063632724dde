/// Shows a part of a larger content.
///
/// Constraints from inside to the scroll view's edges mean the content's edges and so its size; to its width, height and
/// centre they mean its frame.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Points; follows from the constraints if any of the content's edges is constrained.
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1

  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic

  /// The point of the content at the top left corner of the frame.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  public private(set) lazy var contentLayoutGuide = UILayoutGuide(
    .scrollContent, "UIScrollView-contentLayoutGuide", of: self)
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(
    .scrollFrame, "UIScrollView-frameLayoutGuide", of: self)

  func applyEngineContentSize(_ size: CGSize) { contentSize = size }
}
