/// A part of the characters of a log; its indices are places in the log.
typealias LogSlice = ArraySlice<Character>

/// Why a part could not be read, and where in the log's characters.
struct LogMistake: Error {
  var message: String
  var offset: Int
}

extension LogSlice {
  var text: String { String(self) }

  func starts(with prefix: String) -> Bool { starts(with: Array(prefix)) }

  /// Where `text` first begins, at `start` or later.
  func find(_ text: String, from start: Int? = nil) -> Int? {
    let wanted = Array(text)
    var at = start ?? startIndex
    while at + wanted.count <= endIndex {
      // Slices cost more than the characters, nearly all of which differ.
      if self[at] == wanted.first, self[at..<at + wanted.count].elementsEqual(wanted) { return at }
      at += 1
    }
    return nil
  }

  /// Where `text` last begins.
  func findLast(_ text: String) -> Int? {
    let wanted = Array(text)
    var at = endIndex - wanted.count
    while at >= startIndex {
      if self[at..<at + wanted.count].elementsEqual(wanted) { return at }
      at -= 1
    }
    return nil
  }

  var trimmed: LogSlice {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
    else { return self[startIndex..<startIndex] }
    return self[first...last]
  }

  func mistake(_ message: String, at offset: Int? = nil) -> LogMistake {
    LogMistake(message: message, offset: offset ?? startIndex)
  }

  /// A finite number as `%g` prints it, all of the slice.
  var number: Double? {
    guard let first, first.isNumber || first == "-" || first == "." || first == "+" else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
