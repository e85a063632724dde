/// Told what happens to what is shared through the cloud.
@preconcurrency @MainActor
public protocol UICloudSharingControllerDelegate: AnyObject {
  /// Never called here: Trellis does not simulate iCloud.
  func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
  /// The title of what is shared; the title of the panel.
  func itemTitle(for csc: UICloudSharingController) -> String?
  /// Never called here: the sharing controller does not show the shared item.
  func itemThumbnailData(for csc: UICloudSharingController) -> Data?
  /// Never called here: the sharing controller does not show the shared item.
  func itemType(for csc: UICloudSharingController) -> String?
  /// Never called here: Trellis does not simulate iCloud.
  func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
  /// Never called here: Trellis does not simulate iCloud.
  func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}

extension UICloudSharingControllerDelegate {
  /// None.
  public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
  /// None.
  public func itemType(for csc: UICloudSharingController) -> String? { nil }
  /// Does nothing.
  public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
  /// Does nothing.
  public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}

/// Invites people to records of CloudKit. There is no cloud here: a panel with a title, which Close ends. Its initializers take CloudKit's
/// shares, and are missing; the plain one remains.
@preconcurrency @MainActor
open class UICloudSharingController: UIViewController {
  /// What invited people may do.
  public struct PermissionOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Everybody with the address may come.
    public static let allowPublic = PermissionOptions(rawValue: 1 << 0)
    /// Invited people may come.
    public static let allowPrivate = PermissionOptions(rawValue: 1 << 1)
    /// They may read.
    public static let allowReadOnly = PermissionOptions(rawValue: 1 << 2)
    /// They may change.
    public static let allowReadWrite = PermissionOptions(rawValue: 1 << 3)
  }

  /// Not kept alive.
  open weak var delegate: (any UICloudSharingControllerDelegate)?
  /// None by default, which stands for all. No effect here, which the log says once.
  open var availablePermissions: PermissionOptions = [] {
    didSet { LayoutLog.noteWithoutEffect("UICloudSharingController.availablePermissions") }
  }

  open override func loadView() {
    let title = delegate?.itemTitle(for: self) ?? "Share"
    let panel = SystemPanelView(title: title, closeTitle: "Close") { [weak self] in self?.dismiss(animated: true) }
    panel.show([], orText: "iCloud is not available.")
    view = panel
  }
}
