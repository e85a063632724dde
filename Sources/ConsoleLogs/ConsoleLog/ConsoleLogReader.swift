/// Goes through a log line by line: a message begins a conflict, quoted descriptions fill it, the broken one ends it.
///
/// Lists without their message count as well: people cut them out. Whatever else stands in a line is skipped, as the prefixes
/// of log servers. A page or a terminal may have broken the lines anywhere, so that messages are found across line ends.
struct ConsoleLogReader {
  private static let message = LogPhrase("Unable to simultaneously satisfy constraints")
  private static let recovery = LogPhrase("Will attempt to recover by breaking constraint")

  private let text: EscapedLog
  private let characters: [Character]
  private var log = ConsoleLog()
  /// The first characters of lines, and behind the last.
  private let starts: [Int]
  private var conflict: ConsoleConflict?
  private var hasList = false
  private var isListClosed = false
  /// Whether `<private>` is in the place of the list.
  private var isPrivate = false
  private var expectsBroken = false
  private var line = 0

  init(_ text: String) {
    self.text = EscapedLog(text)
    let characters = self.text.characters
    self.characters = characters
    starts = [0] + characters.indices.filter { characters[$0].isNewline }.map { $0 + 1 } + [characters.count + 1]
  }

  mutating func read() -> ConsoleLog {
    while line + 1 < starts.count {
      readLine(lineSlice(line))
      line += 1
    }
    finishConflict()
    log.traces = LayoutTrace.traces(in: (0..<starts.count - 1).map { lineSlice($0) })
    if log.isEmpty {
      log.problems.append(
        LogProblem(
          message: "the text contains no constraint conflict, no layout exception and no layout trace", line: 1,
          column: 1))
    }
    return log
  }

  private func lineSlice(_ index: Int) -> LogSlice {
    characters[starts[index]..<max(starts[index], starts[index + 1] - 1)]
  }

  /// The rest of the line that `place` is in; reading goes on there.
  private mutating func rest(from place: Int) -> LogSlice {
    while line + 2 < starts.count, starts[line + 1] <= place { line += 1 }
    let end = max(starts[line], starts[line + 1] - 1)
    return characters[min(place, end)..<end]
  }

  private mutating func readLine(_ slice: LogSlice) {
    var slice = slice
    if let found = Self.message.range(in: slice, of: characters) {
      finishConflict()
      begin(preamble: preamble(slice[..<found.lowerBound]))
      slice = rest(from: found.upperBound)
    } else if let exception = ConsoleException.find(in: slice, of: characters, line: line + 1) {
      finishConflict()
      add(exception.value)
      _ = rest(from: exception.end)
      return
    }
    if let found = Self.recovery.range(in: slice, of: characters) {
      readEntries(slice[..<found.lowerBound])
      expectsBroken = conflict != nil
      slice = rest(from: found.upperBound)
    }
    if conflict != nil, !hasList, slice.trimmed.text == "<private>" { isPrivate = true }
    if expectsBroken { readBroken(slice) } else { readEntries(slice) }
  }

  /// Time, process and category; a page may have broken the line behind them.
  private func preamble(_ slice: LogSlice) -> String {
    let before = slice.trimmed
    guard before.isEmpty, line > 0 else { return before.text }
    let last = lineSlice(line - 1).trimmed
    return last.first?.isNumber ?? false && last.last == "]" ? last.text : ""
  }

  private mutating func begin(preamble: String) {
    conflict = ConsoleConflict(line: line + 1, preamble: preamble, constraints: [], broken: nil)
    (hasList, isListClosed, expectsBroken, isPrivate) = (false, false, false, false)
  }

  private mutating func finishConflict() {
    guard let conflict else { return }
    if conflict.constraints.isEmpty && !hasList {
      let message =
        isPrivate
        ? "the system hides the list of constraints (<private>); run the app from Xcode, or enable private data in the log"
        : "the message has no list of constraints"
      log.problems.append(LogProblem(message: message, line: conflict.line, column: 1))
    }
    if !conflict.constraints.isEmpty { log.conflicts.append(conflict) }
    self.conflict = nil
  }

  /// Some complaints come in several messages, the one for developers first.
  private mutating func add(_ exception: ConsoleException) {
    if let last = log.exceptions.last, last.kind == exception.kind, exception.kind.hasSeveralMessages {
      log.exceptions[log.exceptions.count - 1].text += "\n" + exception.text
    } else {
      log.exceptions.append(exception)
    }
  }

  // MARK: The list

  private mutating func readEntries(_ slice: LogSlice) {
    var slice = slice
    while true {
      let trimmed = slice.trimmed
      if trimmed.count == 1, trimmed.first == ")" {
        // Before the list a parenthesis may be the end of the message's note.
        isListClosed = hasList
        return
      }
      if trimmed.first == "<", trimmed.prefix(while: { $0 != " " }).find("Constraint:") != nil {
        addEntry(bareEntry(from: trimmed.startIndex))
        return
      }
      if conflict != nil, !isListClosed, slice.find("\"<") == nil, let entry = trimmed.withoutBrackets {
        addEntry(["<"] + entry + [">"])
        return
      }
      guard let quote = slice.find("\"<") else { return }
      guard let end = entryEnd(from: quote) else {
        hasList = true
        if isWithoutDescription(lineSlice(line)) {
          unread(
            "the constraint is unknown, because the log shows (null) instead of the constraint",
            at: quote)
        } else {
          unread("the end of the constraint (>\") is missing", at: quote)
        }
        return
      }
      addEntry(characters[(quote + 1)...end.last])
      slice = rest(from: end.next)
    }
  }

