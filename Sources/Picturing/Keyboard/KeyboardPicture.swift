import Geometry
import LayoutReports
import Platform
import UIKitCore

extension ViewReport {
  /// The system's keyboard over a window, as pictures show it; nil while there is none. In place of an input view of the app's own, and over
  /// an object that takes no keys, there is the ground alone. What the app shows above the keys is among its views.
  ///
  /// - Parameters:
  ///   - isUpright: Whether the screen is higher than wide.
  ///   - language: That of the keys, such as `de`; nil is English.
  @MainActor
  package init?(keyboardOver window: UIWindow, isUpright: Bool, language: String?) {
    guard let keyboard = window.screen.keyboard else { return nil }
    let frame = keyboard.frame(on: window.screen)
    let profile = window.layoutProfile
    let responder = window.firstResponder
    let traits = responder as? any UITextInputTraits
    var isDark = window.traitCollection.userInterfaceStyle == .dark
    if let appearance = traits?.keyboardAppearance, appearance != .default { isDark = appearance == .dark }
    let accessory = Double(window.inputAccessoryHeight)
    let safe = window.safeAreaInsets
    let isTablet = window.traitCollection.userInterfaceIdiom == .pad
    var conditions = KeyboardKeys.Conditions(
      size: Size(width: Double(frame.width), height: max(0, Double(frame.height) - accessory)), isTablet: isTablet,
      release: profile.release,
      insets: Insets(top: 0, left: Double(safe.left), bottom: Double(safe.bottom), right: Double(safe.right)),
      isUpright: isUpright, language: language, type: traits?.keyboardType ?? .default,
      returnKey: traits?.returnKeyType ?? .default, isShifted: responder?.startsWithCapital ?? false)
    conditions.hasSuggestions =
      responder?.hasSuggestions(idiom: isTablet ? .pad : .phone, release: profile.release) ?? false
    if traits?.enablesReturnKeyAutomatically == true {
      conditions.mayReturn = (responder as? any UIKeyInput)?.hasText ?? true
    }
    self.init(className: "UIKeyboard", frame: Rect(frame))
    guard conditions.size.height > 0 else { return }
    let picture = KeyboardPicture(window: window, release: profile.release, isDark: isDark)
    decorations = picture.ground(conditions.size, below: accessory)
    if let responder, !(responder is any UIKeyInput) || responder.shownInputView != nil { return }
    if conditions.hasSuggestions, let responder {
      if responder.suggestsWords(release: profile.release) {
        decorations += picture.suggestions(responder.suggestions(language), conditions, below: accessory)
      } else if responder.offersPasswords(release: profile.release) {
        decorations += picture.passwords(conditions, below: accessory)
      }
    }
    decorations += KeyboardKeys(conditions).keys.flatMap { key in
      var key = key
      key.rect.y += accessory
      return picture.decorations(of: key)
    }
  }
}

/// How keys are drawn.
@MainActor
private struct KeyboardPicture {
  let window: UIWindow
  let release: Int
  let isDark: Bool

  private var colors: KeyboardLook.Colors { isDark ? KeyboardLook.dark[release] : KeyboardLook.light[release] }
  private var ink: UIColor { UIColor(white: isDark ? 1 : 0, alpha: 1) }

  private func color(_ bytes: (red: Int, green: Int, blue: Int)) -> Color {
    Color(red: Double(bytes.red) / 255, green: Double(bytes.green) / 255, blue: Double(bytes.blue) / 255)
  }

  func ground(_ size: Size, below top: Double) -> [Decoration] {
    let corner = KeyboardLook.groundCorner[release]
    let rect = Rect(x: 0, y: top, width: size.width, height: size.height)
    guard corner > 0 else { return [.fill(rect, color(colors.ground), cornerRadius: 0)] }
    let lower = Rect(x: 0, y: top + corner, width: size.width, height: max(0, size.height - corner))
    return [
      .fill(rect, color(colors.ground), cornerRadius: corner), .fill(lower, color(colors.ground), cornerRadius: 0),
    ]
  }

  /// Three words with lines between them, on a phone across the keyboard, on a tablet in the middle.
  func suggestions(
    _ words: [String], _ conditions: KeyboardKeys.Conditions, below top: Double
  ) -> [Decoration] {
    let height = conditions.heightOfSuggestions
    // The buttons at both sides of a tablet have as much room.
    let inset = conditions.isTablet ? max(conditions.insets.left, 190) : conditions.insets.left
    let part = max(0, conditions.size.width - 2 * inset) / 3
    if conditions.isTablet, words.isEmpty { return [] }
    let lines = [1.0, 2].map { place -> Decoration in
      let rect = Rect(x: inset + place * part, y: top + 14, width: 1, height: height - 20)
      return .fill(rect, window.pictureColor(.separator), cornerRadius: 0)
    }
    return lines
      + words.prefix(3).enumerated().flatMap { place, word in
        window.placed(
          word, .systemFont(ofSize: 17), ink,
          in: Rect(x: inset + Double(place) * part + 4, y: top + 4, width: max(0, part - 8), height: height - 4))
      }
  }

  /// What leads to the passwords of the user.
  func passwords(_ conditions: KeyboardKeys.Conditions, below top: Double) -> [Decoration] {
    let height = conditions.heightOfSuggestions
    let isEnglish = (conditions.language ?? "en").lowercased().hasPrefix("en")
    let row = Rect(x: 0, y: top + 4, width: conditions.size.width, height: height - 4)
    var key = KeyboardKey(face: .symbol("key.fill"), kind: .bare, rect: row)
    guard isEnglish else { return face(of: key) }
    key.rect.x = -55
    return face(of: key) + window.placed("Passwords", .systemFont(ofSize: 17), ink, in: row)
  }

