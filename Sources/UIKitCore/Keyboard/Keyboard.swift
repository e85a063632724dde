/// The keyboard over an app. A test or a tool shows it with `UIScreen.main.keyboard = .docked(height: 336)`.
public enum Keyboard: Equatable, Sendable {
  /// A keyboard across the bottom of the screen. The height is in points and includes the strip of the home indicator.
  case docked(height: CGFloat)
  /// A floating or split keyboard of a tablet, with its rectangle on the screen in points.
  case undocked(CGRect)

  /// The rectangle on the main screen, in points.
  @MainActor
  public var frame: CGRect { frame(on: .main) }

  /// The rectangle on a screen, in points.
  @MainActor
  package func frame(on display: UIScreen) -> CGRect {
    switch self {
    case .docked(let height):
      let screen = display.bounds
      return CGRect(x: screen.minX, y: screen.maxY - height, width: screen.width, height: height)
    case .undocked(let frame): return frame
    }
  }

  /// Posts the notifications that iOS posts when one keyboard takes the place of another. Nil stands for no keyboard,
  /// whose frame is below the screen.
  ///
  /// Those of what will happen and of what did happen follow each other at once, because there is no animation to wait
  /// for.
  @MainActor
  static func announceChange(from old: Keyboard?, to new: Keyboard?, on display: UIScreen) {
    guard old != new else { return }
    let screen = display.bounds
    let height = (new ?? old)?.frame(on: display).height ?? 0
    let hidden = CGRect(x: screen.minX, y: screen.maxY, width: screen.width, height: height)
    let information: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: old?.frame(on: display) ?? hidden),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: new?.frame(on: display) ?? hidden),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    var names = [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification]
    if old == nil { names.insert(UIResponder.keyboardWillShowNotification, at: 1) }
    if old == nil { names.append(UIResponder.keyboardDidShowNotification) }
    if new == nil { names.insert(UIResponder.keyboardWillHideNotification, at: 1) }
    if new == nil { names.append(UIResponder.keyboardDidHideNotification) }
    for name in names { display.post(name, object: display, userInfo: information) }
  }
}

extension UIResponder {
  /// Posted when a keyboard comes where none was, as second of four; the four follow each other at once.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
  /// Posted when a keyboard came where none was, as last of four.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
  /// Posted when the keyboard goes away, as second of four; the four follow each other at once.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
  /// Posted when the keyboard went away, as last of four.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
  /// Posted at every change of the keyboard, before the other notifications.
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted at every change of the keyboard, before those that say that it did show or hide.
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// An `NSValue` with a rectangle of the screen, points.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// An `NSValue` with a rectangle of the screen, points.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// An `NSNumber` of seconds; 0.25 at all times.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// An `NSNumber`; always 7 here, the keyboard's own curve.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// An `NSNumber`; always true here, because no other app has the keyboard.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
