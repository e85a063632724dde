/// The buttons that a swipe over a row shows.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// From the end of the row inwards.
  public let actions: [UIContextualAction]
  /// True by default. Stored without effect: a swipe shows the buttons, however long it is.
  open var performsFirstActionWithFullSwipe = true

  /// A configuration without actions shows nothing.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// A button that a swipe over a row shows.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Whether the action deletes something.
  public enum Style: Int, Sendable {
    /// A button like any other.
    case normal
    /// Red on iOS.
    case destructive
  }
  /// Called with the action, the view of the button, and a closure that the handler calls when it is done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// As the action was made.
  public let style: Style
  /// As the action was made.
  public let handler: Handler
  /// The text of the button; nil for none.
  open var title: String?
  /// Drawn above the title on iOS; stored as data.
  open var image: UIImage?
  /// Of the button.
  open var backgroundColor: UIColor!

  /// An action with a title or none.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}

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

extension UIContextualAction {
  fileprivate var accessibilityLabelOfButton: String? { title ?? image?.name }
}
