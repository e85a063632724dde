/// A message with buttons, as data: how alerts are laid out on iOS is not known (DEVIATIONS.md, 52).
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The shapes of a message on iOS.
  public enum Style: Int, Sendable {
    /// Buttons at the bottom of the screen.
    case actionSheet
    /// A box in the middle of the screen, which alone may have text fields on iOS.
    case alert
  }

  /// The text below the title; nil is none.
  open var message: String?
  /// Stored without effect: neither style has a layout here.
  public let preferredStyle: Style
  /// In the order they were added, whatever their styles.
  open private(set) var actions: [UIAlertAction] = []
  /// In the order they were added; nil until the first one is.
  open private(set) var textFields: [UITextField]?
  /// Stored without effect. It need not be one of ``actions``.
  open var preferredAction: UIAlertAction?

  /// An alert without buttons or fields, which is presented with a custom presentation style.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .custom
  }

  /// An action sheet without texts; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    preferredStyle = .actionSheet
    super.init(coder: coder)
  }

  /// Appends a button. Any number may be added, also after the alert is presented.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Appends a field. The handler runs at once, to set the field up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

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
  open var isEnabled = true
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
