/// The keys of a keyboard by their numbers. Source: HID Usage Tables of the USB Implementers Forum, page 0x07.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// No key.
  case keyboardErrorRollOver = 1, keyboardPOSTFail = 2, keyboardErrorUndefined = 3
  /// Letters.
  case keyboardA = 4, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ
  case keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT
  case keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
  /// Digits.
  case keyboard1 = 30, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
  /// Keys that control.
  case keyboardReturnOrEnter = 40, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  /// Punctuation.
  case keyboardHyphen = 45, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash
  case keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod
  case keyboardSlash, keyboardCapsLock
  /// Function keys.
  case keyboardF1 = 58, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8, keyboardF9
  case keyboardF10, keyboardF11, keyboardF12
  /// Keys above and between.
  case keyboardPrintScreen = 70, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome, keyboardPageUp
  case keyboardDeleteForward, keyboardEnd, keyboardPageDown
  /// Arrows.
  case keyboardRightArrow = 79, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
  /// The numeric pad.
  case keypadNumLock = 83, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter, keypad1, keypad2, keypad3
  case keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod
  /// Keys of other keyboards.
  case keyboardNonUSBackslash = 100, keyboardApplication, keyboardPower, keypadEqualSign
  /// Further function keys.
  case keyboardF13 = 104, keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19, keyboardF20
  case keyboardF21, keyboardF22, keyboardF23, keyboardF24
  /// Keys with a name of their action.
  case keyboardExecute = 116, keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop, keyboardAgain, keyboardUndo
  case keyboardCut, keyboardCopy, keyboardPaste, keyboardFind, keyboardMute, keyboardVolumeUp, keyboardVolumeDown
  /// Keys that are held.
  case keyboardLeftControl = 224, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl
  case keyboardRightShift, keyboardRightAlt, keyboardRightGUI

  private static let named: [String: UIKeyboardHIDUsage] = [
    "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter, "\u{8}": .keyboardDeleteOrBackspace,
    "\u{7F}": .keyboardDeleteForward, "\t": .keyboardTab, " ": .keyboardSpacebar, "-": .keyboardHyphen,
    "=": .keyboardEqualSign, "[": .keyboardOpenBracket, "]": .keyboardCloseBracket, "\\": .keyboardBackslash,
    ";": .keyboardSemicolon, "'": .keyboardQuote, "`": .keyboardGraveAccentAndTilde, ",": .keyboardComma,
    ".": .keyboardPeriod, "/": .keyboardSlash, "0": .keyboard0, UIKeyCommand.inputEscape: .keyboardEscape,
    UIKeyCommand.inputUpArrow: .keyboardUpArrow, UIKeyCommand.inputDownArrow: .keyboardDownArrow,
    UIKeyCommand.inputLeftArrow: .keyboardLeftArrow, UIKeyCommand.inputRightArrow: .keyboardRightArrow,
    UIKeyCommand.inputPageUp: .keyboardPageUp, UIKeyCommand.inputPageDown: .keyboardPageDown,
    UIKeyCommand.inputHome: .keyboardHome, UIKeyCommand.inputEnd: .keyboardEnd,
    UIKeyCommand.inputDelete: .keyboardDeleteForward,
    UIKeyCommand.f1: .keyboardF1, UIKeyCommand.f2: .keyboardF2, UIKeyCommand.f3: .keyboardF3,
    UIKeyCommand.f4: .keyboardF4, UIKeyCommand.f5: .keyboardF5, UIKeyCommand.f6: .keyboardF6,
    UIKeyCommand.f7: .keyboardF7, UIKeyCommand.f8: .keyboardF8, UIKeyCommand.f9: .keyboardF9,
    UIKeyCommand.f10: .keyboardF10, UIKeyCommand.f11: .keyboardF11, UIKeyCommand.f12: .keyboardF12,
  ]

  /// The key that types a character without modifiers, or has a name of ``UIKeyCommand``; undefined for others.
  init(typing input: String) {
    let lower = input.lowercased()
    if let named = Self.named[input] ?? Self.named[lower] {
      self = named
    } else if lower.utf8.count == 1, let byte = lower.utf8.first, (97...122).contains(byte) {
      self = UIKeyboardHIDUsage(rawValue: 4 + Int(byte) - 97) ?? .keyboardErrorUndefined
    } else if lower.utf8.count == 1, let byte = lower.utf8.first, (49...57).contains(byte) {
      self = UIKeyboardHIDUsage(rawValue: 30 + Int(byte) - 49) ?? .keyboardErrorUndefined
    } else {
      self = .keyboardErrorUndefined
    }
  }
}
