extension ConsoleItem {
  /// `UIButton:0x7fde'Press'`, or a name.
  init(_ slice: LogSlice) throws(LogMistake) {
    guard !slice.isEmpty else { throw slice.mistake("a view or layout guide is missing") }
    guard let mark = slice.find(":0x"), mark > slice.startIndex else {
      // Titles stand behind addresses only; a name is what it is.
      if let end = slice.firstIndex(where: { $0.isNewline || $0 == " " && slice.contains(":") }) {
        throw slice.mistake(
          "the name of a view must not contain a line break, and a class without an address must not contain a space",
          at: end)
      }
      self = .named(slice.text)
      return
    }
    try Self.requireClassName(slice[..<mark])
    let (address, end) = try Self.address(slice[(mark + 1)...])
    let rest = slice[end...]
    var title: String?
    if !rest.isEmpty {
      guard rest.count >= 2, rest.first == "'", rest.last == "'" else {
        throw rest.mistake(
          "an address must contain only the digits 0 to 9 and a to f")
      }
      title = rest.dropFirst().dropLast().text
    }
    self = .object(className: slice[..<mark].text, address: address, title: title)
  }

  /// Spaces are only in what follows a private or generic class's name: `App.(Row in _AB12)`.
  private static func requireClassName(_ slice: LogSlice) throws(LogMistake) {
    var depth = 0
    for index in slice.indices {
      switch slice[index] {
      case "(", "<": depth += 1
      case ")", ">": depth -= 1
      case let character where character.isWhitespace && (depth == 0 || character.isNewline):
        throw slice.mistake("the name of a class must not contain a space", at: index)
      default: break
      }
    }
  }

  /// The address that a slice begins with, and where it ends.
  static func address(_ slice: LogSlice) throws(LogMistake) -> (String, end: Int) {
    let digits = slice.dropFirst(2).prefix { $0.isHexDigit }
    guard slice.starts(with: "0x"), !digits.isEmpty else { throw slice.mistake("expected an address (0x…)") }
    return (slice[..<digits.endIndex].text, digits.endIndex)
  }
}

extension ConsoleNumber {
  /// `8`, `-7.5`, `2.22507e-308` or `NSSpace(8)`.
  init(_ slice: LogSlice) throws(LogMistake) {
    if let open = slice.firstIndex(of: "("), slice.last == ")", slice[..<open].allSatisfy(\.isLetter),
      let value = slice[(open + 1)...].dropLast().number
    {
      self.init(value: value, digits: slice[(open + 1)...].dropLast().text, space: slice[..<open].text)
      return
    }
    guard let value = slice.number else { throw slice.mistake("expected a number, not \"\(slice.text)\"") }
    self.init(value: value, digits: slice.text, space: nil)
  }
}

extension ConsoleConstraint.State {
  /// `(active, names: title:UILabel:0x1, '|':UIView:0x2 )` with the spaces before it.
  init(_ slice: LogSlice) throws(LogMistake) {
    let open = slice.firstIndex(of: "(")!
    gap = slice[..<open].text
    guard slice.last == ")" else { throw slice.mistake("the closing ) is missing", at: slice.endIndex) }
    var inner = slice[(open + 1)...].dropLast()
    closing = inner.last == " " ? " )" : ")"
    if inner.last == " " { inner = inner.dropLast() }
    if let names = inner.find("ames: ") {
      let isOld = inner.starts(with: "Names: ")
      word = isOld ? "" : inner[..<max(inner.startIndex, names - 3)].text
      guard isOld || Self.words.contains(word) else { throw inner.mistake("expected the word active or inactive") }
      self.names = try Self.bindings(inner[(names + 6)...])
    } else {
      word = inner.text
      names = []
      guard Self.words.contains(word) else { throw inner.mistake("expected the word active or inactive") }
    }
  }

  private static let words: Set<String> = ["active", "inactive"]

  private static func bindings(_ slice: LogSlice) throws(LogMistake) -> [ConsoleBinding] {
    var bindings: [ConsoleBinding] = []
    var rest = slice
    while !rest.isEmpty {
      guard let mark = rest.find(":0x") else {
        throw rest.mistake("after \"names:\", expected a name and a view, such as '|':UIView:0x7f8e5d404c40")
      }
      var end = try ConsoleItem.address(rest[(mark + 1)...]).end
      if end < rest.endIndex, rest[end] == "'" {
        end = (rest.find("', ", from: end + 1) ?? rest.endIndex - 1) + 1
      }
      bindings.append(try binding(rest[..<end], mark))
      rest = rest[end...]
      if rest.starts(with: ", ") {
        rest = rest.dropFirst(2)
      } else if !rest.isEmpty {
        throw rest.mistake("expected a comma between two names")
      }
    }
    return bindings
  }

  /// `name:Class:0x1`, or `name:0x1`.
  private static func binding(_ slice: LogSlice, _ mark: Int) throws(LogMistake) -> ConsoleBinding {
    guard let colon = slice[..<mark].lastIndex(of: ":") else {
      return ConsoleBinding(key: slice[..<mark].text, item: .address(slice[(mark + 1)...].text))
    }
    return ConsoleBinding(key: slice[..<colon].text, item: try ConsoleItem(slice[(colon + 1)...]))
  }
}
