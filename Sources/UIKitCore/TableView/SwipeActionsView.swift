import Platform

/// The buttons beside a row that was moved aside, 74 points wide or as wide as their titles (DEVIATIONS.md, 190): from edge to edge, and
/// since iOS 26 capsules of their own.
final class SwipeActionsView: UIView {
  private let isAtRight: Bool
  private let configuration: UISwipeActionsConfiguration
  private let close: () -> Void

  init(_ configuration: UISwipeActionsConfiguration, isAtRight: Bool, close: @escaping () -> Void) {
    (self.configuration, self.isAtRight, self.close) = (configuration, isAtRight, close)
    super.init(frame: .zero)
    for action in configuration.actions {
      let button = UIButton(type: .system)
      button.tintColor = .white
      button.setTitle(action.title, for: .normal)
      if action.title == nil { button.setImage(action.image, for: .normal) }
      button.backgroundColor = action.backgroundColor
      button.accessibilityLabel = action.accessibilityLabelOfButton
      button.addAction(
        UIAction { _ in
          close()
          action.handler(action, button) { _ in }
        }, for: .touchUpInside)
      addSubview(button)
    }
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// What follows each button, and how much higher the row is than a capsule at least; 0 before iOS 26. Remembered (DEVIATIONS.md, 190).
  private var gap: CGFloat { RowMetrics.textsHaveTheirSize[layoutProfile] ? 8 : 0 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gap = gap
    var end = gap
    for button in subviews {
      let width = max(74, button.intrinsicContentSize.width + 30)
      button.frame = CGRect(
        x: isAtRight ? bounds.width - end - width : end, y: gap / 2, width: width,
        height: max(0, bounds.height - gap))
      if gap > 0 { button.layer.cornerRadius = min(button.frame.height, width) / 2 }
      end += width + gap
    }
    moveRow(by: end)
  }

  /// The row makes room for the buttons: what is in it moves, and this view stays over its whole area.
  private func moveRow(by room: CGFloat) {
    guard let row = superview else { return }
    let x = isAtRight ? room : -room
    guard row.bounds.minX != x else { return }
    row.bounds.origin.x = x
    frame.origin.x = x
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if newSuperview == nil { superview?.bounds.origin.x = 0 }
  }

  /// Performs the first action if the finger has passed three quarters of the row (DEVIATIONS.md, 343).
  func performFirst(after distance: CGPoint) {
    guard configuration.performsFirstActionWithFullSwipe, let action = configuration.actions.first,
      (distance.x < 0) == isAtRight, abs(distance.x) >= bounds.width * 0.75, bounds.width > 0
    else { return }
    let source = subviews.first ?? self
    close()
    action.handler(action, source) { _ in }
  }

  /// A tap beside the buttons closes them.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
