/// A spinner, 20 points each way, or 37 in its large styles. One that stands still is hidden unless ``hidesWhenStopped`` is false.
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

    fileprivate var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
  }

  /// A hidden spinner of the style's size.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    isHidden = true
  }

  /// A hidden spinner of medium style in the middle of a frame, which has the style's size if the given one is empty.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { sizeToFit() }
    isHidden = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// `.medium` by default. A change of the size lays the view out again; a frame of the style's size follows.
  open var style: Style = .medium {
    didSet {
      invalidateIntrinsicContentSize()
      if bounds.size == CGSize(width: oldValue.side, height: oldValue.side) { sizeToFit() }
    }
  }
  /// Nil is gray; only pictures show it.
  open var color: UIColor!
  /// True by default. While it is true, the view is hidden as long as nothing spins.
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
  /// False until ``startAnimating()`` is called.
  open private(set) var isAnimating = false

  /// Sets ``isAnimating`` and shows the view. Nothing moves.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }
  /// Clears ``isAnimating``, and hides the view if ``hidesWhenStopped`` says so.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
  /// The size of the style, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAroundContent(in: size) }
  override var classContentPriorities: ContentPriorities { .fixed(.horizontal, .vertical) }
}
