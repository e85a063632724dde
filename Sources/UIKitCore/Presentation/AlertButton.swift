import Platform
import TextLayout

/// The button of an action.
final class AlertButton: UIButton {
  private(set) var action: UIAlertAction?

  convenience init(_ action: UIAlertAction) {
    self.init(type: .system)
    self.action = action
    setTitle(action.title, for: .normal)
  }

  func update(isSheet: Bool, isPreferred: Bool, isCapsule: Bool) {
    let size = isSheet ? AlertMetrics.sheetButtonSize : AlertMetrics.titleSize
    titleFont = .systemFont(ofSize: CGFloat(size), weight: isPreferred ? .semibold : isCapsule ? .medium : .regular)
    isEnabled = action?.isEnabled ?? true
    // On capsules nothing but what destroys has a color.
    setTitleColor(action?.style == .destructive ? .systemRed : isCapsule ? .label : nil, for: .normal)
  }

  var titleWidth: CGFloat { shownTitle.map { CGFloat(advance(of: $0, in: layoutScreen.text)) } ?? 0 }

  /// A tap dismisses the alert and does what the action says, besides what the program has added.
  override func sendActions(for controlEvents: Event) {
    super.sendActions(for: controlEvents)
    guard controlEvents.contains(.touchUpInside), let action else { return }
    (superview as? AlertView)?.userDidTap(action)
  }
}
