import Geometry

/// Shows an image. Its intrinsic size is that of the image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Nil by default, which leaves the view without an intrinsic size.
  open var image: UIImage? {
    didSet { if image !== oldValue { imageDidChange() } }
  }
  /// Shown, and measured, while ``isHighlighted`` is true; nil keeps ``image``.
  open var highlightedImage: UIImage? { didSet { if isHighlighted { imageDidChange() } } }
  /// False by default.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { imageDidChange() } } }
  /// If not nil, the first of these images is shown instead of ``image`` and decides the size.
  open var animationImages: [UIImage]? { didSet { imageDidChange() } }
  /// Seconds that all images take together; 0 by default. It has no effect here: the images do not move.
  open var animationDuration: TimeInterval = 0 {
    didSet { if animationDuration != 0 { LayoutLog.noteWithoutEffect("UIImageView.animationDuration") } }
  }
  /// 0, the default, is without end. It has no effect here.
  open var animationRepeatCount = 0 {
    didSet { if animationRepeatCount != 0 { LayoutLog.noteWithoutEffect("UIImageView.animationRepeatCount") } }
  }
  /// Whether ``startAnimating()`` was called while there were ``animationImages``; the first image is shown all the
  /// time.
  open private(set) var isAnimating = false
  /// What a symbol is shown in, as far as it says nothing itself; nil, the default, shows it as it was made.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { imageDidChange() } }

  /// Sets ``isAnimating``, if there are ``animationImages``. Pictures do not change.
  open func startAnimating() { isAnimating = animationImages != nil }
  /// Clears ``isAnimating``. The first of ``animationImages`` remains shown, unlike on iOS.
  open func stopAnimating() { isAnimating = false }

  private func imageDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Makes the image the contents of the layer; the ``UIView/draw(_:)`` of a subclass is not called, as on iOS.
  open override func display(_ layer: CALayer) {
    layer.contents = shownImage?.cgImage
    layer.contentsScale = shownImage?.scale ?? contentScaleFactor
  }

  /// What is in sight: one of the view's images, a symbol in the preferred configuration.
  package var shownImage: UIImage? {
    let shown = isHighlighted ? highlightedImage ?? image : animationImages?.first ?? image
    guard let shown, shown.isSymbolImage,
      let symbol = preferredSymbolConfiguration?.applying(shown.symbolConfiguration) ?? shown.styledSymbol
    else { return shown }
    return shown.applyingSymbolConfiguration(symbol.following(traitCollection))
  }

  /// A frame at the origin, of the image's size in points, alignment insets included.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// A frame at the origin, of the size of `image` in points, alignment insets included.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size of the image's alignment rectangle, so that the frame is as large as the image (DEVIATIONS.md, 23).
  /// Without an image the view has no intrinsic size. A symbol that fits a narrower view is as high as its shape makes it there.
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    var size = alignmentRect(forFrame: CGRect(origin: .zero, size: image.size)).size
    if needsSolvedWidth, let width = automaticWidth, width > 0, width < size.width {
      size.height = CGFloat(roundedUpToPixel(Double(size.height * width / size.width), scale: layoutProfile.scale))
    }
    return size
  }
  override var needsSolvedWidth: Bool { contentMode == .scaleAspectFit && shownImage?.isSymbolImage == true }
  override var automaticWidth: CGFloat? {
    get { layoutWidth }
    set { layoutWidth = newValue }
  }
  private var layoutWidth: CGFloat?
  override var takesTouchesWhenMade: Bool { false }
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }
}
