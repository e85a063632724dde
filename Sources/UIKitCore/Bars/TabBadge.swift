import Platform

/// The red disc over a tab or an item of a bar, with a number or a word in it.
final class TabBadge: UIView {
  private let label = UILabel()
  private static let font = UIFont.systemFont(ofSize: CGFloat(BarMetrics.badgeTextSize))
  private static let lowFont = UIFont.systemFont(ofSize: CGFloat(FloatingBarMetrics.lowBadgeTextSize), weight: .medium)
  var side = CGFloat(BarMetrics.badgeSize)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the badge of an item; hidden without one. An empty text is a disc without a text.
  func show(_ item: UITabBarItem, _ look: UITabBarItemStateAppearance?, _ style: TabBarButton.Style) {
    side = CGFloat(style.badgeSize)
    layer.cornerRadius = side / 2
    isHidden = item.badgeValue == nil
    let attributes = item.badgeTextAttributes(for: .normal) ?? look?.badgeTextAttributes ?? [:]
    show(
      item.badgeValue ?? "", attributes[.font] as? UIFont ?? (style.isLow ? Self.lowFont : nil),
      attributes[.foregroundColor] as? UIColor, item.badgeColor ?? look?.badgeBackgroundColor)
  }

  func show(_ text: String, _ font: UIFont?, _ color: UIColor?, _ ground: UIColor?) {
    label.show(text, font ?? Self.font)
    (label.textColor, backgroundColor) = (color ?? .white, ground ?? .systemRed)
  }

  /// A disc, or wider where the text does not fit in it.
  var fittingSize: CGSize {
    let text = label.intrinsicContentSize.width + 2 * CGFloat(BarMetrics.badgePadding)
    return CGSize(width: max(side, text.rounded(.up)), height: side)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
