import Foundation

/// Chooses lines of an indented text.
enum LineFilter {
  /// The lines with a word, whatever its case, below the lines that they are indented under.
  static func lines(of text: String, with word: String) -> String {
    var ancestors: [(indent: Int, line: Substring, isShown: Bool)] = []
    var result: [Substring] = []
    for line in text.split(separator: "\n") {
      let indent = line.prefix { $0 == " " }.count
      while let last = ancestors.last, last.indent >= indent { ancestors.removeLast() }
      let fits = line.range(of: word, options: .caseInsensitive) != nil
      if fits {
        for index in ancestors.indices where !ancestors[index].isShown {
          result.append(ancestors[index].line)
          ancestors[index].isShown = true
        }
        result.append(line)
      }
      ancestors.append((indent, line, fits))
    }
    return result.isEmpty ? "No line of the answer contains \"\(word)\"." : result.joined(separator: "\n")
  }
}
