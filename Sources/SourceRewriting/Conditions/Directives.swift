/// Conditions of `#if` that an iOS app means in another way than the compiler of this platform.
enum Directives {
  /// The tokens of the line of a directive, the directive included.
  static func line(_ source: TokenizedSource, _ start: Int) -> Range<Int> {
    var end = start + 1
    while end < source.count, !source.tokens[end].startsLine { end += 1 }
    return start..<end
  }

  /// The condition of the line as the rewritten file has it.
  static func condition(_ source: TokenizedSource, _ line: Range<Int>) -> String {
    let answers = Dictionary(self.answers(source, line).map { ($0.first, $0) }) { first, _ in first }
    var text = ""
    var index = line.lowerBound + 1
    while index < line.upperBound {
      // Comments between tokens are left out.
      if !text.isEmpty, !source.adjoins(index) { text += " " }
      text += answers[index]?.value ?? source.text(index)
      index = (answers[index]?.last ?? index) + 1
    }
    return text
  }

  struct Answer {
    var first: Int
    var last: Int
    var value: String
  }

  /// `os(iOS)` and `targetEnvironment(simulator)` are true, `os(Linux)` is false.
  static func answers(_ source: TokenizedSource, _ line: Range<Int>) -> [Answer] {
    var answers: [Answer] = []
    for index in line where source.is(index + 1, "(") && index + 3 < line.upperBound && source.is(index + 3, ")") {
      switch (source.text(index), source.text(index + 2)) {
      case ("os", "iOS"), ("targetEnvironment", "simulator"), ("canImport", "os"):
        answers.append(Answer(first: index, last: index + 3, value: "true"))
      case ("os", "Linux"): answers.append(Answer(first: index, last: index + 3, value: "false"))
      default: break
      }
    }
    return answers
  }
}
