/// A view that a collection view may use again for something else. Headers and footers of collection views are not made
/// here.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// Set by the collection view when the cell is made; nil for one that is not used again.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view shows another item. Does nothing; what it showed stays until it is replaced.
  open func prepareForReuse() {}
}

/// An item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds what the cell shows; as large as the cell.
  open internal(set) var contentView = UIView()
  /// It has no effect here: it is not added to the cell.
  open var backgroundView: UIView?
  /// It has no effect here: it is not added to the cell.
  open var selectedBackgroundView: UIView?
  /// False by default. Selecting an item does not set it here.
  open var isSelected = false
  /// False by default. Only code of the app sets it.
  open var isHighlighted = false
  /// The content of the cell; nil by default. A configuration makes the content view, or changes the one that it made before.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { show(contentConfiguration, insteadOf: UIView()) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The content follows the cell here and not by its autoresizing mask, which cannot grow a content view of a cell
  /// that was made without a size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if interfaceBuilderID == nil { contentView.frame = bounds }
  }
}