  /// An object that was formatted as something else: `"<NSLayoutConstraint: 0x15eebba0> (null) ((null), (null))"`.
  private func isWithoutDescription(_ slice: LogSlice) -> Bool {
    slice.find("(null)") != nil || slice.find("%28null%29") != nil
  }

  /// Where the `>` before the closing quote is, and what is behind the quote; an entry ends before the next one begins and
  /// before an empty line.
  private func entryEnd(from start: Int) -> (last: Int, next: Int)? {
    var at = start + 2
    while at + 1 < characters.count {
      if characters[at] == ">" {
        if characters[at + 1] == "\"" { return (at, at + 2) }
        // The line was as long as the page is wide.
        if characters[at + 1].isNewline, at + 2 < characters.count, characters[at + 2] == "\"",
          at + 3 >= characters.count || characters[at + 3] != "<"
        {
          return (at, at + 3)
        }
      }
      if characters[at] == "\"", characters[at + 1] == "<" { return nil }
      if characters[at].isNewline, characters[at + 1].isNewline { return nil }
      at += 1
    }
    return nil
  }

  /// An entry without quotes: the line, or, if that does not end it, the lines up to one that does.
  private mutating func bareEntry(from start: Int) -> LogSlice {
    var index = line
    while index + 1 < starts.count, index < line + Self.mostLines {
      let slice = lineSlice(index).trimmed
      if slice.isEmpty || index > line && slice.first == "<" { break }
      if slice.endsEntry {
        let end = slice.lastIndex(of: ">") ?? slice.endIndex - 1
        line = index
        return characters[start...end]
      }
      index += 1
    }
    return characters[start..<max(start, starts[line + 1] - 1)].upToLast(">")
  }

  /// No page is so narrow that it breaks an entry into more.
  private static let mostLines = 24

  /// UIKit's lists have some tens; what a longer one says would take long to find out.
  private static let mostEntries = 300

  private mutating func addEntry(_ slice: LogSlice) {
    if isListClosed || conflict?.broken != nil { finishConflict() }
    if conflict == nil { begin(preamble: "") }
    hasList = true
    guard let count = conflict?.constraints.count, count < Self.mostEntries else {
      if conflict?.unreadLines.last != line + 1 {
        unread("a conflict can contain at most \(Self.mostEntries) constraints", at: slice.startIndex)
      }
      return
    }
    do throws(LogMistake) {
      conflict?.constraints.append(try WrappedEntry(slice).constraint())
    } catch {
      unread(error.message, at: error.offset)
    }
  }

  // MARK: The broken constraint

  /// It begins in the first line with something in angle brackets, and is in the list again: its address tells which it is.
  private mutating func readBroken(_ slice: LogSlice) {
    guard let open = slice.firstIndex(of: "<") else { return }
    expectsBroken = false
    isListClosed = true
    let text = bareEntry(from: open)
    let listed = conflict?.constraints ?? []
    do throws(LogMistake) {
      let broken = try WrappedEntry(text).constraint()
      conflict?.broken =
        listed.first { $0.className == broken.className && $0.address == broken.address } ?? broken
      conflict?.brokenText = broken
    } catch {
      let named = listed.first { constraint in
        let name = "<\(constraint.className):\(constraint.address)"
        return text.starts(with: name) && text.dropFirst(name.count).first?.isHexDigit != true
      }
      conflict?.broken = named
      if named == nil { unread(error.message, at: error.offset) }
    }
  }

  // MARK: Problems

  private mutating func unread(_ message: String, at offset: Int) {
    let line = problem(message, at: offset)
    conflict?.unreadLines.append(line)
  }

  /// The line that it is in, from 1.
  @discardableResult
  private mutating func problem(_ message: String, at offset: Int) -> Int {
    var line = min(line, starts.count - 2)
    while line > 0, starts[line] > offset { line -= 1 }
    while line + 2 < starts.count, starts[line + 1] <= offset { line += 1 }
    let column = offset - starts[line] + 1 + text.removed(before: offset, from: starts[line])
    log.problems.append(LogProblem(message: message, line: line + 1, column: column))
    return line + 1
  }
}

extension LogSlice {
  fileprivate func upToLast(_ character: Character) -> LogSlice {
    lastIndex(of: character).map { self[...$0] } ?? self
  }

  /// A description that a page took for a tag and left the brackets out of: `NSLayoutConstraint:0x1 UIView:0x2.width == 3,`.
  ///
  /// source: https://github.com/forkingdog/UITableView-FDTemplateLayoutCell/issues/123
  fileprivate var withoutBrackets: LogSlice? {
    let text = last == "," ? dropLast() : self
    let head = text.prefix { $0 != " " }
    guard let colon = head.find("Constraint:0x"), head[..<colon].allSatisfy({ $0.isLetter || $0 == "_" || $0 == "." })
    else { return nil }
    return text
  }

  /// Whether a line ends in `>`, and perhaps in a comma.
  fileprivate var endsEntry: Bool { last == ">" || last == "," && dropLast().trimmed.last == ">" }
}
