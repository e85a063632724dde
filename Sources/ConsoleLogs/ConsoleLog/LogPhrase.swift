/// A sentence that is found however the lines of a log are broken: spaces and line ends do not count.
struct LogPhrase {
  let letters: [Character]

  init(_ text: String) {
    letters = text.filter { !$0.isWhitespace }
  }

  /// Where the phrase is that begins in a line of the log; it may end in a later one.
  func range(in line: LogSlice, of characters: [Character]) -> Range<Int>? {
    for start in line.indices where characters[start] == letters[0] {
      if let end = end(from: start, in: characters) { return start..<end }
    }
    return nil
  }

  /// Behind the phrase that begins at `start`.
  func end(from start: Int, in characters: [Character]) -> Int? {
    var (at, matched) = (start, 0)
    while at < characters.count {
      if characters[at] == letters[matched] {
        matched += 1
        if matched == letters.count { return at + 1 }
      } else if !characters[at].isWhitespace {
        return nil
      }
      at += 1
    }
    return nil
  }
}
