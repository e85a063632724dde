import Platform

/// The view of an alert controller: its texts, fields and buttons.
package final class AlertView: UIView {
  private unowned let alert: UIAlertController
  private let title = UILabel()
  private let message = UILabel()
  private var buttons: [AlertButton] = []

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    for label in [title, message] { label.numberOfLines = 0 }
    update()
  }

  package required init?(coder: NSCoder) { nil }

  /// Takes over texts, fields and actions.
  func update() {
    let (isSheet, profile) = (standsOnEdge, layoutProfile)
    let titleSize = CGFloat(isSheet ? AlertMetrics.sheetTitleSize : AlertMetrics.titleSize)
    title.show(alert.title ?? "", .systemFont(ofSize: titleSize, weight: .semibold))
    message.show(alert.message ?? "", .systemFont(ofSize: CGFloat(AlertMetrics.messageSize[profile])))
    let hasBoth = !(alert.title ?? "").isEmpty && !(alert.message ?? "").isEmpty
    let startsAtMargin = hasBoth && AlertMetrics.alignsTextsToStart[profile]
    for label in [title, message] { label.textAlignment = startsAtMargin ? .natural : .center }
    // The texts of an action sheet at the lower edge, or in its popover, are gray; of an alert only the message, since iOS 26.
    title.textColor = isSheet ? .secondaryLabel : .label
    message.textColor = isSheet || AlertMetrics.hasGrayMessage[profile] ? .secondaryLabel : .label
    let isCapsule = AlertMetrics.hasCapsules[profile]
    for action in alert.actions where !buttons.contains(where: { $0.action === action }) {
      buttons.append(AlertButton(action))
    }
    for button in buttons {
      button.update(isSheet: isSheet, isPreferred: isEmphasized(button.action), isCapsule: isCapsule)
    }
    let shown = [title, message].filter { !($0.text ?? "").isEmpty } + (alert.textFields ?? []) + buttons
    for view in subviews where !shown.contains(view) { view.removeFromSuperview() }
    for view in shown where view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// The screen, which has its fonts, is known only now.
  package override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { update() }
  }

  /// Documented: the preferred action is emphasized, else the one that cancels. A capsule that cancels looks like the others.
  private func isEmphasized(_ action: UIAlertAction?) -> Bool {
    guard let preferred = alert.preferredAction else {
      return action?.style == .cancel && !AlertMetrics.hasCapsules[layoutProfile]
    }
    return action === preferred
  }

  func height(forWidth width: CGFloat) -> CGFloat { arrangement(width).height }

  /// In a popover a tap beside it cancels, and there is no button for it.
  private var shownButtons: [AlertButton] {
    alert.isInPopover ? buttons.filter { $0.action?.style != .cancel } : buttons
  }

  /// Whether it is an action sheet with the sizes that those at the bottom edge have, up to iOS 18.
  var standsOnEdge: Bool {
    alert.preferredStyle == .actionSheet && !AlertMetrics.showsSheetsAsAlerts[layoutProfile]
  }
  var visibleButtons: [UIView] { shownButtons }
  var cancelButton: UIView? { shownButtons.first { $0.action?.style == .cancel } }

  private func arrangement(_ width: CGFloat) -> AlertArrangement {
    let release = layoutProfile.release
    let room = CGSize(width: AlertArrangement.textWidth(in: width, release: release), height: 0)
    var content = AlertArrangement.Content()
    content.isSheet = standsOnEdge
    content.release = release
    content.width = width
    content.titleHeight = title.sizeThatFits(room).height
    content.messageHeight = message.sizeThatFits(room).height
    content.fields = alert.textFields?.count ?? 0
    content.buttons = shownButtons.map(\.titleWidth)
    content.cancel = shownButtons.firstIndex { $0.action?.style == .cancel }
    return AlertArrangement(content)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = arrangement(bounds.width)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ frame: CGRect) {
      var frame = frame
      if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
      view.frame = frame
    }
    place(title, arrangement.title)
    place(message, arrangement.message)
    for (field, frame) in zip(alert.textFields ?? [], arrangement.fields) { place(field, frame) }
    let shown = shownButtons
    for button in buttons { button.isHidden = !shown.contains(button) }
    for (button, frame) in zip(shown, arrangement.buttons) { place(button, frame) }
  }

  func userDidTap(_ action: UIAlertAction) {
    alert.presentingViewController?.dismiss(animated: true)
    action.perform()
  }
}
