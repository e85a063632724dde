/// Places its content in the safe area, and has it go on to its own edges, below bars and columns. Of iOS 26.
///
/// Pictures do not show how the content goes on, which the log says once.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
  /// A subview; nil by default. Setting it removes the former one.
  open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      guard let contentView else { return }
      LayoutLog.noteWithoutEffect("UIBackgroundExtensionView outside of its content view")
      addSubview(contentView)
      setNeedsLayout()
    }
  }

  /// Whether the content has the frame of the safe area; true by default. Else the app gives it a frame or constraints.
  open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }

  /// A view with a frame in points, without content.
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard automaticallyPlacesContentView, let contentView, contentView.translatesAutoresizingMaskIntoConstraints else {
      return
    }
    contentView.frame = bounds.inset(by: safeAreaInsets)
  }
}
