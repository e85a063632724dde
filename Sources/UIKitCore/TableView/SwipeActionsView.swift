/// The buttons over the end of a row, 74 points wide or as wide as their titles (DEVIATIONS.md, 190).
final class SwipeActionsView: UIView {
  private let isAtRight: Bool
  private let close: () -> Void

  init(_ actions: [UIContextualAction], isAtRight: Bool, close: @escaping () -> Void) {
    (self.isAtRight, self.close) = (isAtRight, close)
    super.init(frame: .zero)
    for action in actions {
      let button = UIButton(type: .system)
      button.setTitle(action.title, for: .normal)
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

  /// A tap beside the buttons closes them.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
