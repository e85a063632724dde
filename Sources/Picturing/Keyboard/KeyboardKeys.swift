import Geometry
import LayoutReports
import Platform
import UIKitCore

/// A key of a keyboard in a picture.
struct KeyboardKey {
  enum Face {
    case text(String)
    /// A symbol of the system.
    case symbol(String)
    /// A digit with letters below it.
    case digit(String, String)
  }

  enum Kind {
    /// Types something.
    case letter
    /// Does something else.
    case special
    /// In the color of the tint, with white text.
    case prominent
    /// As a special one, with a pale text: it cannot be pressed now.
    case disabled
    /// Has no plate.
    case bare
  }

  var face: Face
  var kind = Kind.letter
  var rect: Rect
  /// What a flick on the key of a tablet types, over its face.
  var second: String?
}

/// What a keyboard shows, and where; points from its upper left corner.
struct KeyboardKeys {
  /// What decides about the keys.
  struct Conditions {
    var size: Size
    var isTablet = false
    var release = 26
    /// The strip of the home indicator, and what lies at the sides of a phone on its side.
    var insets = Insets()
    var isUpright = true
    var language: String?
    var type = UIKeyboardType.default
    var returnKey = UIReturnKeyType.default
    /// Whether the return key can be pressed.
    var mayReturn = true
    /// Whether there is a row over the keys.
    var hasSuggestions = false
    /// Whether the next letter is a capital one.
    var isShifted = false
  }

  private(set) var keys: [KeyboardKey] = []
  private let conditions: Conditions
  private let rows: KeyboardRows
  private let gap: Double
  private let margin: Double
  /// Where the rows begin, and from one row to the next.
  private let top: Double
  private let pitch: Double

  init(_ conditions: Conditions) {
    self.conditions = conditions
    rows = KeyboardRows(language: conditions.language)
    gap = conditions.isTablet ? KeyboardLook.gap.tablet : KeyboardLook.gap.phone
    margin = (conditions.isTablet ? KeyboardLook.margin.tablet : KeyboardLook.margin.phone) + conditions.insets.left
    let hasStrip = conditions.insets.bottom > 0
    let below =
      !hasStrip ? 0 : conditions.isTablet || !conditions.isUpright ? KeyboardLook.lowStrip : KeyboardLook.strip
    let above = conditions.heightOfSuggestions
    top = above
    pitch = max(0, conditions.size.height - above - below) / 4
    if isPad { addPad() } else { addRows() }
    if below == KeyboardLook.strip { addStrip() }
    if conditions.isTablet, above > 0 { addShortcuts(above) }
  }

  private var isPad: Bool {
    let pads: [UIKeyboardType] = [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad]
    return !conditions.isTablet && pads.contains(conditions.type)
  }

  private var showsDigits: Bool {
    let types: [UIKeyboardType] = [
      .numbersAndPunctuation, .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad,
    ]
    return types.contains(conditions.type)
  }

  private var width: Double { conditions.size.width - 2 * margin }
  /// Of a key with one letter: ten of them fill the width.
  private var keyWidth: Double {
    let most = Double(max(10, (letters.map(\.count).max() ?? 10) + (conditions.isTablet ? 1 : 0)))
    return (width - gap * (most - 1)) / most
  }
  private var letters: [[String]] { showsDigits ? KeyboardRows.digits : rows.letters }
  private func shown(_ letter: String) -> String { conditions.isShifted && !showsDigits ? letter.uppercased() : letter }

  private func place(_ row: Int, _ x: Double, _ width: Double) -> Rect {
    let height = pitch * KeyboardLook.keyShare
    return Rect(x: x, y: top + Double(row) * pitch + (pitch - height) * 0.75, width: width, height: height)
  }

  private mutating func add(_ face: KeyboardKey.Face, _ kind: KeyboardKey.Kind, _ rect: Rect) {
    keys.append(KeyboardKey(face: face, kind: kind, rect: rect))
  }

  /// Adds a key that types something.
  private mutating func add(_ face: KeyboardKey.Face, _ rect: Rect, second: String? = nil) {
    keys.append(KeyboardKey(face: face, rect: rect, second: second))
  }

  /// What the key of a letter on a tablet has besides.
  private func second(_ row: Int, _ place: Int) -> String? {
    guard conditions.isTablet, !showsDigits, KeyboardRows.seconds.indices.contains(row) else { return nil }
    let signs = KeyboardRows.seconds[row]
    return signs.indices.contains(place) ? signs[place] : nil
  }

  // MARK: Letters

  private mutating func addRows() {
    let unit = keyWidth
    let end = margin + width
    for (row, line) in letters.enumerated() {
      let isLast = row == letters.count - 1
      let room = Double(line.count) * unit + Double(line.count - 1) * gap
      var x = margin + (width - room) / 2
      if conditions.isTablet { x = margin + Double(row) * unit * 0.4 * (isLast ? 0 : 1) + (isLast ? unit + gap : 0) }
      if isLast, !conditions.isTablet { addShiftAndDelete(row, unit) }
      for (place, letter) in line.enumerated() {
        add(.text(shown(letter)), self.place(row, x, unit), second: second(row, place))
        x += unit + gap
      }
      guard conditions.isTablet else { continue }
      if row == 0 { add(.symbol("delete.left"), .special, place(row, x, end - x)) }
      if row == 1 { addReturn(place(row, x, end - x)) }
      if isLast {
        for sign in [",", "."] where !showsDigits {
          add(.text(sign), place(row, x, unit), second: KeyboardRows.secondSigns[sign])
          x += unit + gap
        }
        add(.symbol("shift"), .special, place(row, margin, unit))
        add(.symbol("shift"), .special, place(row, x, end - x))
      }
    }
    if conditions.isTablet { addLastRowOfTablet(unit) } else { addLastRow(unit) }
  }

