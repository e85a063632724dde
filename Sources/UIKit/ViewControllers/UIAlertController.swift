/// A message with buttons, as data: how alerts are laid out on iOS is not known (DEVIATIONS.md, 52).
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }

  open var message: String?
  public let preferredStyle: Style
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .custom
  }

  public required init?(coder: NSCoder) {
    preferredStyle = .actionSheet
    super.init(coder: coder)
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  public let title: String?
  public let style: Style
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Does what a tap on the button does.
  public func perform() { handler?(self) }
}
