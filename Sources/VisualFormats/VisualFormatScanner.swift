/// Splits a visual format into characters, names and numbers. White space between them means nothing.
///
/// It counts UTF-16 units, as the position of an error does; all tokens are ASCII.
struct VisualFormatScanner {
  private let units: [UInt16]
  private(set) var position = 0

  init(_ text: String) { units = Array(text.utf16) }

  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return position == units.count
    }
  }

  /// The next character, which remains the next one; nil at the end and if it is not ASCII.
  mutating func peek() -> Character? {
    skipBlanks()
    return character(position)
  }

  mutating func take(_ expected: Character) -> Bool {
    guard peek() == expected else { return false }
    position += 1
    return true
  }

  /// Consumes a C identifier; nil if there is none.
  mutating func name() -> String? {
    guard let first = peek(), first.isLetter || first == "_" else { return nil }
    return run { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Consumes what C's `strtod` would, except signs, words and hexadecimal numbers; nil if there is no number. It may
  /// be infinite.
  mutating func number() -> Double? {
    guard let first = peek() else { return nil }
    let start = position
    guard first.isNumber || first == "." && character(position + 1)?.isNumber == true else { return nil }
    var text = run(\.isNumber)
    if character(position) == "." {
      position += 1
      text = (text.isEmpty ? "0" : text) + "." + run(\.isNumber) + "0"
    }
    text += exponent()
    guard let value = Double(text) else {
      position = start
      return nil
    }
    return value
  }

  /// `e`, a sign and digits; nothing is taken unless there are digits.
  private mutating func exponent() -> String {
    guard let mark = character(position), mark == "e" || mark == "E" else { return "" }
    let start = position
    position += 1
    var sign = ""
    if let character = character(position), character == "+" || character == "-" {
      sign = String(character)
      position += 1
    }
    let digits = run(\.isNumber)
    guard !digits.isEmpty else {
      position = start
      return ""
    }
    return "e" + sign + digits
  }

  private mutating func run(_ belongs: (Character) -> Bool) -> String {
    var text = ""
    while let character = character(position), belongs(character) {
      text.append(character)
      position += 1
    }
    return text
  }

  private mutating func skipBlanks() {
    while let character = character(position), character.isWhitespace { position += 1 }
  }

  private func character(_ index: Int) -> Character? {
    guard index < units.count, units[index] < 0x80 else { return nil }
    return Character(UnicodeScalar(UInt8(units[index])))
  }
}
