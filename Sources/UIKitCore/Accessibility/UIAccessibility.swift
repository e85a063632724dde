/// What the user has set for accessibility, and messages to those who cannot see the screen. A test sets what is on, and reads what was
/// posted; a program has what is on on a new device.
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
    /// The technology of the argument should wait.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1021)
    /// The technology of the argument may go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1022)
  }

  /// Who looks at the screen for the user.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// Any text.
    public let rawValue: String
    /// Takes any text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switch Control.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Whether Guided Access allows something.
  public enum GuidedAccessRestrictionState: Int, Sendable {
    /// It does.
    case allow = 0
    /// It does not.
    case deny
  }

  /// What a zoomed screen follows.
  public enum ZoomType: Int, Sendable {
    /// Where text is typed.
    case insertionPoint = 0
  }

  /// The ears with a paired hearing device.
  public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
    /// A bit for each ear.
    public let rawValue: UInt
    /// Takes any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left one.
    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    /// The right one.
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    /// Both.
    public static let both: HearingDeviceEar = [.left, .right]
  }

  /// Tells who cannot see the screen of a change. It is kept for a test to read; while VoiceOver is on, the view or element of
  /// `screenChanged` and `layoutChanged` gets the focus, and an announcement is over at once, which
  /// ``announcementDidFinishNotification`` says.
  public static func post(notification: Notification, argument: Any?) {
    AccessibilityWorld.current.post(notification, argument)
  }

  /// The view or element that VoiceOver has reached; nil for other technologies, and while it is off.
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    let isSwitches = assistiveTechnologyIdentifier == .notificationSwitchControl
    return isSwitches || !isVoiceOverRunning ? nil : AccessibilityWorld.current.focus
  }

  /// A rectangle of a view's coordinates in those of the screen; points.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.window?.convert(view.convert(rect, to: nil), to: nil) ?? view.convert(rect, to: nil)
  }

  /// A path of a view's coordinates in those of the screen; points.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let moved = UIBezierPath(cgPath: path.cgPath)
    let origin = view.convert(CGPoint.zero, to: nil)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }

  /// Calls the handler with false: a device here is not managed, so that no app may begin or end Guided Access.
  public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(false)
  }

  /// Whether Guided Access allows what the app has named; it always does.
  public static func guidedAccessRestrictionState(forIdentifier restrictionIdentifier: String)
    -> GuidedAccessRestrictionState
  {
    .allow
  }

  /// Tells the user that gestures of the app are those of Zoom. No effect here, which the log says once: nothing is zoomed.
  public static func registerGestureConflictWithZoom() {
    LayoutLog.noteWithoutEffect("UIAccessibility.registerGestureConflictWithZoom()")
  }

  /// Has the zoomed screen follow a rectangle. No effect here, which the log says once: nothing is zoomed.
  public static func zoomFocusChanged(zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView) {
    LayoutLog.noteWithoutEffect("UIAccessibility.zoomFocusChanged(zoomType:toFrame:in:)")
  }

  /// None: no hearing device is paired.
  public static let hearingDevicePairedEar: HearingDeviceEar = []
}

extension UIAccessibility {
  /// Whether VoiceOver reads the screen. False unless a test turns it on.
  public static var isVoiceOverRunning: Bool { AccessibilityWorld.current.isOn(.voiceOver) }
  /// Whether switches are in use. False unless a test turns it on.
  public static var isSwitchControlRunning: Bool { AccessibilityWorld.current.isOn(.switchControl) }
  /// Whether AssistiveTouch is on. False unless a test turns it on.
  public static var isAssistiveTouchRunning: Bool { AccessibilityWorld.current.isOn(.assistiveTouch) }
  /// Whether bold text is wanted; fonts keep their weight here. False unless a test turns it on.
  public static var isBoldTextEnabled: Bool { AccessibilityWorld.current.isOn(.boldText) }
  /// Whether less motion is wanted. False unless a test turns it on.
  public static var isReduceMotionEnabled: Bool { AccessibilityWorld.current.isOn(.reduceMotion) }
  /// Whether fades are wanted in place of slides. False unless a test turns it on.
  public static var prefersCrossFadeTransitions: Bool { AccessibilityWorld.current.isOn(.crossFadeTransitions) }
  /// Whether less transparency is wanted. False unless a test turns it on.
  public static var isReduceTransparencyEnabled: Bool { AccessibilityWorld.current.isOn(.reduceTransparency) }
  /// Whether more contrast is wanted. False unless a test turns it on.
  public static var isDarkerSystemColorsEnabled: Bool { AccessibilityWorld.current.isOn(.darkerSystemColors) }
  /// Whether colors alone should tell nothing. False unless a test turns it on.
  public static var shouldDifferentiateWithoutColor: Bool {
    AccessibilityWorld.current.isOn(.differentiateWithoutColor)
  }
  /// Whether buttons should have shapes. False unless a test turns it on.
  public static var buttonShapesEnabled: Bool { AccessibilityWorld.current.isOn(.buttonShapes) }
  /// Whether switches should have labels. False unless a test turns it on.
  public static var isOnOffSwitchLabelsEnabled: Bool { AccessibilityWorld.current.isOn(.onOffSwitchLabels) }
  /// Whether colors are inverted. False unless a test turns it on.
  public static var isInvertColorsEnabled: Bool { AccessibilityWorld.current.isOn(.invertColors) }
  /// Whether the screen has no colors. False unless a test turns it on.
  public static var isGrayscaleEnabled: Bool { AccessibilityWorld.current.isOn(.grayscale) }
  /// Whether the user cannot leave the app. False unless a test turns it on.
  public static var isGuidedAccessEnabled: Bool { AccessibilityWorld.current.isOn(.guidedAccess) }
  /// Whether sound is in one channel. False unless a test turns it on.
  public static var isMonoAudioEnabled: Bool { AccessibilityWorld.current.isOn(.monoAudio) }
  /// Whether films should have captions. False unless a test turns it on.
  public static var isClosedCaptioningEnabled: Bool { AccessibilityWorld.current.isOn(.closedCaptioning) }
  /// Whether a swipe has the screen read. False unless a test turns it on.
  public static var isSpeakScreenEnabled: Bool { AccessibilityWorld.current.isOn(.speakScreen) }
  /// Whether a menu has the selection read. False unless a test turns it on.
  public static var isSpeakSelectionEnabled: Bool { AccessibilityWorld.current.isOn(.speakSelection) }
  /// Whether a shake takes back what was typed. True unless a test turns it off.
  public static var isShakeToUndoEnabled: Bool { AccessibilityWorld.current.isOn(.shakeToUndo) }
  /// Whether films may begin by themselves. True unless a test turns it off.
  public static var isVideoAutoplayEnabled: Bool { AccessibilityWorld.current.isOn(.videoAutoplay) }
}
