import Platform

/// The header or footer of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// As large as the view; what it shows goes into it.
  open internal(set) var contentView: UIView = UIView()
  /// The identifier the view was registered for.
  open private(set) var reuseIdentifier: String?
  /// The title, made at the first request, in 13 points of the system font and in gray; that of a header is 17 points semibold from iOS 26 on. A table
  /// places it in line with its rows, unless the content has constraints or other views.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = titleFont
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    contentView.addSubview(label)
    hasTextLabel = true
    return label
  }()
  private var hasTextLabel = false

  /// What a table uses the view for.
  enum Role {
    case header, footer
  }
  /// Nil until a table has it.
  var role: Role? {
    didSet {
      // A font of the app stays.
      guard hasTextLabel, let textLabel, textLabel.font == Self.small || textLabel.font == Self.prominent else {
        return
      }
      textLabel.font = titleFont
    }
  }
  private static let small = UIFontMetrics(forTextStyle: .footnote).followed(
    by: .systemFont(ofSize: CGFloat(SectionMetrics.TitleFont.small.size)))
  private static let prominent = UIFontMetrics(forTextStyle: .headline).followed(
    by: .systemFont(ofSize: CGFloat(SectionMetrics.TitleFont.prominent.size), weight: .semibold))
  private var titleFont: UIFont {
    role == .header && SectionMetrics.titleFont[layoutProfile] == .prominent ? Self.prominent : Self.small
  }

  /// Whether the title is all that there is, and nobody has placed it.
  var showsOnlyATitle: Bool {
    guard hasTextLabel, let textLabel, textLabel.text?.isEmpty == false, textLabel.superview === contentView else {
      return false
    }
    return textLabel.translatesAutoresizingMaskIntoConstraints && contentView.subviews.count == 1
      && contentView.constraints.isEmpty && constraints.isEmpty
  }

  /// The content of the view; nil by default. A configuration makes the content view, or changes the one that it made before.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      show(contentConfiguration, insteadOf: UIView())
      enclosingTable?.setNeedsLayout()
    }
  }
  /// True by default: the content is shown as it is for the view's present state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Shown behind the content; nil by default. Setting it takes ``backgroundView`` away, and the other way round.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if backgroundConfiguration != nil, backgroundView != nil { backgroundView = nil }
      backgroundConfigurationView = BackgroundConfigurationView.show(
        automaticallyUpdatesBackgroundConfiguration
          ? backgroundConfiguration?.resolved(in: self).updated(for: configurationState)
          : backgroundConfiguration?.resolved(in: self),
        in: self, replacing: backgroundConfigurationView)
    }
  }
  /// True by default: ``backgroundConfiguration`` is shown as it is for the view's present state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  private var backgroundConfigurationView: BackgroundConfigurationView?
  /// Changes the view for its state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void
  /// Called by ``updateConfiguration(using:)``; nil by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// The state in which configurations are shown: the traits of the view.
  open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
  /// Calls ``updateConfiguration(using:)`` at once; on iOS it waits for the next layout.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  /// Calls ``configurationUpdateHandler``. An override calls super.
  open func updateConfiguration(using state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }
  /// An empty configuration of a header or a footer, as the table's style has it.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let isPlain = enclosingTable?.style ?? .plain == .plain
    if role == .footer { return isPlain ? .plainFooter() : .groupedFooter() }
    return isPlain ? .plainHeader() : .groupedHeader()
  }
  /// The background of the system for the view, as the table's style has it.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    enclosingTable?.style ?? .plain == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  /// Behind the content, as large as the view.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if backgroundView != nil, backgroundConfiguration != nil { backgroundConfiguration = nil }
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

  /// Called before the view is used for another section. Does nothing; what it showed stays until it is replaced.
  open func prepareForReuse() {}
}

extension UITableViewHeaderFooterView {
  /// Keeps the content out of what is not safe at the sides; points.
  func leaveFree(_ sides: (left: CGFloat, right: CGFloat)) {
    let width = bounds.width - sides.left - sides.right
    guard contentView.frame.minX != sides.left || contentView.frame.width != width else { return }
    contentView.frame = CGRect(x: sides.left, y: 0, width: width, height: bounds.height)
  }
}
