import Geometry

extension ConsoleVisual {
  /// Whether a body is in visual format rather than an equation.
  static func begins(_ slice: LogSlice) -> Bool {
    slice.starts(with: "H:|") || slice.starts(with: "H:[") || slice.starts(with: "V:|") || slice.starts(with: "V:[")
  }

  init(_ slice: LogSlice) throws(LogMistake) {
    axis = slice.first == "H" ? .horizontal : .vertical
    var rest = slice.dropFirst(2)
    for word in ["LTR", "RTL"] where rest.hasEnding("(\(word))") {
      direction = word
      rest = rest.dropLast(word.count + 2)
    }
    (views, between) = ([], [])
    if rest.first == "|" {
      rest = rest.dropFirst()
      start = try Self.connection(&rest)
    }
    while true {
      views.append(try Self.view(&rest))
      if rest.isEmpty { break }
      let connection = try Self.connection(&rest)
      if rest.first == "|", rest.count == 1 {
        end = connection
        break
      }
      between.append(connection)
    }
  }

  /// Up to the next view or edge.
  private static func connection(_ rest: inout LogSlice) throws(LogMistake) -> Connection {
    guard rest.first == "-" else { return .flush }
    rest = rest.dropFirst()
    if rest.first == "[" || rest.first == "|" { return .standard }
    // A dash ends the connection where a view or an edge follows; others are signs.
    guard let dash = [rest.find("-["), rest.find("-|")].compactMap({ $0 }).min() else {
      throw rest.mistake("after a distance, expected - and a view or |")
    }
    let inner = rest[..<dash]
    rest = rest[(dash + 1)...]
    guard inner.first == "(" else { return .bare(try ConsoleNumber(inner)) }
    guard inner.last == ")" else { throw inner.mistake("the ) after the distance is missing", at: inner.endIndex) }
    return .predicates(try predicates(inner.dropFirst().dropLast()))
  }

  private static func view(_ rest: inout LogSlice) throws(LogMistake) -> View {
    guard rest.first == "[" else { throw rest.mistake("expected a view in [ ]") }
    guard let close = rest.indices.first(where: { endsView(rest, $0) }) else {
      throw rest.mistake("the ] after the view is missing", at: rest.endIndex)
    }
    let inner = rest[(rest.startIndex + 1)..<close]
    rest = rest[(close + 1)...]
    guard inner.last == ")", let open = inner.lastIndex(of: "(") else {
      return View(item: try ConsoleItem(inner), predicates: [])
    }
    return View(item: try ConsoleItem(inner[..<open]), predicates: try predicates(inner[(open + 1)...].dropLast()))
  }

  /// A title may contain brackets; behind the one that counts the format goes on or ends.
  private static func endsView(_ slice: LogSlice, _ index: Int) -> Bool {
    guard slice[index] == "]" else { return false }
    let next = index + 1
    return next == slice.endIndex || slice[next] == "-" || slice[next] == "[" || slice[next] == "|"
  }

  private static func predicates(_ slice: LogSlice) throws(LogMistake) -> [Predicate] {
    var list: [Predicate] = []
    for part in slice.split(separator: ",", omittingEmptySubsequences: false) { list.append(try predicate(part)) }
    return list
  }

  private static func predicate(_ slice: LogSlice) throws(LogMistake) -> Predicate {
    var rest = slice
    let relation = Relation.allCases.first { rest.starts(with: $0.sign) }
    if relation != nil { rest = rest.dropFirst(2) }
    var priority: ConsolePriority?
    if let at = rest.lastIndex(of: "@"), rest[(at + 1)...].number != nil {
      priority = ConsolePriority(mark: "@", number: try ConsoleNumber(rest[(at + 1)...]))
      rest = rest[..<at]
    }
    if let number = try? ConsoleNumber(rest) {
      return Predicate(relation: relation, operand: .number(number), priority: priority)
    }
    guard rest.first?.isLetter == true || rest.first == "_" else {
      throw rest.mistake("expected a number or a view, not \"\(rest.text)\"")
    }
    return Predicate(relation: relation, operand: .item(try ConsoleItem(rest)), priority: priority)
  }
}

extension LogSlice {
  fileprivate func hasEnding(_ text: String) -> Bool { suffix(text.count).elementsEqual(text) }
}
