/// The header or footer of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  open internal(set) var contentView = UIView()
  open private(set) var reuseIdentifier: String?
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    contentView.addSubview(label)
    return label
  }()

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  open func prepareForReuse() {}
}
