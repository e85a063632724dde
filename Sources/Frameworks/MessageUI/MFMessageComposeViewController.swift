import UIKit

/// How the user has left a message.
public enum MessageComposeResult: Int, Sendable {
  /// It is gone.
  case cancelled = 0
  /// It is sent.
  case sent = 1
  /// It could not be sent.
  case failed = 2
}

/// Hears how a message ends.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// The user has left the message; the delegate dismisses the controller.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// Writes a message. Nothing is sent: pictures show a box, and a test ends the message by ``finish(_:)``.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  /// Whether the device can send messages; true by default. Not Apple's: a test sets it.
  public static var deviceCanSendText = true

  /// Whether the device can send messages.
  open class func canSendText() -> Bool { deviceCanSendText }
  /// Whether messages can have a subject; as ``canSendText()`` here.
  open class func canSendSubject() -> Bool { deviceCanSendText }
  /// Whether messages can have files; as ``canSendText()`` here.
  open class func canSendAttachments() -> Bool { deviceCanSendText }
  /// Whether files of a type can go with messages; as ``canSendText()`` here.
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { deviceCanSendText }

  /// A message without a word.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    compose()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    compose()
  }

  private func compose() {
    let sheet = ComposeController()
    sheet.name = "Message"
    viewControllers = [sheet]
  }

  /// Hears how the message ends.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// To whom it goes; nil for nobody yet.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  /// The subject.
  open var subject: String?
  /// Files that go with it. Not Apple's.
  public private(set) var attachedData: [(data: Data, typeIdentifier: String, fileName: String)] = []
  /// Files that go with it, by address.
  open var attachments: [[AnyHashable: Any]]? { files.isEmpty ? nil : files }
  private var files: [[AnyHashable: Any]] = []

  /// Adds data as a file; false if the device sends none.
  @discardableResult
  open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool {
    guard Self.canSendAttachments() else { return false }
    attachedData.append((attachmentData, uti, filename))
    return true
  }
  /// Adds a file; false if the device sends none.
  @discardableResult
  open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool {
    guard Self.canSendAttachments() else { return false }
    files.append([
      "MFMessageComposeViewControllerAttachmentURL": attachmentURL,
      "MFMessageComposeViewControllerAttachmentAlternateFilename": alternateFilename ?? attachmentURL.lastPathComponent,
    ])
    return true
  }
  /// Hides the button that adds files. No effect here, which the log says once.
  open func disableUserAttachments() {
    LayoutLog.noteWithoutEffect("MFMessageComposeViewController.disableUserAttachments()")
  }

  /// Leaves the message, as the user does. Not Apple's.
  open func finish(_ result: MessageComposeResult) {
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
  }
}
