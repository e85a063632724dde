/// The keys of keyboards, by the numbers that the standard of USB keyboards gives them (HID Usage Tables, page 0x07). A name says what is on
/// the key of an American keyboard.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// Letters.
  case keyboardA = 0x04, keyboardB = 0x05, keyboardC = 0x06, keyboardD = 0x07, keyboardE = 0x08, keyboardF = 0x09,
    keyboardG = 0x0a, keyboardH = 0x0b, keyboardI = 0x0c, keyboardJ = 0x0d, keyboardK = 0x0e, keyboardL = 0x0f,
    keyboardM = 0x10, keyboardN = 0x11, keyboardO = 0x12, keyboardP = 0x13, keyboardQ = 0x14, keyboardR = 0x15,
    keyboardS = 0x16, keyboardT = 0x17, keyboardU = 0x18, keyboardV = 0x19, keyboardW = 0x1a, keyboardX = 0x1b,
    keyboardY = 0x1c, keyboardZ = 0x1d
  /// Digits over the letters.
  case keyboard1 = 0x1e, keyboard2 = 0x1f, keyboard3 = 0x20, keyboard4 = 0x21, keyboard5 = 0x22, keyboard6 = 0x23,
    keyboard7 = 0x24, keyboard8 = 0x25, keyboard9 = 0x26, keyboard0 = 0x27
  /// Keys of functions.
  case keyboardF1 = 0x3a, keyboardF2 = 0x3b, keyboardF3 = 0x3c, keyboardF4 = 0x3d, keyboardF5 = 0x3e,
    keyboardF6 = 0x3f, keyboardF7 = 0x40, keyboardF8 = 0x41, keyboardF9 = 0x42, keyboardF10 = 0x43,
    keyboardF11 = 0x44, keyboardF12 = 0x45, keyboardF13 = 0x68, keyboardF14 = 0x69, keyboardF15 = 0x6a,
    keyboardF16 = 0x6b, keyboardF17 = 0x6c, keyboardF18 = 0x6d, keyboardF19 = 0x6e, keyboardF20 = 0x6f,
    keyboardF21 = 0x70, keyboardF22 = 0x71, keyboardF23 = 0x72, keyboardF24 = 0x73
  /// The block of digits.
  case keypadNumLock = 0x53, keypadSlash = 0x54, keypadAsterisk = 0x55, keypadHyphen = 0x56, keypadPlus = 0x57,
    keypadEnter = 0x58, keypad1 = 0x59, keypad2 = 0x5a, keypad3 = 0x5b, keypad4 = 0x5c, keypad5 = 0x5d,
    keypad6 = 0x5e, keypad7 = 0x5f, keypad8 = 0x60, keypad9 = 0x61, keypad0 = 0x62, keypadPeriod = 0x63,
    keypadEqualSign = 0x67, keypadComma = 0x85, keypadEqualSignAS400 = 0x86
  /// Keys of other languages.
  case keyboardInternational1 = 0x87, keyboardInternational2 = 0x88, keyboardInternational3 = 0x89,
    keyboardInternational4 = 0x8a, keyboardInternational5 = 0x8b, keyboardInternational6 = 0x8c,
    keyboardInternational7 = 0x8d, keyboardInternational8 = 0x8e, keyboardInternational9 = 0x8f,
    keyboardLANG1 = 0x90, keyboardLANG2 = 0x91, keyboardLANG3 = 0x92, keyboardLANG4 = 0x93, keyboardLANG5 = 0x94,
    keyboardLANG6 = 0x95, keyboardLANG7 = 0x96, keyboardLANG8 = 0x97, keyboardLANG9 = 0x98
  /// Keys that change others.
  case keyboardLeftControl = 0xe0, keyboardLeftShift = 0xe1, keyboardLeftAlt = 0xe2, keyboardLeftGUI = 0xe3,
    keyboardRightControl = 0xe4, keyboardRightShift = 0xe5, keyboardRightAlt = 0xe6, keyboardRightGUI = 0xe7
  /// Arrows.
  case keyboardRightArrow = 0x4f, keyboardLeftArrow = 0x50, keyboardDownArrow = 0x51, keyboardUpArrow = 0x52
  /// Keys around the letters, and rare ones.
  case keyboardReturnOrEnter = 0x28, keyboardEscape = 0x29, keyboardDeleteOrBackspace = 0x2a, keyboardTab = 0x2b,
    keyboardSpacebar = 0x2c, keyboardHyphen = 0x2d, keyboardEqualSign = 0x2e, keyboardOpenBracket = 0x2f,
    keyboardCloseBracket = 0x30, keyboardBackslash = 0x31, keyboardNonUSPound = 0x32, keyboardSemicolon = 0x33,
    keyboardQuote = 0x34, keyboardGraveAccentAndTilde = 0x35, keyboardComma = 0x36, keyboardPeriod = 0x37,
    keyboardSlash = 0x38, keyboardCapsLock = 0x39, keyboardPrintScreen = 0x46, keyboardScrollLock = 0x47,
    keyboardPause = 0x48, keyboardInsert = 0x49, keyboardHome = 0x4a, keyboardPageUp = 0x4b,
    keyboardDeleteForward = 0x4c, keyboardEnd = 0x4d, keyboardPageDown = 0x4e, keyboardNonUSBackslash = 0x64,
    keyboardApplication = 0x65, keyboardPower = 0x66, keyboardExecute = 0x74, keyboardHelp = 0x75,
    keyboardMenu = 0x76, keyboardSelect = 0x77, keyboardStop = 0x78, keyboardAgain = 0x79, keyboardUndo = 0x7a,
    keyboardCut = 0x7b, keyboardCopy = 0x7c, keyboardPaste = 0x7d, keyboardFind = 0x7e, keyboardMute = 0x7f,
    keyboardVolumeUp = 0x80, keyboardVolumeDown = 0x81, keyboardLockingCapsLock = 0x82,
    keyboardLockingNumLock = 0x83, keyboardLockingScrollLock = 0x84, keyboardAlternateErase = 0x99,
    keyboardSysReqOrAttention = 0x9a, keyboardCancel = 0x9b, keyboardClear = 0x9c, keyboardPrior = 0x9d,
    keyboardReturn = 0x9e, keyboardSeparator = 0x9f, keyboardOut = 0xa0, keyboardOper = 0xa1,
    keyboardClearOrAgain = 0xa2, keyboardCrSelOrProps = 0xa3, keyboardExSel = 0xa4
  /// What a keyboard says that cannot tell which keys are down.
  case keyboardErrorRollOver = 0x01, keyboardPOSTFail = 0x02, keyboardErrorUndefined = 0x03
  /// Not a key.
  case keyboard_Reserved = 0xffff

  /// The same keys under the names that other keyboards have for them.
  public static let keyboardHangul = UIKeyboardHIDUsage.keyboardLANG1
  /// Changes Hangul into Hanja.
  public static let keyboardHanja = UIKeyboardHIDUsage.keyboardLANG2
  /// Changes to Kana.
  public static let keyboardKanaSwitch = UIKeyboardHIDUsage.keyboardLANG1
  /// Changes to letters and digits.
  public static let keyboardAlphanumericSwitch = UIKeyboardHIDUsage.keyboardLANG2
  /// Katakana.
  public static let keyboardKatakana = UIKeyboardHIDUsage.keyboardLANG3
  /// Hiragana.
  public static let keyboardHiragana = UIKeyboardHIDUsage.keyboardLANG4
  /// Wide and narrow letters.
  public static let keyboardZenkakuHankakuKanji = UIKeyboardHIDUsage.keyboardLANG5
}

extension UIKeyboardHIDUsage {
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
