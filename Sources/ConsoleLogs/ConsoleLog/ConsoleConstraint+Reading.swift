import Geometry

extension ConsoleConstraint {
  /// All of `<…>`.
  init(_ slice: LogSlice) throws(LogMistake) {
    guard slice.first == "<", slice.last == ">" else { throw slice.mistake("a constraint must be enclosed in < >") }
    let inner = slice.dropFirst().dropLast()
    guard let colon = inner.firstIndex(of: ":"), !inner[..<colon].contains(" ") else {
      throw inner.mistake("a constraint must begin with a class and an address")
    }
    className = inner[..<colon].text
    var rest = inner[(colon + 1)...]
    address = try Self.address(&rest)
    place = try Self.place(&rest)
    guard rest.first == " " else {
      throw rest.mistake("an address must contain only the digits 0 to 9 and a to f, and must end with a space")
    }
    rest = rest.dropFirst()
    mask = Self.mask(&rest)
    state = try Self.state(&rest)
    content = try Self.content(&rest)
    (identifier, body) = try Self.body(rest)
    try requireKnownNames(slice)
  }

  /// A name is one that the bindings explain, or a library's, which has a class and a colon before it.
  private func requireKnownNames(_ slice: LogSlice) throws(LogMistake) {
    let known = Set(state?.names.map(\.key) ?? [])
    for case .named(let name) in items where !name.contains(":") && !known.contains(name) {
      throw slice.mistake(
        "the list of names at the end of the constraint does not contain the view \"\(name)\"", at: slice.find(name))
    }
  }

  private static func address(_ rest: inout LogSlice) throws(LogMistake) -> String {
    if rest.starts(with: "0x") {
      let (address, end) = try ConsoleItem.address(rest)
      rest = rest[end...]
      return address
    }
    let word = rest.prefix { $0 != " " && $0 != "@" }
    guard !word.isEmpty else { throw rest.mistake("expected an address (0x…)") }
    rest = rest[word.endIndex...]
    return word.text
  }

  /// `@CCBaseCell.swift#88`
  private static func place(_ rest: inout LogSlice) throws(LogMistake) -> CodeLocation? {
    guard rest.first == "@" else { return nil }
    guard let hash = rest.firstIndex(of: "#"), let line = UInt(rest[(hash + 1)...].prefix { $0.isNumber }.text) else {
      throw rest.mistake("after the name of a source file, expected # and a line number")
    }
    let file = rest[(rest.startIndex + 1)..<hash].text
    rest = rest[(hash + 1)...].drop { $0.isNumber }
    return CodeLocation(fileID: file, line: line)
  }

  /// `h=--& v=--& `
  private static func mask(_ rest: inout LogSlice) -> Mask? {
    let at = rest.startIndex
    guard rest.starts(with: "h="), rest.count > 12, rest.dropFirst(6).starts(with: "v="), rest[at + 11].isWhitespace
    else { return nil }
    let mask = Mask(horizontal: rest[(at + 2)..<(at + 5)].text, vertical: rest[(at + 8)..<(at + 11)].text)
    rest = rest.dropFirst(12)
    return mask
  }

  private static func state(_ rest: inout LogSlice) throws(LogMistake) -> State? {
    let places = [" (active", " (inactive", " (Names: "].compactMap { rest.findLast($0) }
    guard let last = places.max() else { return nil }
    let start = rest[...last].lastIndex { $0 != " " }.map { $0 + 1 } ?? last
    let state = try State(rest[start...])
    rest = rest[..<start]
    return state
  }

  /// ` Hug:250 CompressionResistance:750`
  private static func content(_ rest: inout LogSlice) throws(LogMistake) -> Content? {
    let (first, second) = (" Hug:", " CompressionResistance:")
    guard let hug = rest.findLast(first), let resistance = rest.findLast(second), hug < resistance else { return nil }
    let content = Content(
      hugging: try ConsoleNumber(rest[(hug + first.count)..<resistance]),
      resistance: try ConsoleNumber(rest[(resistance + second.count)...]))
    rest = rest[..<hug]
    return content
  }

  /// An identifier may contain quotes: it ends where a body can begin.
  private static func body(_ slice: LogSlice) throws(LogMistake) -> (String?, Body) {
    guard slice.first == "'" else { return (nil, try body(alone: slice)) }
    var first: LogMistake?
    var from = slice.startIndex + 1
    while let end = slice.find("' ", from: from) {
      let identifier = slice[(slice.startIndex + 1)..<end]
      if let newline = identifier.firstIndex(where: \.isNewline) {
        throw first ?? slice.mistake("an identifier must not contain a line break", at: newline)
      }
      do throws(LogMistake) {
        return (identifier.text, try body(alone: slice[(end + 2)...]))
      } catch {
        first = first ?? error
      }
      from = end + 1
    }
    throw first ?? slice.mistake("the quotation mark after the identifier is missing")
  }

  private static func body(alone slice: LogSlice) throws(LogMistake) -> Body {
    ConsoleVisual.begins(slice) ? .visual(try ConsoleVisual(slice)) : .equation(try ConsoleEquation(slice))
  }
}
