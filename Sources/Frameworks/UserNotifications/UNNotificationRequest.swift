import Foundation
import UIKitCore

/// What makes a notification appear.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it appears again and again.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// A push, which a server sends and a test with `deliver`.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  init() { super.init(repeats: false) }
}

/// A time from now on.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// In seconds.
  public let timeInterval: TimeInterval
  private let start = Date()

  /// After seconds, which must be more than none, and at least 60 if it repeats; else an exception is raised.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    if timeInterval <= 0 {
      LayoutException.raise("NSInternalInconsistencyException", "time interval must be greater than 0")
    } else if repeats && timeInterval < 60 {
      LayoutException.raise("NSInternalInconsistencyException", "time interval must be at least 60 if repeating")
    }
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// When it fires next, counted from when it was made.
  open func nextTriggerDate() -> Date? { start.addingTimeInterval(timeInterval) }
}

/// A date of the calendar.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the date that must match.
  public let dateComponents: DateComponents

  /// When the parts of the date match, once or always.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next date that matches; nil if there is none.
  open func nextTriggerDate() -> Date? {
    (dateComponents.calendar ?? .current).nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A notification that an app wants to appear.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// Names the request; another of the same name takes its place.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it appears; nil is at once.
  public let trigger: UNNotificationTrigger?

  /// A request with a copy of the content.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.copy(with: nil) as? UNNotificationContent ?? content
    self.trigger = trigger
  }
}

/// A notification that has appeared.
open class UNNotification: NSObject, @unchecked Sendable {
  /// When.
  public let date: Date
  /// What was asked for.
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest) { (date, self.request) = (Date(), request) }
}

/// What the user has done with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The action: one of its category, or `UNNotificationDefaultActionIdentifier` for a tap on itself.
  public let actionIdentifier: String

  init(_ notification: UNNotification, _ action: String) {
    (self.notification, actionIdentifier) = (notification, action)
  }
}

/// The same with a text that the user has typed.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// What was typed.
  public let userText: String

  init(_ notification: UNNotification, _ action: String, _ text: String) {
    userText = text
    super.init(notification, action)
  }
}

/// The picture of an action.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  /// The name of an image or a symbol. Not Apple's.
  public let imageName: String
  init(_ name: String) { imageName = name }

  /// A symbol of the system.
  public convenience init(systemImageName: String) { self.init(systemImageName) }
  /// An image of the app.
  public convenience init(templateImageName: String) { self.init(templateImageName) }
}

/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// Names the action in the response.
  public let identifier: String
  /// What the button says.
  public let title: String
  /// How it behaves.
  public let options: UNNotificationActionOptions
  /// Its picture.
  public let icon: UNNotificationActionIcon?

  /// A button without a picture.
  public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.init(identifier: identifier, title: title, options: options, icon: nil)
  }

  /// A button.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?
  ) {
    (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
  }
}

/// A button after which the user types a text.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// What shows before the user types.
  public let textInputPlaceholder: String

  /// A button with a field for a text.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil,
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// Notifications of one kind, with their actions.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// Names the category in a content.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]
  /// The intents that Siri knows it by.
  public let intentIdentifiers: [String]
  /// What shows where previews are off.
  public let hiddenPreviewsBodyPlaceholder: String
  /// What a summary says.
  public let categorySummaryFormat: String
  /// How its notifications behave.
  public let options: UNNotificationCategoryOptions

  /// A category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String? = nil, categorySummaryFormat: String? = nil,
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions, self.intentIdentifiers) = (identifier, actions, intentIdentifiers)
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
    self.options = options
  }

  // A set of categories has one of each name.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationCategory)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
}

/// Changes a push before it shows. The system runs it in a process of its own; here a test calls it.
open class UNNotificationServiceExtension: NSObject {
  /// An extension.
  public override init() { super.init() }

  /// Hands a request over, and wants the content that shows. The default hands its own content back.
  open func didReceive(
    _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) { contentHandler(request.content) }

  /// Says that time is over. The default does nothing. Never called here: Trellis does not limit the time of notification extensions.
  open func serviceExtensionTimeWillExpire() {}
}

private nonisolated(unsafe) var responseKey: UInt8 = 0

extension UIScene.ConnectionOptions {
  /// The notification that the user has answered, by which the app was started; nil for another start. A test sets it: see
  /// ``setNotificationResponse(_:)``.
  public var notificationResponse: UNNotificationResponse? {
    objc_getAssociatedObject(self, &responseKey) as? UNNotificationResponse
  }

  /// Sets ``notificationResponse``. Not Apple's: a test that connects a scene itself says how the user has started the app.
  public func setNotificationResponse(_ response: UNNotificationResponse?) {
    objc_setAssociatedObject(self, &responseKey, response, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
