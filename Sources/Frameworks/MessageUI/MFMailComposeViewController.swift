import UIKit

/// How the user has left a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// It is gone.
  case cancelled = 0
  /// It is a draft.
  case saved = 1
  /// It waits to be sent.
  case sent = 2
  /// It could not be sent.
  case failed = 3
}

/// The domain of the errors of mails.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// Why a mail could not be sent.
public struct MFMailComposeError: Error, CustomNSError, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// It could not be saved.
    case saveFailed = 0
    /// It could not be sent.
    case sendFailed = 1
  }
  /// What went wrong.
  public let code: Code
  /// An error of that code.
  public init(_ code: Code) { self.code = code }
  /// `MFMailComposeErrorDomain`.
  public static var errorDomain: String { MFMailComposeErrorDomain }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
}

/// Hears how a mail ends.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// The user has left the mail; the delegate dismisses the controller. The default does nothing.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

/// Writes a mail. Nothing is sent: pictures show a box with the subject, and a test ends the mail by ``finish(_:error:)``.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// A file that goes with a mail. Not Apple's.
  public struct Attachment: Hashable, Sendable {
    /// What is in it.
    public var data: Data
    /// Its MIME type.
    public var mimeType: String
    /// Its name.
    public var fileName: String
  }

  /// Whether the device can send mails; true by default. Not Apple's: a test sets it, and ``canSendMail()`` answers it.
  public static var deviceCanSendMail = true

  /// Whether the device can send mails.
  open class func canSendMail() -> Bool { deviceCanSendMail }

  /// A mail without a word. Check ``canSendMail()`` before: on iOS, the controller of a device that cannot is nil.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    compose()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    compose()
  }

  private let sheet = ComposeController()
  private func compose() {
    sheet.name = "Mail"
    viewControllers = [sheet]
  }

  /// Hears how the mail ends.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// The subject. Not Apple's.
  public private(set) var subject = ""
  /// To whom it goes. Not Apple's.
  public private(set) var toRecipients: [String] = []
  /// Who gets a copy. Not Apple's.
  public private(set) var ccRecipients: [String] = []
  /// Who gets a copy that nobody sees. Not Apple's.
  public private(set) var bccRecipients: [String] = []
  /// The text. Not Apple's.
  public private(set) var messageBody = ""
  /// Whether the text is HTML. Not Apple's.
  public private(set) var isHTML = false
  /// The address from which it should go. Not Apple's.
  public private(set) var preferredSendingEmailAddress = ""
  /// What goes with it. Not Apple's.
  public private(set) var attachments: [Attachment] = []

  /// Sets the subject, which is the title as well.
  open func setSubject(_ subject: String) {
    self.subject = subject
    sheet.title = subject
    sheet.name = "Mail\n\(subject)"
  }
  /// Sets to whom it goes.
  open func setToRecipients(_ toRecipients: [String]?) { self.toRecipients = toRecipients ?? [] }
  /// Sets who gets a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) { self.ccRecipients = ccRecipients ?? [] }
  /// Sets who gets a copy that nobody sees.
  open func setBccRecipients(_ bccRecipients: [String]?) { self.bccRecipients = bccRecipients ?? [] }
  /// Sets the text.
  open func setMessageBody(_ body: String, isHTML: Bool) { (messageBody, self.isHTML) = (body, isHTML) }
  /// Adds a file.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    attachments.append(Attachment(data: attachment, mimeType: mimeType, fileName: filename))
  }
  /// Sets the address from which it should go.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) { preferredSendingEmailAddress = emailAddress }

  /// Leaves the mail, as the user does. Not Apple's.
  open func finish(_ result: MFMailComposeResult, error: (any Error)? = nil) {
    mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: error)
  }
}

/// The screen of a mail or a message.
final class ComposeController: UIViewController {
  var name = "" { didSet { box?.standInText = name } }
  private weak var box: StandInBox?

  override func loadView() {
    let box = StandInBox(name)
    self.box = box
    view = box
  }
}
