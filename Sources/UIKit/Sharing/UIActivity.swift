/// Something that can be done with items: an app's own service, or the part of one of the system's that the share sheet lists.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The name of a kind of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// As Apple spells it, or in reverse domain notation.
    public let rawValue: String
    /// A kind of an app's own.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The same without a label.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Posts to Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts to Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posts to Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Sends a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sends a mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Puts the items on the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Gives a contact the image.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Puts images and videos into the photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Puts an address on the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Posts to Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Posts to Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Posts to Tencent Weibo.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// Sends to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Opens a book.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Makes a PDF that can be drawn on.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// Puts a shortcut to the Home Screen.
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    /// Begins to share with others who change the same.
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    /// Invites others to change the same.
    public static let collaborationInviteWithLink =
      ActivityType("com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// Copies the address of what others may change.
    public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
  }

  /// The part of the sheet that lists an activity.
  public enum Category: Int, Sendable {
    /// Does something with the items in the app; the default.
    case action
    /// Gives the items to others.
    case share
  }

  /// An activity that a subclass describes.
  public override init() { super.init() }

  /// `.action` unless a subclass says otherwise.
  open class var activityCategory: Category { .action }
  /// Given to the completion handler of the sheet; nil unless a subclass says otherwise.
  open var activityType: ActivityType? { nil }
  /// What the sheet shows; nil unless a subclass says otherwise: then the row has the name of the class.
  open var activityTitle: String? { nil }
  /// Shown beside the title; nil unless a subclass says otherwise.
  open var activityImage: UIImage? { nil }
  /// Whether the sheet lists the activity for the items; false unless a subclass says otherwise.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called when the activity was chosen, with what the items' sources gave for it.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Presented in place of ``perform()`` if it is not nil, which it is unless a subclass says otherwise.
  open var activityViewController: UIViewController? { nil }
  /// Called when the activity was chosen and has no view controller. A subclass calls ``activityDidFinish(_:)`` at its end; the one of the
  /// superclass does just that, with true.
  open func perform() { activityDidFinish(true) }
  /// Ends the activity: its view controller and the sheet are dismissed, and the completion handler of the sheet is called.
  open func activityDidFinish(_ completed: Bool) {
    guard let ended else { return }
    self.ended = nil
    ended(completed)
  }

  /// What waits for the end; nil while the activity does not run.
  var ended: ((Bool) -> Void)?
}
