/// A view with a blurred or vibrant background, and a content view of the same size.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// Holds the subviews. ``init(effect:)`` alone adds it to the view; its autoresizing mask keeps it as large as the
  /// bounds.
  open var contentView = UIView()
  /// Nil is none. Pictures show the tint of a blur and a plate of glass, and no blur.
  open var effect: UIVisualEffect?

  /// A view of zero size with its content view inside.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
