/// A message with buttons: an alert in the middle of the window, or an action sheet at the bottom of a phone and in a popover on a tablet.
///
/// From iOS 26 on an action sheet with a source is a popover on a phone, too; without one it is in the middle.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The shapes of a message.
  public enum Style: Int, Sendable {
    /// Buttons at the bottom of the screen or in a popover.
    case actionSheet
    /// A box in the middle of the screen, which alone may have text fields.
    case alert
  }

  /// How urgent a message is.
  public enum Severity: Int, Sendable {
    /// As usual.
    case `default`
    /// Its consequences cannot be undone.
    case critical
  }

  /// Default by default. No effect here, which the log says once: only the Mac shows it.
  open var severity = Severity.default {
    didSet { if severity != .default { LayoutLog.noteWithoutEffect("UIAlertController.severity") } }
  }
  /// Above the message, semibold; nil is none.
  open override var title: String? { didSet { contentDidChange() } }
  /// The text below the title; nil is none.
  open var message: String? { didSet { contentDidChange() } }
  /// Decided when the controller is made.
  public let preferredStyle: Style
  /// In the order they were added, whatever their styles.
  open private(set) var actions: [UIAlertAction] = []
  /// In the order they were added; nil until the first one is.
  open private(set) var textFields: [UITextField]?
  /// The action whose button is semibold, in place of the one that cancels. It need not be one of ``actions``.
  open var preferredAction: UIAlertAction? { didSet { contentDidChange() } }

  /// An alert without buttons or fields. An action sheet has the presentation style `popover`, an alert a custom one.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = preferredStyle == .alert ? .custom : .popover
  }

  /// An action sheet without texts; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    preferredStyle = .actionSheet
    super.init(coder: coder)
    modalPresentationStyle = .popover
  }

  open override func loadView() { view = AlertView(self) }

  /// The first text field becomes first responder, which shows the keyboard, unless another one is.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let fields = textFields, !fields.contains(where: \.isFirstResponder) { fields.first?.becomeFirstResponder() }
  }

  override func makeCustomPresentation(from source: UIViewController?) -> UIPresentationController? {
    super.makeCustomPresentation(from: source)
      ?? AlertPresentationController(presentedViewController: self, presenting: presentationState.presenter)
  }

  /// Appends a button, also after the alert is presented. A second one that cancels raises an exception.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return LayoutException.raise(
        "NSInternalInconsistencyException",
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    actions.append(action)
    action.alert = self
    contentDidChange()
  }

  /// Appends a field; raises an exception for an action sheet. The handler runs at once, to set the field up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return LayoutException.raise(
        "NSInternalInconsistencyException",
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    contentDidChange()
  }
}
