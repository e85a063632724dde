/// A bar that fills up: 4 points high from iOS 14 on and 2 before, without a width of its own.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// From 0 to 1.
  open var progress: Float = 0
  /// Of the part that is done; nil is the tint colour. Only pictures show it.
  open var progressTintColor: UIColor?
  /// Of the rest; nil is gray. Only pictures show it.
  open var trackTintColor: UIColor?

  /// Sets ``progress`` at once, whether animated or not. The value is not limited to 0 to 1.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(layoutProfile.controls.progressHeight))
  }
  override var classContentPriorities: ContentPriorities { .fixed(.vertical) }
}
