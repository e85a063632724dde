/// Gives the items that are shared, one for each kind of activity.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
  /// What stands for the item while the user chooses; its class decides which activities are listed.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The item itself, asked for when an activity was chosen; nil is none.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject of a mail; empty by default.
  /// Never called here: no activity in Trellis uses a subject.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The uniform type of the item; empty by default.
  /// Never called here: no activity in Trellis uses the data type.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// A picture of the item, in points; nil by default.
  /// Never called here: the share sheet does not show thumbnails.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  /// Empty.
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Empty.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// None.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

/// Makes an item only when it is needed. On iOS it is made on another thread; here when the activity was chosen, at once.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// What stands for the item while the user chooses.
  public private(set) var placeholderItem: Any?
  /// The activity that was chosen; nil before.
  public private(set) var activityType: UIActivity.ActivityType?

  /// - Parameter placeholderItem: of the class of the item.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// What is shared: the placeholder unless a subclass says otherwise.
  open var item: Any { placeholderItem ?? "" }

  /// The placeholder.
  @MainActor open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  {
    placeholderItem ?? ""
  }
  /// The item, made for the activity.
  @MainActor open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return isCancelled ? nil : item
  }
  /// Empty.
  @MainActor open func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Empty.
  @MainActor open func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// None.
  @MainActor open func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? { nil }
}
