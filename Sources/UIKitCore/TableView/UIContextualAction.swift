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

extension UIContextualAction {
  var accessibilityLabelOfButton: String? { title ?? image?.name }
}
