/// Kinds of alerts by which an app of iOS 8 wanted to tell its user something.
public struct UIUserNotificationType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the icon.
  public static let badge = UIUserNotificationType(rawValue: 1 << 0)
  /// A sound.
  public static let sound = UIUserNotificationType(rawValue: 1 << 1)
  /// A text.
  public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// A group of actions of a notification of iOS 8.
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {
  /// What the app knows the group by. Nil by default.
  open internal(set) var identifier: String?
}

/// How an app of iOS 8 wants to tell its user something. The test who plays the user allows all of it.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
  /// What the app asked for.
  open var types: UIUserNotificationType { asked }
  /// What the app asked for; nil is none.
  open var categories: Set<UIUserNotificationCategory>? { groups }
  private let asked: UIUserNotificationType
  private let groups: Set<UIUserNotificationCategory>?

  /// Stores what the app asks for.
  public init(types typesForSettings: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    (asked, groups) = (typesForSettings, categories)
    super.init()
  }
}
