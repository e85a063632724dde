/// Why what is shared cannot be changed with others, or not be sent as a copy. No sheet offers the choice here.
@preconcurrency @MainActor
open class UIActivityCollaborationModeRestriction: NSObject {
  /// The ways of sharing.
  public enum Mode: Int, Sendable {
    /// As a copy.
    case sendCopy
    /// So that others change the same.
    case collaborate
  }

  /// The way that is not offered.
  public let disabledMode: Mode
  /// Of the message that says why; nil is no message.
  public let alertTitle: String?
  /// Says why.
  public let alertMessage: String?
  /// Of the button that closes the message.
  public let alertDismissButtonTitle: String?
  /// Of the button that does something about it.
  public let alertRecoverySuggestionButtonTitle: String?
  /// What that button opens.
  public let alertRecoverySuggestionButtonLaunchURL: URL?

  /// Without a message. No effect here, which the log says once.
  public convenience init(disabledMode: Mode) { self.init(disabledMode, nil, nil, nil, nil, nil) }
  /// With a message. No effect here, which the log says once.
  public convenience init(disabledMode: Mode, alertTitle: String, alertMessage: String) {
    self.init(disabledMode, alertTitle, alertMessage, nil, nil, nil)
  }
  /// With a button. No effect here, which the log says once.
  public convenience init(
    disabledMode: Mode, alertTitle: String, alertMessage: String, alertDismissButtonTitle: String
  ) { self.init(disabledMode, alertTitle, alertMessage, alertDismissButtonTitle, nil, nil) }
  /// With two buttons. No effect here, which the log says once.
  public convenience init(
    disabledMode: Mode, alertTitle: String, alertMessage: String, alertDismissButtonTitle: String,
    alertRecoverySuggestionButtonTitle: String, alertRecoverySuggestionButtonLaunchURL: URL
  ) {
    self.init(
      disabledMode, alertTitle, alertMessage, alertDismissButtonTitle, alertRecoverySuggestionButtonTitle,
      alertRecoverySuggestionButtonLaunchURL)
  }

  private init(
    _ mode: Mode, _ title: String?, _ message: String?, _ dismiss: String?, _ recovery: String?, _ url: URL?
  ) {
    (disabledMode, alertTitle, alertMessage) = (mode, title, message)
    (alertDismissButtonTitle, alertRecoverySuggestionButtonTitle) = (dismiss, recovery)
    alertRecoverySuggestionButtonLaunchURL = url
    super.init()
    LayoutLog.noteWithoutEffect("UIActivityCollaborationModeRestriction")
  }
}
