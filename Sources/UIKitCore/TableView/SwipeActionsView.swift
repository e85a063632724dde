/// The buttons over the end of a row, 74 points wide or as wide as their titles (DEVIATIONS.md, 190).
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

  override func layoutSubviews() {
    super.layoutSubviews()
    var end: CGFloat = 0
    for button in subviews {
      let width = max(74, button.intrinsicContentSize.width + 30)
      button.frame = CGRect(
        x: isAtRight ? bounds.width - end - width : end, y: 0, width: width, height: bounds.height)
      end += width
    }
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
