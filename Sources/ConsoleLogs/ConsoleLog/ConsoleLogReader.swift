/// Goes through a log line by line: a message begins a conflict, quoted descriptions fill it, the broken one ends it.
///
/// Lists without their message count as well: people cut them out. Whatever else stands in a line is skipped, as the prefixes
/// of log servers.
struct ConsoleLogReader {
  private static let message = "Unable to simultaneously satisfy constraints"
  private static let recovery = "Will attempt to recover by breaking constraint"

  private let characters: [Character]
  private var log = ConsoleLog()
  /// The first characters of lines, and behind the last.
  private let starts: [Int]
  private var conflict: ConsoleConflict?
  private var hasList = false
  private var isListClosed = false
  private var expectsBroken = false
  private var line = 0

  init(_ text: String) {
    // A line feed after a carriage return is one character in Swift, and would be in no line.
    let characters = Array(text.replacing("\r\n", with: "\n"))
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
    if log.conflicts.isEmpty && log.traces.isEmpty && log.problems.isEmpty {
      log.problems.append(LogProblem(message: "neither a conflict nor a trace of views is in it", line: 1, column: 1))
    }
    return log
  }

  private func lineSlice(_ index: Int) -> LogSlice {
    characters[starts[index]..<max(starts[index], starts[index + 1] - 1)]
  }

  private mutating func readLine(_ slice: LogSlice) {
    if let at = slice.find(Self.message) {
      finishConflict()
      begin(preamble: slice[..<at].trimmed.text)
      return
    }
    var slice = slice
    if let at = slice.find(Self.recovery) {
      expectsBroken = conflict != nil
      slice = slice[(at + Self.recovery.count)...]
    }
    if expectsBroken { readBroken(slice) } else { readEntries(slice) }
  }

  private mutating func begin(preamble: String) {
    conflict = ConsoleConflict(line: line + 1, preamble: preamble, constraints: [], broken: nil)
    (hasList, isListClosed, expectsBroken) = (false, false, false)
  }

  private mutating func finishConflict() {
    guard let conflict else { return }
    if conflict.constraints.isEmpty && !hasList {
      log.problems.append(
        LogProblem(message: "the list of constraints after the message is missing", line: conflict.line, column: 1))
    }
    if !conflict.constraints.isEmpty { log.conflicts.append(conflict) }
    self.conflict = nil
  }

  // MARK: The list

  private mutating func readEntries(_ slice: LogSlice) {
    let trimmed = slice.trimmed
    if trimmed.text == ")" {
      isListClosed = true
      return
    }
    if trimmed.first == "<", trimmed.prefix(while: { $0 != " " }).find("Constraint:") != nil {
      addEntry(trimmed.upToLast(">"))
      return
    }
    var from = slice.startIndex
    while let quote = slice.find("\"<", from: from) {
      guard let end = entryEnd(from: quote) else {
        hasList = true
        problem("the constraint does not end: >\" is missing", at: quote)
        return
      }
      addEntry(characters[(quote + 1)...end])
      from = end + 2
      // A title with a line end goes on in the next lines.
      while line + 1 < starts.count - 1, starts[line + 1] <= end { line += 1 }
      if from > slice.endIndex {
        return readEntries(characters[min(from, starts[line + 1] - 1)..<(starts[line + 1] - 1)])
      }
    }
  }

  /// Where the `>` before the closing quote is; an entry ends before the next one begins and before an empty line.
  private func entryEnd(from start: Int) -> Int? {
    var at = start + 2
    while at + 1 < characters.count {
      if characters[at] == ">", characters[at + 1] == "\"" { return at }
      if characters[at] == "\"", characters[at + 1] == "<" { return nil }
      if characters[at].isNewline, characters[at + 1].isNewline { return nil }
      at += 1
    }
    return nil
  }

  private mutating func addEntry(_ slice: LogSlice) {
    if isListClosed || conflict?.broken != nil { finishConflict() }
    if conflict == nil { begin(preamble: "") }
    hasList = true
    do throws(LogMistake) {
      conflict?.constraints.append(try ConsoleConstraint(slice))
    } catch {
      problem(error.message, at: error.offset)
    }
  }

  // MARK: The broken constraint

  /// It stands in the first line with something in angle brackets, and is in the list again: its address tells which it is.
  private mutating func readBroken(_ slice: LogSlice) {
    guard let open = slice.firstIndex(of: "<") else { return }
    expectsBroken = false
    isListClosed = true
    let text = slice[open...].upToLast(">")
    let listed = conflict?.constraints.first { text.starts(with: "<\($0.className):\($0.address)") }
    guard listed == nil else {
      conflict?.broken = listed
      return
    }
    do throws(LogMistake) {
      conflict?.broken = try ConsoleConstraint(text)
    } catch {
      problem(error.message, at: error.offset)
    }
  }

  private mutating func problem(_ message: String, at offset: Int) {
    let line = starts.lastIndex { $0 <= offset } ?? 0
    log.problems.append(LogProblem(message: message, line: line + 1, column: offset - starts[line] + 1))
  }
}

extension LogSlice {
  fileprivate func upToLast(_ character: Character) -> LogSlice {
    lastIndex(of: character).map { self[...$0] } ?? self
  }
}
