/// What the user has set for accessibility, and messages to those who cannot see the screen. Nobody listens here.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// What has changed.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Does nothing: nobody listens.
  public static func post(notification: Notification, argument: Any?) {}

  // What is off on a new device.
  public static let isVoiceOverRunning = false
  public static let isSwitchControlRunning = false
  public static let isBoldTextEnabled = false
  public static let isReduceMotionEnabled = false
  public static let isReduceTransparencyEnabled = false
  public static let isDarkerSystemColorsEnabled = false
  public static let isInvertColorsEnabled = false
  public static let isGrayscaleEnabled = false
  public static let isGuidedAccessEnabled = false

  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
}

/// What an element is and does, for those who cannot see it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// Where a three-finger swipe scrolls to.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// How the elements of a container are visited.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic = 0
  case separate, combined
}

/// A further action of an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Called when the action is chosen; whether it could be performed.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  open var name: String
  open var image: UIImage?
  open var actionHandler: Handler?
  open weak var target: AnyObject?
  open var selector: Selector?

  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    super.init()
  }

  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.selector) = (name, selector)
    super.init()
    self.target = target as AnyObject?
  }
}
