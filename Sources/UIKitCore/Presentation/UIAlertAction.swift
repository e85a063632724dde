/// A button of an alert, with what it does.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What the button means to the user; the action does the same with every style.
  public enum Style: Int, Sendable {
    /// A button like any other.
    case `default`
    /// The button that changes nothing. On iOS there can be one.
    case cancel
    /// A button that deletes something, red on iOS.
    case destructive
  }

  /// Nil is a button without a text.
  public let title: String?
  /// The style that the action was made with.
  public let style: Style
  /// True by default. ``perform()`` does not ask for it.
  open var isEnabled = true { didSet { alert?.contentDidChange() } }
  /// Finds the action in tests; nil by default.
  open var accessibilityIdentifier: String?
  weak var alert: UIAlertController?
  private let handler: ((UIAlertAction) -> Void)?

  /// - Parameter handler: What ``perform()`` calls, with the action itself.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Does what a tap on the button does.
  public func perform() { handler?(self) }
}
