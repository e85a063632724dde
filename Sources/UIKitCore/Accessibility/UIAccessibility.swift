/// What the user has set for accessibility, and messages to those who cannot see the screen. Nobody listens here.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// What has changed.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's number.
    public let rawValue: UInt32
    /// Takes any number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Much of the screen is another.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is another.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something to say; the argument is the text.
    public static let announcement = Notification(rawValue: 1008)
    /// Another page is shown.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Does nothing: nobody listens.
  public static func post(notification: Notification, argument: Any?) {}

  // What is off on a new device.
  /// False: nobody has the screen read.
  public static let isVoiceOverRunning = false
  /// False: nobody uses switches.
  public static let isSwitchControlRunning = false
  /// False: fonts have their usual weight.
  public static let isBoldTextEnabled = false
  /// False: motion is wanted.
  public static let isReduceMotionEnabled = false
  /// False: transparency is wanted.
  public static let isReduceTransparencyEnabled = false
  /// False: the contrast is the usual one.
  public static let isDarkerSystemColorsEnabled = false
  /// False: colours are as they are.
  public static let isInvertColorsEnabled = false
  /// False: there are colours.
  public static let isGrayscaleEnabled = false
  /// False: the user may leave the app.
  public static let isGuidedAccessEnabled = false

  /// Never posted.
  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Never posted.
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Never posted.
  public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
}

/// What an element is and does, for those who cannot see it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// A bit for each trait.
  public let rawValue: UInt64
  /// Takes any bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No trait.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It plays a sound when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// A text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It sums up what the app has to say when it starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Its label or value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field for what is searched.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It starts sound or film, which nothing should talk over.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Its value can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Touches go to it directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// It turns the page when it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// Where a three-finger swipe scrolls to.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// The other ways, and to the next or the previous page.
  case left, up, down, next, previous
}

/// How the elements of a container are visited.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the system chooses.
  case automatic = 0
  /// One by one, or as one.
  case separate, combined
}

/// A further action of an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Called when the action is chosen; whether it could be performed.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  /// What the user is told.
  open var name: String
  /// Shown beside the name where actions are shown; nil for none.
  open var image: UIImage?
  /// In place of ``target`` and ``selector``; nil for none.
  open var actionHandler: Handler?
  /// What the selector is sent to; not kept alive.
  open weak var target: AnyObject?
  /// What is sent to the target; nil with a handler.
  open var selector: Selector?

  /// An action with a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    super.init()
  }

  /// An action with a target, which is not kept alive.
  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.selector) = (name, selector)
    super.init()
    self.target = target as AnyObject?
  }
}