  func decorations(of key: KeyboardKey) -> [Decoration] { plate(of: key) + face(of: key) }

  private func plate(of key: KeyboardKey) -> [Decoration] {
    let corner = KeyboardLook.keyCorner[release]
    var plates: [Decoration] = []
    if key.kind != .bare, colors.edge > 0 {
      let below = Rect(x: key.rect.x, y: key.rect.y + 1, width: key.rect.width, height: key.rect.height)
      plates.append(.fill(below, Color(red: 0, green: 0, blue: 0, alpha: colors.edge), cornerRadius: corner))
    }
    switch key.kind {
    case .letter: plates.append(.fill(key.rect, color(colors.key), cornerRadius: corner))
    case .special, .disabled: plates.append(.fill(key.rect, color(colors.special), cornerRadius: corner))
    case .prominent: plates.append(.fill(key.rect, window.pictureColor(.systemBlue), cornerRadius: corner))
    case .bare: break
    }
    return plates
  }

  private func face(of key: KeyboardKey) -> [Decoration] {
    var ink = key.kind == .prominent ? .white : ink
    if key.kind == .disabled { ink = ink.withAlphaComponent(CGFloat(KeyboardLook.disabledInk)) }
    switch key.face {
    case .text(let text):
      if let second = key.second { return twoFaces(text, second, in: key.rect) }
      let size: CGFloat = text.count > 1 ? 16 : key.rect.height > 50 ? 24 : min(23, CGFloat(key.rect.height) * 0.55)
      return window.placed(text, .systemFont(ofSize: size), ink, in: key.rect)
    case .symbol(let name):
      // The signs below the keys are larger than those on them.
      let side = key.kind == .bare ? 26 : min(22, key.rect.height * 0.55, key.rect.width * 0.8)
      let place = Rect(
        x: key.rect.x + (key.rect.width - side) / 2, y: key.rect.y + (key.rect.height - side) / 2, width: side,
        height: side)
      return [
        .image(
          ImageContent(
            name: name, contentMode: "scaleAspectFit", size: place.size, tint: window.pictureColor(ink),
            isTemplate: true, isSymbol: true), place)
      ]
    case .digit(let digit, let letters):
      guard !letters.isEmpty else { return window.placed(digit, .systemFont(ofSize: 25), ink, in: key.rect) }
      let (upper, lower) = (key.rect.height * 0.62, key.rect.height * 0.3)
      return window.placed(
        digit, .systemFont(ofSize: 25), ink,
        in: Rect(x: key.rect.x, y: key.rect.y, width: key.rect.width, height: upper))
        + window.placed(
          letters, .systemFont(ofSize: 10, weight: .bold), ink,
          in: Rect(x: key.rect.x, y: key.rect.y + upper - 3, width: key.rect.width, height: lower))
    }
  }
}

extension KeyboardPicture {
  /// The key of a tablet with a sign over its letter; a comma and a point are as strong as the signs over them.
  private func twoFaces(_ text: String, _ second: String, in rect: Rect) -> [Decoration] {
    let isSign = text.first?.isLetter != true
    let height = rect.height
    let size = CGFloat(isSign ? height * 0.32 : height * 0.25)
    let strength = isSign ? 1 : CGFloat(KeyboardLook.secondInk)
    let upper = Rect(x: rect.x, y: rect.y + height * 0.06, width: rect.width, height: height * 0.36)
    let lower = Rect(x: rect.x, y: rect.y + height * 0.36, width: rect.width, height: height * 0.6)
    return window.placed(second, .systemFont(ofSize: size), ink.withAlphaComponent(strength), in: upper)
      + window.placed(text, .systemFont(ofSize: isSign ? size : min(22, CGFloat(height) * 0.46)), ink, in: lower)
  }
}

extension UIResponder {
  /// What the keyboard offers: for an empty English text the words that a new device has, else what is being typed, in quotes. A dictionary is
  /// not at hand (DEVIATIONS.md, 446).
  @MainActor
  fileprivate func suggestions(_ language: String?) -> [String] {
    let text = (self as? UITextField)?.text ?? (self as? UITextView)?.text ?? ""
    let isEnglish = (language ?? "en").lowercased().hasPrefix("en")
    if text.isEmpty { return isEnglish ? ["I", "The", "I’m"] : [] }
    let word = text.reversed().prefix { $0.isLetter || $0 == "’" || $0 == "'" }
    return word.isEmpty ? [] : ["“\(String(word.reversed()))”"]
  }

  /// Whether the keyboard shows capital letters for what is typed next, at the end of the text.
  @MainActor
  fileprivate var startsWithCapital: Bool {
    guard let input = self as? any UITextInputTraits else { return false }
    let text = (self as? UITextField)?.text ?? (self as? UITextView)?.text ?? ""
    switch input.autocapitalizationType {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.last.map(\.isWhitespace) ?? true
    case .sentences:
      let words = text.trimmingSuffix { $0.isWhitespace }
      return words.isEmpty || words.count < text.count && ".!?".contains(words.last ?? " ")
    }
  }
}

extension String {
  /// The text without the characters at its end for which the condition holds.
  fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> String {
    var rest = self[...]
    while let last = rest.last, isLeftOut(last) { rest.removeLast() }
    return String(rest)
  }
}
