/// What the user of a device can have turned on.
package enum AssistiveSetting: String, CaseIterable, Sendable {
  case voiceOver, switchControl, assistiveTouch, boldText, reduceMotion, crossFadeTransitions, reduceTransparency,
    darkerSystemColors, differentiateWithoutColor, buttonShapes, onOffSwitchLabels, invertColors, grayscale,
    guidedAccess, monoAudio, closedCaptioning, speakScreen, speakSelection, shakeToUndo, videoAutoplay

  /// What is on on a new device.
  static let standard: Set<AssistiveSetting> = [.shakeToUndo, .videoAutoplay]

  /// Posted when the setting changes.
  var notification: NSNotification.Name {
    switch self {
    case .voiceOver: UIAccessibility.voiceOverStatusDidChangeNotification
    case .switchControl: UIAccessibility.switchControlStatusDidChangeNotification
    case .assistiveTouch: UIAccessibility.assistiveTouchStatusDidChangeNotification
    case .boldText: UIAccessibility.boldTextStatusDidChangeNotification
    case .reduceMotion: UIAccessibility.reduceMotionStatusDidChangeNotification
    case .crossFadeTransitions: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
    case .reduceTransparency: UIAccessibility.reduceTransparencyStatusDidChangeNotification
    case .darkerSystemColors: UIAccessibility.darkerSystemColorsStatusDidChangeNotification
    case .differentiateWithoutColor: UIAccessibility.differentiateWithoutColorDidChangeNotification
    case .buttonShapes: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
    case .onOffSwitchLabels: UIAccessibility.onOffSwitchLabelsDidChangeNotification
    case .invertColors: UIAccessibility.invertColorsStatusDidChangeNotification
    case .grayscale: UIAccessibility.grayscaleStatusDidChangeNotification
    case .guidedAccess: UIAccessibility.guidedAccessStatusDidChangeNotification
    case .monoAudio: UIAccessibility.monoAudioStatusDidChangeNotification
    case .closedCaptioning: UIAccessibility.closedCaptioningStatusDidChangeNotification
    case .speakScreen: UIAccessibility.speakScreenStatusDidChangeNotification
    case .speakSelection: UIAccessibility.speakSelectionStatusDidChangeNotification
    case .shakeToUndo: UIAccessibility.shakeToUndoDidChangeNotification
    case .videoAutoplay: UIAccessibility.videoAutoplayStatusDidChangeNotification
    }
  }
}

/// What is set for accessibility on the device of an application, and what its app has told those who cannot see.
@MainActor
package final class AccessibilityWorld {
  /// What was posted.
  package struct Post {
    package var notification: UIAccessibility.Notification
    package var argument: Any?
  }

  private var settings = AssistiveSetting.standard
  /// The oldest first; a long run keeps the last thousand.
  package var posts: [Post] = []
  /// What VoiceOver has reached.
  private(set) weak var focus: UIResponder?

  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// That of the present application.
  package static var current: AccessibilityWorld { of(UIApplication.current) }

  /// That of an application, made at the first call.
  package static func of(_ application: UIApplication) -> AccessibilityWorld {
    if let known = objc_getAssociatedObject(application, key) as? AccessibilityWorld { return known }
    let made = AccessibilityWorld()
    objc_setAssociatedObject(application, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }

  package func isOn(_ setting: AssistiveSetting) -> Bool { settings.contains(setting) }

  /// Turns something on or off, and tells the app if it was not so before.
  package func set(_ setting: AssistiveSetting, isOn: Bool) {
    guard isOn != settings.contains(setting) else { return }
    if isOn { settings.insert(setting) } else { settings.remove(setting) }
    if setting == .voiceOver, !isOn { moveFocus(to: nil) }
    NotificationCenter.default.post(name: setting.notification, object: nil)
  }

  func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    if posts.count >= 1000 { posts.removeFirst(500) }
    posts.append(Post(notification: notification, argument: argument))
    guard isOn(.voiceOver) else { return }
    switch notification {
    case .screenChanged, .layoutChanged:
      if let element = argument as? UIResponder { moveFocus(to: element) }
    case .announcement:
      guard let text = argument as? String ?? (argument as? NSAttributedString)?.string else { return }
      NotificationCenter.default.post(
        name: UIAccessibility.announcementDidFinishNotification, object: nil,
        userInfo: [
          UIAccessibility.announcementStringValueUserInfoKey: text,
          UIAccessibility.announcementWasSuccessfulUserInfoKey: true,
        ])
    default: break
    }
  }

  /// Has VoiceOver go to a view or an element, or away from all.
  package func moveFocus(to element: UIResponder?) {
    let old = focus
    guard element !== old else { return }
    focus = element
    old?.accessibilityElementDidLoseFocus()
    element?.accessibilityElementDidBecomeFocused()
    var information: [AnyHashable: Any] = [
      UIAccessibility.assistiveTechnologyUserInfoKey: UIAccessibility.AssistiveTechnologyIdentifier
        .notificationVoiceOver.rawValue
    ]
    information[UIAccessibility.focusedElementUserInfoKey] = element
    information[UIAccessibility.unfocusedElementUserInfoKey] = old
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: element, userInfo: information)
  }
}
