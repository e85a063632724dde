/// What a message says, whatever its wording: its quoted names and its numbers.
enum MessageFacts {
  /// The names, with their quotation marks, and the numbers in the order of the message: `"Save" 12 40` for
  /// `"Save" reaches 12 to 40 points beyond the screen`. The facts of this text are the text itself.
  static func text(of message: String) -> String {
    var facts: [Substring] = []
    var rest = message[...]
    while let start = rest.firstIndex(where: { $0 == "\"" || $0.isDigit }) {
      let end = rest[start] == "\"" ? rest.endOfName(at: start) : rest.endOfNumber(at: start)
      facts.append(rest[start..<end])
      rest = rest[end...]
    }
    return facts.joined(separator: " ")
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }
}

extension Substring {
  /// The index after the closing quotation mark, or the end of a name that nothing closes.
  fileprivate func endOfName(at start: Index) -> Index {
    let inside = self[index(after: start)...]
    return inside.firstIndex(of: "\"").map(index(after:)) ?? endIndex
  }

  /// The index after the last digit. A point belongs to the number if a digit follows.
  fileprivate func endOfNumber(at start: Index) -> Index {
    var end = start
    while end < endIndex {
      let next = index(after: end)
      let isPoint = self[end] == "." && next < endIndex && self[next].isDigit
      guard self[end].isDigit || isPoint else { break }
      end = next
    }
    return end
  }
}
