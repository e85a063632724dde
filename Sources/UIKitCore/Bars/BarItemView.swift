import Platform
import TextLayout

/// The view of an item, which its bar gives a place.
@MainActor
protocol BarItemView: UIView {
  /// The width that the item has for itself, in points.
  var barWidth: CGFloat { get }
  /// Takes over what the item shows.
  func update(for item: UIBarButtonItem)
}

extension UIBarButtonItem {
  /// What the item is in a row; nil if it is hidden.
  var rowPart: BarRow.Part? {
    if isHidden { return nil }
    switch systemItem {
    case .flexibleSpace: return .flexible
    case .fixedSpace: return .fixed(width)
    default:
      if width > 0 { return .item(width) }
      let view = upToDateView
      let isImage = (view as? BarButton)?.loneImageWidth != nil
      return .item(view.barWidth, side: isImage ? CGFloat(BarMetrics.imageSide) : 0)
    }
  }

  /// Whether a row has a view for the item.
  var showsView: Bool { !isHidden && systemItem != .flexibleSpace && systemItem != .fixedSpace }

  /// The view with the present content, made at the first request and when a custom view comes or goes.
  var upToDateView: any BarItemView {
    let custom = view as? BarCustomView
    if view == nil || custom?.content !== customView {
      view?.removeFromSuperview()
      view = customView.map { BarCustomView($0) } ?? BarButton(type: .system)
    }
    let present = view!
    present.update(for: self)
    return present
  }
}

/// A button with the title or the image of an item, as high as the row of the bar.
final class BarButton: UIButton, BarItemView {
  fileprivate weak var item: UIBarButtonItem?
  private var givenColor: UIColor?

  func update(for item: UIBarButtonItem) {
    if self.item !== item {
      self.item = item
      if let symbol = item.systemItem?.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
    }
    let title = item.systemItem?.word ?? (item.image == nil ? item.title : nil)
    if title != self.title(for: .normal) { setTitle(title, for: .normal) }
    if let image = item.image, image !== self.image(for: .normal) { setImage(image, for: .normal) }
    if item.image == nil, item.systemItem == nil, image(for: .normal) != nil { setImage(nil, for: .normal) }
    let attributes = look(of: item)
    titleFont =
      item.titleFont ?? attributes[.font] as? UIFont ?? Self.font(item.style, (item.bar ?? self).layoutProfile)
    let color = item.titleColor ?? attributes[.foregroundColor] as? UIColor
    if color !== givenColor {
      givenColor = color
      setTitleColor(color, for: .normal)
    }
    imageEdgeInsets = item.imageInsets
    (isEnabled, isSelected) = (item.isEnabled, item.isSelected)
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.systemItem?.purpose
    item.describe(self)
    tintColor = item.tintColor
    if menu !== item.menu { menu = item.menu }
    showsMenuAsPrimaryAction = item.menu != nil && item.primaryAction == nil && item.action == nil
    changesSelectionAsPrimaryAction = item.changesSelectionAsPrimaryAction
    if image(for: .normal) != nil { _ = imageView }
    show(item.badge, isFloating: (item.bar ?? self).layoutProfile.barDesign == .floating)
  }

  /// Made for the first badge.
  private var badge: TabBadge?

  private func show(_ new: UIBarButtonItem.Badge?, isFloating: Bool) {
    guard let new else {
      badge?.removeFromSuperview()
      return badge = nil
    }
    let shown = badge ?? TabBadge()
    badge = shown
    if shown.superview !== self { addSubview(shown) }
    shown.show(new, isFloating: isFloating)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let badge else { return }
    let (size, content) = (badge.fittingSize, CGSize(width: contentWidth(on: layoutScreen), height: contentHeight))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = isRightToLeft ? -content.width / 2 : content.width / 2
    badge.frame = CGRect(
      x: (bounds.midX + side - size.width / 2).rounded(),
      y: (bounds.midY - content.height / 2 - size.height / 2).rounded(), width: size.width, height: size.height)
    bringSubviewToFront(badge)
  }

  private var contentHeight: CGFloat {
    loneImageWidth == nil ? effectiveFont.lineHeight : currentImage?.size.height ?? 0
  }

  /// What the appearance of the bar says of the title.
  private func look(of item: UIBarButtonItem) -> [NSAttributedString.Key: Any] {
    switch item.bar {
    case let bar as UINavigationBar: bar.look?.attributes(of: item) ?? [:]
    case let bar as UIToolbar: bar.look?.attributes(of: item) ?? [:]
    default: [:]
    }
  }

  /// Whether the image is that of the item, and not one of the system.
  var showsGivenImage: Bool { item?.image != nil }
  /// Whether the item ends a task.
  var isProminent: Bool { item?.style == .done }

  private static let plainFont = UIFont.systemFont(ofSize: CGFloat(BarMetrics.titleSize))
  private static let doneFont = UIFont.systemFont(ofSize: CGFloat(BarMetrics.titleSize), weight: .semibold)

  private static let mediumFont = UIFont.systemFont(ofSize: CGFloat(BarMetrics.titleSize), weight: .medium)

  private static func font(_ style: UIBarButtonItem.Style, _ profile: Profile) -> UIFont {
    if style == .prominent { return doneFont }
    return BarMetrics.hasMediumItemTitles[profile] ? mediumFont : plainFont
  }

  /// Image and title side by side; the title in whole points.
  var barWidth: CGFloat {
    let text = shownTitle.map { CGFloat(advance(of: $0, in: layoutScreen.text) - 1e-6).rounded(.up) } ?? 0
    return text + (currentImage?.size.width ?? 0)
  }

  /// The width of an image without a title; nil for any other content.
  var loneImageWidth: CGFloat? {
    if let shownTitle, !shownTitle.isEmpty { return nil }
    return currentImage?.size.width
  }

  /// Image and title side by side on a platter; the title in whole pixels.
  func contentWidth(on screen: UIScreen) -> CGFloat {
    let environment = screen.text
    let text = shownTitle.map { title in
      (advance(of: title, in: environment) * environment.scale - 1e-6).rounded(.up) / environment.scale
    }
    return CGFloat(text ?? 0) + (currentImage?.size.width ?? 0)
  }

  /// A tap does what the item says, besides what the program has added.
  override func sendActions(for controlEvents: Event) {
    super.sendActions(for: controlEvents)
    if changesSelectionAsPrimaryAction { item?.isSelected = isSelected }
    if controlEvents.contains(.touchUpInside) { item?.trigger(from: self) }
  }
}

extension UIView {
  /// The item whose button the view is; nil for any other view.
  package var barItemOfButton: UIBarButtonItem? { (self as? BarButton)?.item }
}
