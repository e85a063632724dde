@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  open func prepareForReuse() {}
}

/// An item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// As large as the cell; what the cell shows goes into it.
  open internal(set) var contentView = UIView()
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var isSelected = false
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The content of a cell that was made without a size has nothing to grow from by its mask.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if interfaceBuilderID == nil { contentView.frame = bounds }
  }
}
