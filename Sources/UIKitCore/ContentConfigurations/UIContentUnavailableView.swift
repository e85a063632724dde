import Platform

/// Shows why there is no content: the parts of a configuration below each other, in the middle of the safe area.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let image = UIImageView()
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let text = UILabel()
  private let secondaryText = UILabel()
  private var button = UIButton()
  private var secondaryButton = UIButton()

  /// What is shown. Only a configuration of this kind can be, and others are ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      update()
    }
  }

  /// A view without a size, which shows the configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    update()
  }

  /// Without any part.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    update()
  }

  /// The views in sight, from top to bottom, with the gap above each.
  private var parts: [(view: UIView, gap: CGFloat)] {
    var result: [(view: UIView, gap: CGFloat)] = []
    func add(_ view: UIView, _ isShown: Bool, _ gap: CGFloat) {
      if isShown { result.append((view, result.isEmpty ? 0 : gap)) }
    }
    add(indicator, shown.isLoading, 0)
    add(image, shown.image != nil && !shown.isLoading, 0)
    add(text, !(text.text ?? "").isEmpty, shown.imageToTextPadding)
    add(secondaryText, !(secondaryText.text ?? "").isEmpty, shown.textToSecondaryTextPadding)
    add(button, Self.isShown(shown.button), shown.textToButtonPadding)
    add(secondaryButton, Self.isShown(shown.secondaryButton), shown.buttonToSecondaryButtonPadding)
    return result
  }

  private static func isShown(_ button: UIButton.Configuration) -> Bool {
    !(button.title ?? "").isEmpty || button.attributedTitle != nil || button.image != nil
  }

  private func update() {
    (image.image, image.contentMode) = (shown.image, .scaleAspectFit)
    image.tintColor = shown.imageProperties.tintColor
    image.layer.cornerRadius = shown.imageProperties.cornerRadius
    if shown.isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
    show(shown.text, shown.attributedText, shown.textProperties, in: text)
    show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: secondaryText)
    button = remade(button, shown.button, shown.buttonProperties)
    secondaryButton = remade(secondaryButton, shown.secondaryButton, shown.secondaryButtonProperties)
    backgroundColor = shown.background.backgroundColor
    let views = parts.map(\.view)
    for view in subviews where !views.contains(view) { view.removeFromSuperview() }
    for view in views where view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  private func show(
    _ string: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
  ) {
    (label.font, label.textColor, label.numberOfLines) = (properties.font, properties.color, properties.numberOfLines)
    (label.lineBreakMode, label.minimumScaleFactor) = (properties.lineBreakMode, properties.minimumScaleFactor)
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.textAlignment = shown.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = string }
  }

  private func remade(
    _ old: UIButton, _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton {
    old.removeFromSuperview()
    let new = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    // The configuration's own texts win against those of the action.
    new.configuration = configuration
    new.isEnabled = properties.isEnabled
    return new
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margins = shown.directionalLayoutMargins
    let room = bounds.inset(by: safeAreaInsets).inset(
      by: UIEdgeInsets(
        top: margins.top, left: isRightToLeft ? margins.trailing : margins.leading, bottom: margins.bottom,
        right: isRightToLeft ? margins.leading : margins.trailing))
    let sizes = parts.map { part in (part.view, part.gap, size(of: part.view, in: room.size)) }
    let scale = layoutScreen.scale
    func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    var y = room.midY - sizes.reduce(0) { $0 + $1.1 + $1.2.height } / 2
    for (view, gap, size) in sizes {
      y += gap
      let x =
        shown.alignment == .center
        ? room.midX - size.width / 2 : isRightToLeft ? room.maxX - size.width : room.minX
      view.frame = CGRect(x: rounded(x), y: rounded(y), width: size.width, height: size.height)
      y += size.height
    }
  }

  private func size(of view: UIView, in room: CGSize) -> CGSize {
    var size = view is UILabel ? view.sizeThatFits(CGSize(width: room.width, height: 0)) : view.intrinsicContentSize
    if view === image {
      let limit = shown.imageProperties.maximumSize
      if limit.width > 0 { size.width = min(size.width, limit.width) }
      if limit.height > 0 { size.height = min(size.height, limit.height) }
    }
    return CGSize(width: min(size.width, room.width), height: size.height)
  }
}
