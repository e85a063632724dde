import Platform

/// Sizes and places of alerts and action sheets (DEVIATIONS.md, 126).
extension UIAlertController {
  var isInPopover: Bool {
    (presentationState.stored?.controller as? UIPopoverPresentationController)?.isPopover ?? false
  }

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// Called when a text, a field or a button is another one.
  func contentDidChange() {
    alertView?.update()
    presentationState.stored?.controller.containerView?.setNeedsLayout()
  }

  private func height(forWidth width: CGFloat) -> CGFloat {
    loadViewIfNeeded()
    return alertView?.height(forWidth: width) ?? 0
  }

  /// The frame of an alert: in the middle of the container, from iOS 26 on of its safe area.
  func alertFrame(in container: UIView) -> CGRect {
    let (bounds, safeArea, profile) = (container.bounds, container.safeAreaInsets, container.layoutProfile)
    let width = min(bounds.width, CGFloat(AlertMetrics.width[profile]))
    let covered = container.heightCoveredByKeyboard
    let below = max(safeArea.bottom, covered)
    let height = min(height(forWidth: width), max(0, bounds.height - safeArea.top - below))
    var middle = AlertMetrics.centresInSafeArea[profile] ? bounds.inset(by: safeArea) : bounds
    // Beside the keyboard it has what that and the status bar leave.
    if covered > 0 { middle = bounds.inset(by: UIEdgeInsets(top: safeArea.top, left: 0, bottom: below, right: 0)) }
    return rounded(
      CGRect(x: middle.midX - width / 2, y: middle.midY - height / 2, width: width, height: height), container)
  }

  /// The frame of an action sheet at the bottom: as wide as the upright window without 8 points at each side, above them or the safe area.
  /// From iOS 26 on it is that of an alert, for a sheet without a source.
  func sheetFrame(in container: UIView) -> CGRect {
    if AlertMetrics.showsSheetsAsAlerts[container.layoutProfile] { return alertFrame(in: container) }
    let (bounds, safeArea) = (container.bounds, container.safeAreaInsets)
    let margin = CGFloat(AlertMetrics.sheetMargin)
    let width = min(bounds.width, bounds.height) - 2 * margin
    let below = max(margin, safeArea.bottom)
    let height = min(height(forWidth: width), max(0, bounds.height - safeArea.top - margin - below))
    return rounded(
      CGRect(x: (bounds.width - width) / 2, y: bounds.height - below - height, width: width, height: height), container)
  }

  /// The size of an action sheet in a popover.
  func popoverSize(in container: UIView) -> CGSize {
    let width = CGFloat(AlertMetrics.popoverWidth[container.layoutProfile])
    return CGSize(width: width, height: height(forWidth: width))
  }

  private func rounded(_ frame: CGRect, _ container: UIView) -> CGRect {
    let scale = container.layoutScreen.scale
    func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    return CGRect(
      x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width), height: rounded(frame.height))
  }
}

/// Puts an alert into the middle of the window.
final class AlertPresentationController: UIPresentationController {
  override var followsKeyboard: Bool { true }
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let alert = presentedViewController as? UIAlertController else { return .zero }
    return alert.alertFrame(in: containerView)
  }
}
