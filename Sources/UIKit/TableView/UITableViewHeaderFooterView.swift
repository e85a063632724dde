/// The header or footer of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// As large as the view; what it shows goes into it.
  open internal(set) var contentView = UIView()
  /// The identifier the view was registered for.
  open private(set) var reuseIdentifier: String?
  /// 13 points of the system font, made at the first request. It has no place of its own; the app's constraints lay it
  /// out.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    contentView.addSubview(label)
    return label
  }()

  /// Behind the content, as large as the view.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }

  /// 320 by 28 points, until a table places it.
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

  /// Never called here: headers and footers are made anew.
  open func prepareForReuse() {}
}
