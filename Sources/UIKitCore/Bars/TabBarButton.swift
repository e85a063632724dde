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
    /// On the platter of a floating bar, below the image.
    case floating
    /// On a low platter, beside the image.
    case lowFloating
    /// On the platter at the top of a tablet, without an image.
    case text

    func font(isSelected: Bool) -> UIFont {
      switch self {
      case .stacked: Self.stackedFont
      case .inline: Self.inlineFont
      case .compactInline, .lowFloating: Self.compactFont
      case .floating: Self.floatingFont
      case .text: isSelected ? .titleOfBar : Self.textFont
      }
    }

    /// Whether the title stands below the image.
    var isStacked: Bool { self == .stacked || self == .floating }
    /// Whether the tab stands on a low platter.
    var isLow: Bool { self == .lowFloating || self == .text }
    /// Whether the tab stands on a platter.
    var isFloating: Bool { isLow || self == .floating }

    /// Each way, of a badge with one sign; points.
    var badgeSize: Double {
      if isLow { return FloatingBarMetrics.lowBadgeSize }
      return self == .floating ? FloatingBarMetrics.badgeSize : BarMetrics.badgeSize
    }

    static let textFont = UIFont.systemFont(ofSize: CGFloat(BarMetrics.titleSize), weight: .medium)
    private static let floatingFont = UIFont.systemFont(ofSize: CGFloat(BarMetrics.tabTitleSize), weight: .semibold)

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
    let font = item.titleFont ?? normal?.titleTextAttributes[.font] as? UIFont ?? style.font(isSelected: isSelected)
    // The title of a selected tab may be heavier, and wider with it.
    if label.text != item.title || label.font != font { setNeedsLayout() }
    label.show(item.title ?? "", font)
    if self.style != style || titleOffset != item.titlePositionAdjustment {
      (self.style, titleOffset) = (style, item.titlePositionAdjustment)
      setNeedsLayout()
    }
    icon.isHidden = style == .text && !(item.title ?? "").isEmpty
    (isEnabled, self.isSelected) = (item.isEnabled, isSelected)
    item.describe(self)
    self.inactiveTint = inactiveTint
    titleColors = (
      item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor ?? normal?.titleColor,
      item.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor ?? selected?.titleColor
    )
    iconColors = (normal?.iconColor, selected?.iconColor)
    showColors()
    show(badgeOf: item, normal)
  }

  /// A tab that is selected has another color at once, and not only where it is laid out again.
  private func showColors() {
    let inactive: UIColor =
      style == .text || BarAppearanceMetrics.itemsHaveLabelColor(in: layoutProfile) ? .label : .systemGray
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
    badge.show(item, look, style)
    setNeedsLayout()
  }

  /// Whether the tab is a text at the top of a tablet.
  var isText: Bool { style == .text }
  /// Whether the title stands below the image.
  var isStacked: Bool { style.isStacked }

  /// The width of image and title side by side, in points.
  var inlineWidth: CGFloat {
    let (image, title) = (icon.image?.size.width ?? 0, label.intrinsicContentSize.width)
    return image > 0 && title > 0 ? image + CGFloat(BarMetrics.inlineTabGap) + title : image + title
  }

  /// The width on a low platter, whether the tab is selected or not; points.
  func lowWidth(on screen: UIScreen) -> CGFloat {
    let padding = 2 * CGFloat(FloatingBarMetrics.lowTabPadding)
    guard style == .text, icon.isHidden, let title = label.text else { return inlineWidth + padding }
    return width(of: title, Style.textFont, on: screen) + padding
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    showColors()
    let (image, title) = (icon.isHidden ? .zero : icon.image?.size ?? .zero, label.intrinsicContentSize)
    if style.isStacked { stack(image, title) } else { layOutSideBySide(image, title) }
    placeBadge()
  }

  /// From 11 points behind the middle of the tab, in a floating bar from 8.5, or, where the title stands beside it, of the image. Over a
  /// text alone it begins before the end of the tab.
  private func placeBadge() {
    guard let badge else { return }
    let size = badge.fittingSize
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if style == .text {
      let inset = CGFloat(FloatingBarMetrics.lowBadgeStart)
      place(
        badge, x: isRightToLeft ? inset - size.width : bounds.width - inset,
        y: -CGFloat(FloatingBarMetrics.lowBadgeRise),
        size)
      return
    }
    let middle = style.isStacked ? bounds.midX : icon.frame.midX
    let start = CGFloat(style.isFloating ? FloatingBarMetrics.badgeStart : BarMetrics.badgeStart)
    let top = CGFloat(style.isFloating ? FloatingBarMetrics.badgeTop : BarMetrics.badgeTop)
    var x = isRightToLeft ? middle - start - size.width : middle + start
    // Beside a title the badge covers the image, and not the first letter.
    if style == .inline, !(label.text ?? "").isEmpty {
      x = isRightToLeft ? max(x, label.frame.maxX) : min(x, label.frame.minX - size.width)
    }
    place(badge, x: x, y: top, size)
  }

  /// An image without a title stands in the middle.
  private func stack(_ image: CGSize, _ title: CGSize) {
    let isFloating = style == .floating
    let above = CGFloat(isFloating ? FloatingBarMetrics.tabImageMiddle : BarMetrics.tabImageMiddle)
    let below = CGFloat(isFloating ? FloatingBarMetrics.tabTitleBottom : BarMetrics.tabTitleBottom)
    let middle = title.height > 0 ? above : bounds.height / 2
    place(icon, x: (bounds.width - image.width) / 2, y: middle - image.height / 2, image)
    let width = min(title.width, bounds.width)
    place(
      label, x: (bounds.width - width) / 2 + titleOffset.horizontal,
      y: bounds.height - below - title.height + titleOffset.vertical,
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
    if controlEvents.contains(.touchUpInside) { (surroundingBar as? UITabBar)?.userDidTap(self) }
  }
}
