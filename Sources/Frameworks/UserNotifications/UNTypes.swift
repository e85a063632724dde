import Foundation

/// Whether the user has allowed an app to notify.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user was not asked yet.
  case notDetermined = 0
  /// The user has refused.
  case denied = 1
  /// The user has allowed it.
  case authorized = 2
  /// Notifications arrive quietly, without a question before.
  case provisional = 3
  /// An app clip may notify for some hours.
  case ephemeral = 4
}

/// What an app asks the user for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// One bit for each option, as on iOS.
  public let rawValue: UInt
  /// The options of those bits; bits without a meaning are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the icon of the app.
  public static let badge = Self(rawValue: 1 << 0)
  /// A sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// A banner.
  public static let alert = Self(rawValue: 1 << 2)
  /// Notifications in a car.
  public static let carPlay = Self(rawValue: 1 << 3)
  /// A sound that ignores the switch for silence.
  public static let criticalAlert = Self(rawValue: 1 << 4)
  /// A button for the app's own settings.
  public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
  /// Quiet notifications, without a question.
  public static let provisional = Self(rawValue: 1 << 6)
  /// Messages that are read aloud; every app has it from iOS 15 on.
  public static let announcement = Self(rawValue: 1 << 7)
  /// Notifications that break through a focus; an entitlement has taken its place.
  public static let timeSensitive = Self(rawValue: 1 << 8)
}

/// How a notification shows while its app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// One bit for each option, as on iOS.
  public let rawValue: UInt
  /// The options of those bits; bits without a meaning are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number on the icon changes.
  public static let badge = Self(rawValue: 1 << 0)
  /// A sound plays.
  public static let sound = Self(rawValue: 1 << 1)
  /// A banner shows; `banner` and `list` take its place from iOS 14 on.
  public static let alert = Self(rawValue: 1 << 2)
  /// The notification is in the list of the notification center.
  public static let list = Self(rawValue: 1 << 3)
  /// A banner shows.
  public static let banner = Self(rawValue: 1 << 4)
}

/// A setting of the user for one kind of notification.
public enum UNNotificationSetting: Int, Sendable {
  /// The app has not asked for it.
  case notSupported = 0
  /// The user has turned it off.
  case disabled = 1
  /// It is on.
  case enabled = 2
}

/// How alerts show.
public enum UNAlertStyle: Int, Sendable {
  /// Not at all.
  case none = 0
  /// As a banner that goes by itself.
  case banner = 1
  /// As one that stays.
  case alert = 2
}

/// Whether the content of a notification shows before the device is unlocked.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always.
  case always = 0
  /// Once it is unlocked.
  case whenAuthenticated = 1
  /// Never.
  case never = 2
}

/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// It joins the list and makes no sound.
  case passive = 0
  /// It lights the screen up.
  case active = 1
  /// It breaks through a focus.
  case timeSensitive = 2
  /// It breaks through the switch for silence.
  case critical = 3
}

/// How an action of a notification behaves.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// One bit for each option, as on iOS.
  public let rawValue: UInt
  /// The options of those bits; bits without a meaning are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Only on an unlocked device.
  public static let authenticationRequired = Self(rawValue: 1 << 0)
  /// Its title is red.
  public static let destructive = Self(rawValue: 1 << 1)
  /// It brings the app to the foreground.
  public static let foreground = Self(rawValue: 1 << 2)
}

/// How notifications of a category behave.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// One bit for each option, as on iOS.
  public let rawValue: UInt
  /// The options of those bits; bits without a meaning are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The delegate hears when a notification is dismissed.
  public static let customDismissAction = Self(rawValue: 1 << 0)
  /// Notifications show in a car.
  public static let allowInCarPlay = Self(rawValue: 1 << 1)
  /// The title shows where previews are off.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 1 << 2)
  /// The subtitle shows where previews are off.
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 1 << 3)
  /// Notifications are read aloud.
  public static let allowAnnouncement = Self(rawValue: 1 << 4)
}

/// The action of a tap on the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of a notification that is dismissed.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
/// The domain of the errors of notifications.
public let UNErrorDomain = "UNErrorDomain"

/// Why a notification is refused.
public struct UNError: Error, CustomNSError, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// The app may not notify.
    case notificationsNotAllowed = 1
    /// An attachment is no file.
    case attachmentInvalidURL = 100
    /// The file of an attachment is of no known type.
    case attachmentUnrecognizedType = 101
    /// The file of an attachment is too large.
    case attachmentInvalidFileSize = 102
    /// A request has no date to come.
    case notificationInvalidNoDate = 1400
    /// A request has no content.
    case notificationInvalidNoContent = 1401
  }
  /// What went wrong.
  public let code: Code
  /// An error of that code.
  public init(_ code: Code) { self.code = code }
  /// `UNErrorDomain`.
  public static var errorDomain: String { UNErrorDomain }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
}
