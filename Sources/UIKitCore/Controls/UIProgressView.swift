import TextLayout

/// A bar that fills up: 4 points high from iOS 14 on and 2 before, without a width of its own.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How high the bar is.
  public enum Style: Int, Sendable {
    /// For content.
    case `default` = 0
    /// Two and a half points, in whole pixels, for bars.
    case bar = 1
  }

  /// A bar without a width, as high as its style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }

  /// `.default` by default. A change of the height lays the view out again.
  open var progressViewStyle = Style.default {
    didSet {
      invalidateIntrinsicContentSize()
      if progressViewStyle != oldValue { sizeToFit() }
    }
  }
  /// From 0 to 1; other values are pinned to these. That of ``observedProgress``, if there is one.
  open var progress: Float {
    get { observedProgress.map { Self.pinned(Float($0.fractionCompleted)) } ?? ownProgress }
    set { ownProgress = Self.pinned(newValue) }
  }
  private var ownProgress: Float = 0 { didSet { if ownProgress != oldValue { tellObservers() } } }
  private static func pinned(_ progress: Float) -> Float { progress > 0 ? min(progress, 1) : 0 }
  /// Nil by default. While it is set, ``progress`` is its completed fraction.
  open var observedProgress: Progress?
  /// Of the part that is done; nil is the tint color. Only pictures show it.
  open var progressTintColor: UIColor?
  /// Of the rest; nil is gray. Only pictures show it.
  open var trackTintColor: UIColor?
  /// Stretched over the part that is done, in pictures; nil is the system's bar.
  open var progressImage: UIImage?
  /// Stretched over the whole bar, in pictures; nil is the system's bar.
  open var trackImage: UIImage?

  /// Sets ``progress`` at once, whether animated or not.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    let height =
      progressViewStyle == .bar
      ? roundedUpToPixel(2.5, scale: layoutScreen.scale) : CGFloat(layoutProfile.controls.progressHeight)
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
  /// The height of the bar, and the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAroundContent(in: size) }
  override var classContentPriorities: ContentPriorities { .fixed(.vertical) }

  // MARK: A height of its own

  /// Creates a bar of its own height: that of the frame is ignored.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame = frame
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Setting it places the bar: the height is ignored, unless constraints make the frame. A subclass has another height if it overrides
  /// ``sizeThatFits(_:)``.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = frameOfOwnSize(at: newValue) }
  }
}
