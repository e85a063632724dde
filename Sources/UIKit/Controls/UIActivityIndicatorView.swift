/// A spinner, 20 points each way, or 37 in its large styles. It keeps its size when it stands still.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The raw values are UIKit's, with a gap between the styles of before iOS 13 and those of today.
  public enum Style: Int, Sendable {
    /// 37 points; before iOS 13.
    case whiteLarge = 0
    /// 20 points; before iOS 13.
    case white = 1, gray = 2
    /// 20 points; the default.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  /// `.medium` by default. A change of the size lays the view out again.
  open var style: Style = .medium { didSet { invalidateIntrinsicContentSize() } }
  /// Nil is gray; only pictures show it.
  open var color: UIColor?
  /// True by default. It has no effect: a spinner that stands still is not hidden, so set `isHidden` where layout
  /// depends on it.
  open var hidesWhenStopped = true
  /// False until ``startAnimating()`` is called.
  open private(set) var isAnimating = false

  /// Sets ``isAnimating``. Nothing moves.
  open func startAnimating() { isAnimating = true }
  /// Clears ``isAnimating``. The view stays visible, whatever ``hidesWhenStopped`` says.
  open func stopAnimating() { isAnimating = false }

  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }
  override var classContentPriorities: ContentPriorities { .fixed(.horizontal, .vertical) }
}
