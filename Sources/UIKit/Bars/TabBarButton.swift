import Platform

/// The view of a tab: an image, and a title below or beside it.
final class TabBarButton: UIControl {
  /// Where the title stands.
  enum Style {
    /// Below the image, 10 points.
    case stacked
    /// Beside the image, 13 points where the width is regular.
    case inline
    /// Beside the image, where the height is compact and the width is not regular.
    case compactInline

    var font: UIFont {
      switch self {
      case .stacked: Self.stackedFont
      case .inline: Self.inlineFont
      case .compactInline: Self.compactFont
      }
    }

    private static let stackedFont = UIFont.systemFont(ofSize: CGFloat(BarMetrics.tabTitleSize), weight: .medium)
    private static let inlineFont = UIFont.systemFont(ofSize: CGFloat(BarMetrics.inlineTabTitleSize))
    private static let compactFont = UIFont.systemFont(ofSize: CGFloat(BarMetrics.compactTabTitleSize))
  }

  private let icon = UIImageView()
  private let label = UILabel()
  /// Made for the first badge.
  private var badge: TabBadge?
  private var inactiveTint: UIColor?
  private var titleColors: (normal: UIColor?, selected: UIColor?) = (nil, nil)
  private var iconColors: (normal: UIColor?, selected: UIColor?) = (nil, nil)
  private var titleOffset = UIOffset.zero
  private var style = Style.stacked

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    addSubview(icon)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes over what the item shows.
  ///
  /// - Parameter look: what an appearance says of tabs in this style; what the item says goes before it.
  func update(
    for item: UITabBarItem, style: Style, isSelected: Bool, inactiveTint: UIColor?, look: UITabBarItemAppearance?
  ) {
    let (normal, selected) = (look?.normal, look?.selected)
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    if icon.image !== image {
      if icon.image?.size != image?.size { setNeedsLayout() }
      icon.image = image
    }
    if label.text != item.title { setNeedsLayout() }
    label.show(item.title ?? "", item.titleFont ?? normal?.titleTextAttributes[.font] as? UIFont ?? style.font)
    if self.style != style || titleOffset != item.titlePositionAdjustment {
      (self.style, titleOffset) = (style, item.titlePositionAdjustment)
      setNeedsLayout()
    }
    (isEnabled, self.isSelected) = (item.isEnabled, isSelected)
    self.inactiveTint = inactiveTint
    titleColors = (
      item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor ?? normal?.titleColor,
      item.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor ?? selected?.titleColor
    )
    iconColors = (normal?.iconColor, selected?.iconColor)
    showColors()
    show(badgeOf: item, normal)
  }

  /// A tab that is selected has another colour at once, and not only where it is laid out again.
  private func showColors() {
    let inactive: UIColor = BarAppearanceMetrics.itemsHaveLabelColor(in: layoutProfile) ? .label : .systemGray
    let color: UIColor = isSelected ? tintColor : inactiveTint ?? inactive
    label.textColor = (isSelected ? titleColors.selected : titleColors.normal) ?? color
    icon.tintColor = (isSelected ? iconColors.selected : iconColors.normal) ?? color
  }

  private func show(badgeOf item: UITabBarItem, _ look: UITabBarItemStateAppearance?) {
    guard item.badgeValue != nil || badge != nil else { return }
    let badge = badge ?? TabBadge()
    if self.badge == nil {
      self.badge = badge
      addSubview(badge)
    }
    badge.show(item, look)
    setNeedsLayout()
  }

  /// The width of image and title side by side, in points.
  var inlineWidth: CGFloat {
    let (image, title) = (icon.image?.size.width ?? 0, label.intrinsicContentSize.width)
    return image > 0 && title > 0 ? image + CGFloat(BarMetrics.inlineTabGap) + title : image + title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    showColors()
    let (image, title) = (icon.image?.size ?? .zero, label.intrinsicContentSize)
    if style == .stacked { stack(image, title) } else { layOutSideBySide(image, title) }
    placeBadge()
  }

  /// From 11 points behind the middle of the tab or, where the title stands beside it, of the image.
  private func placeBadge() {
    guard let badge else { return }
    let size = badge.fittingSize
    let middle = style == .stacked ? bounds.midX : icon.frame.midX
    let start = CGFloat(BarMetrics.badgeStart)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    place(
      badge, x: isRightToLeft ? middle - start - size.width : middle + start, y: CGFloat(BarMetrics.badgeTop), size)
  }

  /// An image without a title stands in the middle.
  private func stack(_ image: CGSize, _ title: CGSize) {
    let middle = title.height > 0 ? CGFloat(BarMetrics.tabImageMiddle) : bounds.height / 2
    place(icon, x: (bounds.width - image.width) / 2, y: middle - image.height / 2, image)
    let width = min(title.width, bounds.width)
    place(
      label, x: (bounds.width - width) / 2 + titleOffset.horizontal,
      y: bounds.height - CGFloat(BarMetrics.tabTitleBottom) - title.height + titleOffset.vertical,
      CGSize(width: width, height: title.height))
  }

  private func layOutSideBySide(_ image: CGSize, _ title: CGSize) {
    let gap = image.width > 0 && title.width > 0 ? CGFloat(BarMetrics.inlineTabGap) : 0
    let text = max(0, min(title.width, bounds.width - image.width - gap))
    let start = (bounds.width - image.width - gap - text) / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    place(icon, x: isRightToLeft ? start + text + gap : start, y: (bounds.height - image.height) / 2, image)
    place(
      label, x: (isRightToLeft ? start : start + image.width + gap) + titleOffset.horizontal,
      y: (bounds.height - title.height) / 2 + titleOffset.vertical,
      CGSize(width: text, height: title.height))
  }

  private func place(_ view: UIView, x: CGFloat, y: CGFloat, _ size: CGSize) {
    let scale = layoutScreen.scale
    view.frame = CGRect(
      x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale, width: size.width, height: size.height)
  }

  /// A tap selects the tab, besides what the program has added.
  override func sendActions(for controlEvents: Event) {
    super.sendActions(for: controlEvents)
    if controlEvents.contains(.touchUpInside) { (superview as? UITabBar)?.userDidTap(self) }
  }
}
