/// Shows an image; wants to be as large as it.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { if image !== oldValue { invalidateIntrinsicContentSize() } }
  }
  open var highlightedImage: UIImage? { didSet { if isHighlighted { invalidateIntrinsicContentSize() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } } }
  /// While there are any, they are shown instead of ``image`` and decide the size: the first one's.
  open var animationImages: [UIImage]? { didSet { invalidateIntrinsicContentSize() } }
  /// Seconds for all images.
  open var animationDuration: TimeInterval = 0
  open private(set) var isAnimating = false
  /// For symbols that are set from now on without a configuration of their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  open func startAnimating() { isAnimating = animationImages != nil }
  open func stopAnimating() { isAnimating = false }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : animationImages?.first ?? image }

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// That of the alignment rectangle, so that the frame is as large as the image; no wish without one.
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    return alignmentRect(forFrame: CGRect(origin: .zero, size: image.size)).size
  }
  override var takesTouchesWhenMade: Bool { false }
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }
}