  private mutating func addShiftAndDelete(_ row: Int, _ unit: Double) {
    let side = unit * 1.28
    let shift: KeyboardKey.Face =
      showsDigits ? .text("#+=") : .symbol(conditions.isShifted ? "shift.fill" : "shift")
    add(shift, .special, place(row, margin, side))
    add(.symbol("delete.left"), .special, place(row, margin + width - side, side))
  }

  private mutating func addLastRow(_ unit: Double) {
    let side = unit * 2.5 + gap * 1.5
    let end = margin + width
    var x = margin + side + gap
    add(.text(showsDigits ? "ABC" : "123"), .special, place(3, margin, side))
    let before = end - side - gap
    switch conditions.type {
    case .URL:
      let part = (before - x - 2 * gap) / 3
      for sign in [".", "/", ".com"] {
        add(.text(sign), place(3, x, part))
        x += part + gap
      }
    case .emailAddress, .webSearch, .twitter:
      let signs = conditions.type == .webSearch ? ["."] : conditions.type == .twitter ? ["@", "#"] : ["@", "."]
      let taken = Double(signs.count) * (unit + gap)
      addSpace(place(3, x, before - x - taken))
      x = before - taken + gap
      for sign in signs {
        add(.text(sign), place(3, x, unit))
        x += unit + gap
      }
    default: addSpace(place(3, x, before - x))
    }
    addReturn(place(3, end - side, side))
  }

  private mutating func addLastRowOfTablet(_ unit: Double) {
    let end = margin + width
    var x = margin
    for face in [KeyboardKey.Face.text(showsDigits ? "ABC" : ".?123"), .symbol("face.smiling"), .symbol("mic")] {
      add(face, .special, place(3, x, unit))
      x += unit + gap
    }
    let side = unit * 1.4
    addSpace(place(3, x, end - 2 * side - 2 * gap - x))
    add(.text(showsDigits ? "ABC" : ".?123"), .special, place(3, end - 2 * side - gap, side))
    add(.symbol("keyboard.chevron.compact.down"), .special, place(3, end - side, side))
  }

  /// The key has no word on it since iOS 26.
  private mutating func addSpace(_ rect: Rect) {
    add(.text(KeyboardLook.returnIsSign[conditions.release] ? "" : rows.space), rect)
  }

  private mutating func addReturn(_ rect: Rect) {
    let (type, hasSign) = (conditions.returnKey, KeyboardLook.returnIsSign[conditions.release])
    let face: KeyboardKey.Face =
      hasSign && type.symbol != nil ? .symbol(type.symbol ?? "") : .text(type.title ?? rows.returnWord)
    add(face, !conditions.mayReturn ? .disabled : type == .default ? .special : .prominent, rect)
  }

  // MARK: Digits

  private mutating func addPad() {
    let space = 6.0
    let part = (conditions.size.width - 2 * margin - 2 * space - 6) / 3
    func place(_ row: Int, _ column: Int) -> Rect {
      var rect = self.place(row, margin + 3 + Double(column) * (part + space), part)
      (rect.y, rect.height) = (top + Double(row) * pitch + space, pitch - space)
      return rect
    }
    for (row, line) in KeyboardRows.pad.enumerated() {
      for (column, key) in line.enumerated() { add(.digit(key.digit, key.letters), place(row, column)) }
    }
    switch conditions.type {
    case .decimalPad: add(.text("."), .bare, place(3, 0))
    case .phonePad: add(.text("+*#"), .bare, place(3, 0))
    default: break
    }
    add(.digit("0", ""), place(3, 1))
    add(.symbol("delete.left"), .bare, place(3, 2))
  }

  // MARK: Above and below the keys

  /// The row over the keys of a tablet.
  private mutating func addShortcuts(_ height: Double) {
    for (index, name) in ["arrow.uturn.backward", "arrow.uturn.forward", "doc.on.clipboard"].enumerated() {
      add(.symbol(name), .bare, Rect(x: 24 + Double(index) * 50, y: 4, width: 40, height: height - 4))
    }
  }

  private mutating func addStrip() {
    guard !isPad else { return }
    let y = top + 4 * pitch + 10
    add(.symbol("face.smiling"), .bare, Rect(x: 20, y: y, width: 30, height: 30))
    add(.symbol("mic"), .bare, Rect(x: conditions.size.width - 50, y: y, width: 30, height: 30))
  }
}

extension KeyboardKeys.Conditions {
  /// The height of the row over the keys; 0 without one. Points.
  var heightOfSuggestions: Double {
    guard hasSuggestions else { return 0 }
    return KeyboardLook.suggestions(idiom: isTablet ? .pad : .phone, isUpright: isUpright, release: release)
  }
}

extension UIReturnKeyType {
  /// The sign on the key since iOS 26; nil where a word is on it, or the sign is not known (DEVIATIONS.md, 503).
  fileprivate var symbol: String? {
    switch self {
    case .default: "return"
    case .go: "arrow.right"
    case .google, .search, .yahoo: "magnifyingglass"
    case .send: "arrow.up"
    case .done: "checkmark"
    case .join, .next, .route, .emergencyCall, .continue: nil
    }
  }

  /// Nil for the key with the system's word.
  fileprivate var title: String? {
    switch self {
    case .default: nil
    case .go: "go"
    case .google, .search, .yahoo: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "emergency call"
    case .continue: "continue"
    }
  }
}
