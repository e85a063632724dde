import Platform

/// The button of a navigation bar that leads to the item before: an arrow, and a title if it fits. In a floating bar it is a platter with
/// the arrow in its middle.
final class BarBackButton: UIControl {
  private let arrow = UIImageView()
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let size = CGSize(width: BarMetrics.backArrowWidth, height: BarMetrics.backArrowHeight)
    arrow.image = UIImage(symbol: "chevron.backward", size: size)
    label.font = .systemFont(ofSize: CGFloat(BarMetrics.titleSize))
    addSubview(arrow)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let attributes = (superview as? UINavigationBar)?.look?.backButtonAppearance.normal.titleTextAttributes
    label.textColor = attributes?[.foregroundColor] as? UIColor ?? barItemColor
    arrow.tintColor = barItemColor
    let scale = layoutScreen.scale
    func middle(_ height: CGFloat) -> CGFloat { ((bounds.height - height) / 2 * scale).rounded() / scale }
    let (width, height) = (CGFloat(BarMetrics.backArrowWidth), CGFloat(BarMetrics.backArrowHeight))
    let start = width + CGFloat(BarMetrics.backTitleGap[layoutProfile])
    let line = label.intrinsicContentSize.height
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isFloating = layoutProfile.barDesign == .floating
    layer.cornerRadius = isFloating ? CGFloat(FloatingBarMetrics.platterCornerRadius) : 0
    label.isHidden = isFloating
    if isFloating {
      let x = ((bounds.width - width) / 2 * scale).rounded() / scale
      arrow.frame = CGRect(x: x, y: middle(height), width: width, height: height)
      return
    }
    arrow.frame = CGRect(
      x: isRightToLeft ? bounds.width - width : 0, y: middle(height), width: width, height: height)
    label.frame = CGRect(
      x: isRightToLeft ? 0 : start, y: middle(line), width: max(0, bounds.width - start), height: line)
  }

  /// A tap goes back, or performs the action that the item on top has for it, besides what the program has added.
  override func sendActions(for controlEvents: Event) {
    super.sendActions(for: controlEvents)
    guard controlEvents.contains(.touchUpInside), let bar = superview as? UINavigationBar else { return }
    if let action = bar.topItem?.backAction { action.perform(from: self) } else { bar.goBack() }
  }
}
