/// Walks over the text of a JSON document without keeping anything of it: finds the first place at which it is none, and the places of
/// values, so that messages about a file that nobody vouches for have a line and a column.
///
/// Uses no stack of the thread, however deep the text is.
package struct JSONScanner {
  /// What is wrong with a text, and where.
  package struct Problem: Error, Hashable {
    /// A sentence without a place.
    package var message: String
    /// From 1.
    package var line: Int
    /// In bytes, from 1.
    package var column: Int
  }

  /// Lists and objects that may lie in each other.
  package static let deepestNesting = 64

  private let bytes: [UInt8]
  private var place = 0

  /// A scanner of a text in UTF-8.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A mark of the order of bytes is no part of the text.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// - Throws: ``Problem`` at the first place at which the text is no JSON (RFC 8259), or too deep.
  package func check() throws(Problem) {
    var scanner = self
    try scanner.skipValue()
    scanner.skipSpace()
    if scanner.place < bytes.count { throw scanner.problem("unexpected text after the end of the JSON") }
  }

  /// The line and column of a value of a checked text: the keys and indices that lead to it. Of what is missing the place is that of
  /// what should have it.
  package func position(of path: [any CodingKey]) -> (line: Int, column: Int) {
    var scanner = self
    scanner.skipSpace()
    for step in path {
      let start = scanner.place
      guard (try? scanner.enter(step)) == true else { return position(at: start) }
    }
    return position(at: scanner.place)
  }

  /// A problem at a value of a checked text.
  package func problem(_ message: String, at path: [any CodingKey]) -> Problem {
    let (line, column) = position(of: path)
    return Problem(message: message, line: line, column: column)
  }

  // MARK: Values

  /// Goes over one value with everything inside.
  private mutating func skipValue() throws(Problem) {
    // For each list or object that is open, the bracket that ends it.
    var open: [UInt8] = []
    repeat {
      skipSpace()
      if let end = open.last, byte == end {
        place += 1
        open.removeLast()
      } else {
        if open.last == UInt8(ascii: "}") { try skipKey() }
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          guard open.count < Self.deepestNesting else {
            throw problem("the nesting of arrays and objects is deeper than \(Self.deepestNesting) levels")
          }
          open.append(byte == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]"))
          place += 1
          continue
        default: try skipScalar()
        }
      }
      try skipSeparator(&open)
    } while !open.isEmpty
  }

  /// After a value: a comma with another value behind it, or the end of what is around the value.
  private mutating func skipSeparator(_ open: inout [UInt8]) throws(Problem) {
    while let end = open.last {
      skipSpace()
      if byte == UInt8(ascii: ",") {
        place += 1
        skipSpace()
        if byte == end { throw problem("a value is missing after the comma") }
        return
      }
      guard byte == end else {
        throw problem(byte == nil ? Self.truncated : "a comma or \"\(Character(UnicodeScalar(end)))\" is missing")
      }
      place += 1
      open.removeLast()
    }
  }

  private mutating func skipKey() throws(Problem) {
    guard byte == UInt8(ascii: "\"") else {
      throw problem(byte == nil ? Self.truncated : "a key is missing")
    }
    try skipString()
    skipSpace()
    guard byte == UInt8(ascii: ":") else { throw problem(byte == nil ? Self.truncated : "a colon is missing") }
    place += 1
    skipSpace()
  }

  private mutating func skipScalar() throws(Problem) {
    switch byte {
    case nil: throw problem(Self.truncated)
    case UInt8(ascii: "\""): try skipString()
    case UInt8(ascii: "-"): try skipNumber()
    case let byte? where Self.digits.contains(byte): try skipNumber()
    default:
      for word in ["true", "false", "null"] where bytes[place...].starts(with: word.utf8) {
        place += word.utf8.count
        return
      }
      throw problem("expected a JSON value, such as a finite number or a string in quotation marks")
    }
  }

  private mutating func skipString() throws(Problem) {
    let start = place
    place += 1
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        return
      case UInt8(ascii: "\\"): place += 2
      case 0..<0x20: throw problem("a string contains a control character")
      default: place += 1
      }
    }
    place = start
    throw problem("the file is truncated: a quotation mark is missing")
  }

  private mutating func skipNumber() throws(Problem) {
    let start = place
    if byte == UInt8(ascii: "-") { place += 1 }
    let whole = place
    skipDigits()
    var isWrong = place == whole || (bytes[whole] == UInt8(ascii: "0") && place > whole + 1)
    if byte == UInt8(ascii: ".") {
      place += 1
      isWrong = isWrong || !skipDigits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      place += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { place += 1 }
      isWrong = isWrong || !skipDigits()
    }
    let isFinite = Double(String(decoding: bytes[start..<place], as: UTF8.self))?.isFinite ?? false
    guard isWrong || !isFinite else { return }
    place = start
    throw problem(isWrong ? "expected a JSON number" : "the number is too large")
  }

  @discardableResult
  private mutating func skipDigits() -> Bool {
    let start = place
    while let byte, Self.digits.contains(byte) { place += 1 }
    return place > start
  }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
  }

  // MARK: Places

  /// Goes from a list or an object to one of its values; false if there is none.
  private mutating func enter(_ step: any CodingKey) throws(Problem) -> Bool {
    guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") else { return false }
    let isObject = byte == UInt8(ascii: "{")
    place += 1
    var index = 0
    while true {
      skipSpace()
      guard let byte, byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]") else { return false }
      if isObject {
        let start = place + 1
        try skipString()
        let isWanted = bytes[start..<(place - 1)].elementsEqual(step.stringValue.utf8)
        skipSpace()
        place += 1
        skipSpace()
        if isWanted { return true }
      } else if index == step.intValue {
        return true
      }
      try skipValue()
      skipSpace()
      if self.byte == UInt8(ascii: ",") { place += 1 }
      index += 1
    }
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  private static let truncated = "the file is truncated"

  private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func problem(_ message: String) -> Problem {
    let (line, column) = position(at: min(place, bytes.count))
    return Problem(message: message, line: line, column: column)
  }

  private func position(at place: Int) -> (line: Int, column: Int) {
    var (line, start) = (1, 0)
    for index in 0..<place where bytes[index] == UInt8(ascii: "\n") { (line, start) = (line + 1, index + 1) }
    return (line, place - start + 1)
  }
}
